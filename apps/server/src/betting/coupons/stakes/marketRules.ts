import { toMinor } from '@touchline/betting';
import { BASE_CURRENCY } from '../../../ledger/index.ts';

/** The operator's rules for a market. */
export interface MarketRule {
  /** Minor units of the base currency. */
  readonly maxBet: bigint;
  /** True if it can only be bet on as a single. */
  readonly isSingleOnly: boolean;
  /** True if it can't be a banker of a system. */
  readonly isDisabledBanker: boolean;
}

interface Entry {
  readonly most: string;
  readonly isSingleOnly?: true;
  readonly isDisabledBanker?: true;
}

/** Pre-match maxima in the base currency; markets that aren't listed get the last one. */
const MARKETS: ReadonlyMap<string, Entry> = new Map(
  Object.entries({
    'match-result': { most: '2000.00' },
    winner: { most: '2000.00' },
    'double-chance': { most: '2000.00' },
    'draw-no-bet': { most: '2000.00' },
    total: { most: '1500.00' },
    handicap: { most: '1500.00' },
    'both-to-score': { most: '1000.00' },
    'half-time-result': { most: '1000.00' },
    'correct-score': { most: '250.00', isDisabledBanker: true },
    'next-goal': { most: '500.00', isSingleOnly: true, isDisabledBanker: true },
  }),
);
const OTHER: Entry = { most: '500.00' };
/** Maxima are lower in play, where the operator has less information. */
const LIVE_DIVISOR = 2n;

/** Returns the operator's rule for a market type, pre-match or in play. */
export function marketRule(marketType: string, isLive: boolean): MarketRule {
  const entry = MARKETS.get(marketType) ?? OTHER;
  const most = toMinor(entry.most, BASE_CURRENCY);
  return {
    maxBet: isLive ? most / LIVE_DIVISOR : most,
    isSingleOnly: entry.isSingleOnly ?? false,
    isDisabledBanker: entry.isDisabledBanker ?? false,
  };
}

/** Returns the market types for singles only. */
export function singleOnlyTypes(): readonly string[] {
  return [...MARKETS].flatMap(([type, { isSingleOnly }]) => (isSingleOnly ? [type] : []));
}
