/** Lists of the reconciliation: differences by what became of them, then the runs. */
export const reconciliationTabs = ['open', 'repaired', 'explained', 'runs'] as const;
export type ReconciliationTab = (typeof reconciliationTabs)[number];
