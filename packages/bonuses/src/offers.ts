import { rational, toMinor } from '@touchline/betting';
import type { CodeNeed } from './codes.ts';

/** Kinds of offers: for the first deposit, for later ones, a free bet, and a bonus of a fixed amount. */
export const offerKinds = ['firstDeposit', 'reload', 'freeBet', 'grant'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Kinds of bonuses: those of offers, and the wins of free rounds. */
export const bonusKinds = [...offerKinds, 'freeRounds'] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** Products that an offer can be wagered on; an offer has exactly one. */
export const bonusProducts = ['betting', 'casino', 'bingo', 'lottery'] as const;
export type BonusProduct = (typeof bonusProducts)[number];

/** Kinds of games with their default contributions to wagering, percent. */
export const DEFAULT_CONTRIBUTIONS = {
  slots: 100,
  scratch: 100,
  keno: 100,
  videoPoker: 50,
  crash: 20,
  mines: 20,
  climb: 20,
  plinko: 20,
  race: 20,
  roulette: 10,
  baccarat: 10,
  live: 10,
  dice: 10,
  limbo: 10,
  hilo: 10,
  blackjack: 5,
  poker: 0,
  bingo: 0,
  lotto: 0,
  toto: 0,
} as const satisfies Record<string, number>;
export type GameKind = keyof typeof DEFAULT_CONTRIBUTIONS;

/** Types of coupons that an offer can count. */
export const countedTypes = ['single', 'express', 'system', 'chain'] as const;
export type CountedType = (typeof countedTypes)[number];

/** Bounds of an offer in one currency, decimal text in that currency. */
export interface CurrencyTerms {
  readonly iso: string;
  /** Amount of a free bet or of a fixed bonus. */
  readonly amount?: string | undefined;
  /** Maximum amount of a bonus for a deposit. */
  readonly cap?: string | undefined;
  /** Minimum deposit for a bonus. */
  readonly minDeposit?: string | undefined;
  /** Maximum stake from the bonus; none if absent. */
  readonly maxBet?: string | undefined;
  /** Maximum amount that becomes the player's own money; none if absent. */
  readonly maxConvert?: string | undefined;
}

/** Wagering that a bonus requires. */
export interface WageringTerms {
  /** Multiple of the base, decimal text: "8". */
  readonly times: string;
  readonly base: 'bonus' | 'depositAndBonus' | 'wins';
  /** Accounts whose stakes count: the bonus account, or every account of the currency. */
  readonly countFrom: 'bonus' | 'any';
  /** Share of the stakes that such bets return on average, percent: the basis of the cost shown to players. */
  readonly assumedReturn: number;
  /** Rules for bets; only for the product `betting`. */
  readonly sport?: SportTerms | undefined;
  /** Contributions of games, percent; only for other products. */
  readonly games?: Readonly<Partial<Record<GameKind, number>>> | undefined;
}

/** Bets that count for wagering. */
export interface SportTerms {
  readonly types: readonly CountedType[];
  /** Minimum number of an express's legs that aren't returned. */
  readonly minLegs: number;
  /** Minimum price of every leg, decimal text: "1.40". */
  readonly minOdds: string;
}

/** Conditions of an offer. A change makes a new version; grants keep theirs. */
export interface OfferTerms {
  readonly kind: BonusKind;
  readonly product: BonusProduct;
  readonly currencies: readonly CurrencyTerms[];
  /** Percentage of the deposit, decimal text: "100". */
  readonly percent?: string | undefined;
  /** Absent for free bets, which pay the winnings at once. */
  readonly wagering?: WageringTerms | undefined;
  /** Minimum total price of a free bet, decimal text. */
  readonly minOdds?: string | undefined;
  /** Days from the grant to its end. */
  readonly days: number;
  /** True if the bonus itself is removed at the end and only its winnings are paid. */
  readonly isSticky: boolean;
  /** Countries whose players get it; every country if empty. */
  readonly countries: readonly string[];
  /** Weekday of the deposit by UTC for a reload, 0 for Sunday; every day if absent. */
  readonly weekday?: number | undefined;
  /** Conditions that a player must meet. */
  readonly needs: readonly CodeNeed[];
  /** Times that a player gets it. */
  readonly perPlayer: number;
  /** Number of grants to all players together; unlimited if absent. */
  readonly maxGrants?: number | undefined;
  /** True if the offer is only given with a promo code or by an operator. */
  readonly isHidden: boolean;
  /** Unix seconds between which it is given; unlimited if absent. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Returns the bounds of an offer in a currency; undefined if it isn't given in it. */
export function currencyTerms({ currencies }: OfferTerms, iso: string): CurrencyTerms | undefined {
  return currencies.find((one) => one.iso === iso);
}

/** Reads an amount of an offer's bounds as minor units; undefined if it is absent. */
export function minorOf(text: string | undefined, iso: string): bigint | undefined {
  return text === undefined ? undefined : toMinor(text, iso);
}

/** Returns whether an offer is given at a time to a player of a country. */
export function isGiven(
  { from, to, countries }: Pick<OfferTerms, 'from' | 'to' | 'countries'>,
  now: Date,
  country: string | undefined,
): boolean {
  const seconds = now.getTime() / 1000;
  if (from !== undefined && seconds < from) return false;
  if (to !== undefined && seconds >= to) return false;
  return countries.length === 0 || (country !== undefined && countries.includes(country));
}

/** Reads a percentage as an exact share of 1. */
export function shareOf(percent: string): rational.Rational {
  return rational.divide(rational.parse(percent), rational.of(100n));
}
