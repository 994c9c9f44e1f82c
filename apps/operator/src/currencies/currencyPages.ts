/** Pages of the currencies, in the order of their links. */
export const currencyPages = ['rates', 'spreads', 'transfers'] as const;
