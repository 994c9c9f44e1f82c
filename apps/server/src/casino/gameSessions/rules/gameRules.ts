import { rational } from '@touchline/betting';
import type { Jurisdiction } from '../../../accounts/index.ts';
import type { GamesEntry, SiteSafety } from '../../../site/index.ts';
import { exchanged } from '../../../ledger/index.ts';

/** Greatest stake of a slot, minor units of `iso`. */
export interface SlotMaxStake {
  readonly iso: string;
  /** For players under 25 and those of unknown age. */
  readonly under25: bigint;
  readonly from25: bigint;
}

/** Rules of play for the players of a site, required by the law of a jurisdiction or chosen by the operator. */
export interface GameRulesOfPlace {
  readonly hasAutoplay: boolean;
  /** Least time from the start of a round to the start of the next, ms. */
  readonly minCycleMs: { readonly slots: number; readonly others: number };
  /** True if a return up to the stake is shown as a plain figure, without sound or motion. */
  readonly celebrateOverStakeOnly: boolean;
  /** `one`: one game with real money at a time. */
  readonly parallelGames: 'perGame' | 'one';
  /** Each applies. */
  readonly slotMaxStakes: readonly SlotMaxStake[];
  readonly demo: 'open' | 'verified' | 'off';
  readonly hasBonusBuy: boolean;
  readonly hasJackpots: boolean;
  /** Play after which a summary is shown, and the break that follows; undefined without one. */
  readonly summary: { readonly everyMs: number; readonly breakMs: number } | undefined;
}

const MINUTE = 60_000;
const SUMMARY = { everyMs: 60 * MINUTE, breakMs: 5 * MINUTE };

const usual: GameRulesOfPlace = {
  hasAutoplay: true,
  minCycleMs: { slots: 0, others: 0 },
  celebrateOverStakeOnly: false,
  parallelGames: 'perGame',
  slotMaxStakes: [],
  demo: 'open',
  hasBonusBuy: true,
  hasJackpots: true,
  summary: undefined,
};

const LAWS: Readonly<Record<Jurisdiction, GameRulesOfPlace>> = {
  default: usual,
  uk: {
    ...usual,
    hasAutoplay: false,
    minCycleMs: { slots: 2500, others: 5000 },
    celebrateOverStakeOnly: true,
    parallelGames: 'one',
    slotMaxStakes: [{ iso: 'GBP', under25: 200n, from25: 500n }],
    demo: 'verified',
  },
  ontario: usual,
  sweden: usual,
  germany: {
    ...usual,
    hasAutoplay: false,
    minCycleMs: { slots: 5000, others: 0 },
    celebrateOverStakeOnly: true,
    parallelGames: 'one',
    slotMaxStakes: [{ iso: 'EUR', under25: 100n, from25: 100n }],
    demo: 'verified',
    hasBonusBuy: false,
    hasJackpots: false,
    summary: SUMMARY,
  },
  malta: usual,
};

const DEMO = ['open', 'verified', 'off'] as const;

/**
 * Returns the rules of play for a player or a visitor. The site's own settings only ever make the law's rules stricter.
 * @param country two letters; undefined if unknown
 */
export function gameRulesOf(
  { safety, games }: { readonly safety: SiteSafety; readonly games: GamesEntry },
  country: string | undefined,
): GameRulesOfPlace {
  const byCountry = country === undefined ? undefined : safety.jurisdictionOfCountry[country.toLowerCase()];
  const law = LAWS[byCountry ?? safety.jurisdiction];
  const own = ownMaxStake(games);
  return {
    hasAutoplay: law.hasAutoplay && games.autoplay === 'allowed',
    minCycleMs: {
      slots: Math.max(law.minCycleMs.slots, games.minCycleMs.slots),
      others: Math.max(law.minCycleMs.others, games.minCycleMs.others),
    },
    celebrateOverStakeOnly: law.celebrateOverStakeOnly || games.celebrateOverStakeOnly,
    parallelGames: games.parallelGames === 'one' ? 'one' : law.parallelGames,
    slotMaxStakes: own ? [...law.slotMaxStakes, own] : law.slotMaxStakes,
    demo: DEMO[Math.max(DEMO.indexOf(law.demo), DEMO.indexOf(games.demo))] ?? 'off',
    hasBonusBuy: law.hasBonusBuy && games.bonusBuy === 'allowed',
    hasJackpots: law.hasJackpots && games.jackpots === 'allowed',
    summary: games.sessionSummary ? SUMMARY : law.summary,
  };
}

/** A sum for one age only applies to that age; the lower sum is that of an unknown age. */
function ownMaxStake({ slotMaxStake: { under25, from25 } }: GamesEntry): SlotMaxStake | undefined {
  const least = under25 ?? from25;
  const most = from25 ?? under25;
  if (least === undefined || most === undefined) return undefined;
  return { iso: 'EUR', under25: least < most ? least : most, from25: most };
}

/**
 * Returns the greatest stake of a slot in minor units of a currency; undefined without one.
 * @param age in years; undefined if unknown
 */
export function slotMaxStake(
  { slotMaxStakes }: Pick<GameRulesOfPlace, 'slotMaxStakes'>,
  { age, iso }: { readonly age: number | undefined; readonly iso: string },
): bigint | undefined {
  const bounds = slotMaxStakes.map((bound) => {
    const amount = age !== undefined && age >= 25 ? bound.from25 : bound.under25;
    return bound.iso === iso ? amount : rational.floor(exchanged(rational.of(amount), bound.iso, iso));
  });
  return bounds.reduce<bigint | undefined>(
    (least, bound) => (least === undefined || bound < least ? bound : least),
    undefined,
  );
}

/** Returns the least time between the starts of two rounds of a game, ms: the stricter of the place and the game. */
export function minCycleOf(
  { minCycleMs }: Pick<GameRulesOfPlace, 'minCycleMs'>,
  game: { readonly isSlot: boolean; readonly minCycleMs: number },
): number {
  return Math.max(game.isSlot ? minCycleMs.slots : minCycleMs.others, game.minCycleMs);
}

/**
 * Returns the age of a person in whole years; undefined without a date of birth.
 * @param born `yyyy-mm-dd`
 */
export function ageAt(born: string | null | undefined, now: Date): number | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)/.exec(born ?? '');
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const isBefore =
    now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day);
  return now.getUTCFullYear() - year - (isBefore ? 1 : 0);
}
