import type { BetLeg } from '../../../features/bets/bets.api.ts';
import type { NamedMarket } from '../../../features/odds/names.ts';

/** What names the market of a leg. */
export function marketOf({ marketType, line, ordinal }: BetLeg): NamedMarket {
  return { type: marketType, line, ordinal };
}
