/** Lists of payments: those that wait for a decision come first. */
export const paymentFilters = ['review', 'open', 'done', 'failed', 'all'] as const;
