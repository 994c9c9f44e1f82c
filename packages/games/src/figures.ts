import { rational, type Rational } from '@touchline/betting';
import { blackjackReturn } from './games/blackjackPlay.ts';
import { climbPrizes } from './games/climb.ts';
import { DICE_OUTCOMES, dicePrizes } from './games/dice.ts';
import { kenoPrizes } from './games/keno.ts';
import { MINES, minesMultipliers, minesPrizes } from './games/mines.ts';
import { PLINKO_RISKS, PLINKO_ROWS, plinkoPrizes } from './games/plinko.ts';
import { roulettePrizes } from './games/roulette.ts';
import { scratchPrizes } from './games/scratch.ts';
import { slotReturn } from './games/slotReturn.ts';
import { EVEN, MOST_MULTIPLIER } from './multipliers.ts';
import { percentOf, returnOf, type Prize } from './returns.ts';
import type { GameId, GameSettings } from './wire.ts';

/** Exact returns of a game over its choices, for 1 staked; of blackjack that of best play. */
export interface ReturnRange {
  readonly lowest: Rational;
  readonly highest: Rational;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const constant = (value: Rational): ReturnRange => ({ lowest: value, highest: value });

function over(tables: readonly (readonly Prize[])[]): ReturnRange {
  const returns = tables.map(returnOf).toSorted(rational.compare);
  return { lowest: returns[0] ?? rational.ZERO, highest: returns.at(-1) ?? rational.ZERO };
}

const NINETY_NINE = constant(rational.of(99n, 100n));

const RANGES: Readonly<Record<GameId, (settings: GameSettings) => ReturnRange>> = {
  dice: () => over(range(...DICE_OUTCOMES).map(dicePrizes)),
  // Less by fewer than 10^-11, and in hi-lo by the rounding of the multiplier.
  limbo: () => NINETY_NINE,
  crash: () => NINETY_NINE,
  hilo: () => NINETY_NINE,
  mines: () =>
    over(
      range(...MINES).flatMap((mines) =>
        minesMultipliers(mines).flatMap((pays, at) =>
          pays <= MOST_MULTIPLIER ? [minesPrizes(mines, at + 1)] : [],
        ),
      ),
    ),
  climb: () => over(range(1, 8).map(climbPrizes)),
  plinko: () => over(PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => plinkoPrizes({ rows, risk })))),
  keno: () => over(range(1, 10).map(kenoPrizes)),
  scratch: () => over([scratchPrizes()]),
  roulette: ({ laPartage = false }) =>
    over([
      roulettePrizes({ kind: 'straight', numbers: [0] }, laPartage),
      roulettePrizes({ kind: 'red' }, laPartage),
    ]),
  blackjack: () => constant(blackjackReturn()),
  slot: () => constant(slotReturn().total),
};

/** Returns the exact returns of a game. */
export const returnRange = (game: GameId, settings: GameSettings = {}): ReturnRange => RANGES[game](settings);

/** Returns the return of a game in percent as it is shown: `"96.31"`, or `"97.30-98.65"` where choices differ. */
export function shownReturn(game: GameId, settings: GameSettings = {}): string {
  const { lowest, highest } = returnRange(game, settings);
  const [from, to] = [percentOf(lowest), percentOf(highest)];
  return from === to ? from : `${from}-${to}`;
}

const BEST_PRIZES: Readonly<Record<GameId, number>> = {
  dice: 990,
  limbo: MOST_MULTIPLIER / EVEN,
  crash: MOST_MULTIPLIER / EVEN,
  mines: MOST_MULTIPLIER / EVEN,
  climb: 9,
  plinko: 1_000,
  keno: 100_000,
  scratch: 10_000,
  roulette: 36,
  hilo: MOST_MULTIPLIER / EVEN,
  blackjack: 8,
  slot: 230,
};

/** Returns the highest multiple of the first stake that a round may pay, rounded down; of the slot, that a paid spin may. */
export const bestPrize = (game: GameId): number => BEST_PRIZES[game];
