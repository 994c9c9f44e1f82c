import { BASE_CURRENCY } from '../../ledger/index.ts';

/** Highest credit of one operator: points, and money in the base currency. */
export const goodwillBounds = { points: '10000', amount: '100', iso: BASE_CURRENCY } as const;
