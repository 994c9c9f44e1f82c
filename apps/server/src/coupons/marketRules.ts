import { toMinor } from '@touchline/betting';
import { BASE_CURRENCY } from '../wallet/rates.ts';

/** What the operator allows on a market. */
export interface MarketRule {
  /** Minor units of the base currency. */
  readonly maxBet: bigint;
  /** May only be bet on as a single. */
  readonly isSingleOnly: boolean;
  /** Can't stand in every line of a system. */
  readonly isDisabledBanker: boolean;
}

interface Entry {
  readonly most: string;
  readonly isSingleOnly?: true;
  readonly isDisabledBanker?: true;
}

/** Maxima before the match, in the base currency; markets that are not named take the last. */
const MARKETS: Readonly<Record<string, Entry>> = {
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
};
const OTHER: Entry = { most: '500.00' };
/** In play the operator knows less than before the match. */
const LIVE_DIVISOR = 2n;

/** The operator's rule for a market of a type, before the match or in play. */
export function marketRule(marketType: string, isLive: boolean): MarketRule {
  const entry = Object.hasOwn(MARKETS, marketType) ? (MARKETS[marketType] ?? OTHER) : OTHER;
  const most = toMinor(entry.most, BASE_CURRENCY);
  return {
    maxBet: isLive ? most / LIVE_DIVISOR : most,
    isSingleOnly: entry.isSingleOnly ?? false,
    isDisabledBanker: entry.isDisabledBanker ?? false,
  };
}

/** Types of markets that only make single bets. */
export function singleOnlyTypes(): readonly string[] {
  return Object.keys(MARKETS).filter((type) => MARKETS[type]?.isSingleOnly);
}
