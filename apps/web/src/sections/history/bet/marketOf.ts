import type { BetLeg } from '../../../features/bets/bets.api.ts';
import type { NamedMarket } from '../../../features/odds/names.ts';

/** Returns the data from which a leg's market is named. */
export function marketOf({ marketType, line, ordinal }: BetLeg): NamedMarket {
  return { type: marketType, line, ordinal };
}
