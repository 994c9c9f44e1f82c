import type { OperatorRound } from '@touchline/contract/operators';
import { addAmounts } from '../shared/money.ts';

const AMOUNT = /^\d{1,15}(?:\.\d{1,8})?$/;

/**
 * Returns how much money a correction moves, decimal text without a sign.
 * @param amount right win, as it is typed
 * @returns undefined if the amount can't be read, or is the win that the round has
 */
export function movedBy(amount: string, { won }: Pick<OperatorRound, 'won'>): string | undefined {
  if (!AMOUNT.test(amount)) return undefined;
  const difference = addAmounts(amount, `-${won}`).replace('-', '');
  return /[1-9]/.test(difference) ? difference : undefined;
}
