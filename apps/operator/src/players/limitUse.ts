import type { Player, PlayerMoney } from '@touchline/contract/operators';
import { addAmounts } from '../shared/money.ts';

type DepositLimit = PlayerMoney['limits'][number];

/** Windows of the limits of deposits by their type, seconds. */
const windows: ReadonlyMap<number, number> = new Map([
  [20, 86_400],
  [21, 604_800],
  [22, 2_592_000],
]);

/**
 * Returns how much of a limit of deposits is used up; undefined for other limits, whose use no call returns.
 * @param limits limits of deposits with what is left of them
 */
export function limitUse(
  { type }: Pick<Player['limits'][number], 'type'>,
  limits: readonly DepositLimit[],
): { readonly used: string; readonly of: DepositLimit } | undefined {
  const of = limits.find(({ seconds }) => seconds === windows.get(type));
  return of && { used: addAmounts(of.limit, `-${of.remainder}`), of };
}
