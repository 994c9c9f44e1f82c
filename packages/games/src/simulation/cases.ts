import type { Rational } from '@touchline/betting';
import { sha256Hex } from '../fair/hashes.ts';
import type { Stream } from '../fair/stream.ts';
import { climbPrizes } from '../games/climb.ts';
import { endCrash, placeCrashBet } from '../games/crash.ts';
import { dicePrizes } from '../games/dice.ts';
import { kenoPrizes } from '../games/keno.ts';
import { resultOf, targetPrizes } from '../games/limbo.ts';
import { minesPrizes } from '../games/mines.ts';
import { plinkoPrizes } from '../games/plinko.ts';
import { roulettePrizes } from '../games/roulette.ts';
import { scratchPrizes } from '../games/scratch.ts';
import { slotReturn } from '../games/slotReturn.ts';
import { blackjackReturn } from '../games/blackjackPlay.ts';
import { EVEN } from '../multipliers.ts';
import { returnOf } from '../returns.ts';
import { playTurn, startRound, type GameState, type SoloGameId } from '../rules.ts';
import type { GameChoices, GameId, GameSettings, RouletteSpot } from '../wire.ts';
import { hiLoReturn, playHiLo } from './playHiLo.ts';
import { playBlackjack } from './playBlackjack.ts';

/** Stake of simulated rounds, minor units: multipliers of ten-thousandths pay whole ones. */
export const STAKE = BigInt(EVEN);

/** A choice and a way to play it, with its exact return. */
export interface SimulationCase {
  readonly game: GameId;
  readonly name: string;
  readonly exact: () => Rational;
  /** Plays a round to its end and returns the payout of `STAKE`, minor units. */
  readonly play: (stream: Stream) => number;
}

const terms = { stake: STAKE };

function ended(state: GameState): number {
  if (state.end === null) throw new Error(`A simulated round of ${state.game} is still open.`);
  return Number(state.end.payout);
}

/** A game that is decided at once. */
function instant<Id extends SoloGameId>(
  game: Id,
  name: string,
  choice: GameChoices[Id],
  exact: () => Rational,
  settings: GameSettings = {},
): SimulationCase {
  return {
    game,
    name,
    exact,
    play: (stream) => ended(startRound(game, stream, { ...terms, settings }, choice)),
  };
}

/** A game of steps, from which the player cashes out after some. */
function stepped(
  game: 'mines' | 'climb',
  name: string,
  choice: object,
  steps: readonly object[],
  exact: () => Rational,
): SimulationCase {
  return {
    game,
    name,
    exact,
    play(stream) {
      let state = startRound(game, stream, terms, choice);
      for (const step of steps) if (state.end === null) state = playTurn(state, step);
      return ended(state.end === null ? playTurn(state, { action: 'cashOut' }) : state);
    },
  };
}

const dice = (outcomes: number): SimulationCase =>
  instant('dice', `under ${outcomes}`, { direction: 'under', outcomes }, () =>
    returnOf(dicePrizes(outcomes)),
  );

const limbo = (target: number): SimulationCase =>
  instant('limbo', `target ${target / 100}`, { target }, () => returnOf(targetPrizes(target)));

const keno = (count: number): SimulationCase => {
  const picks = Array.from({ length: count }, (_, at) => at * 7 + 3);
  return instant('keno', `${count} picks`, { picks }, () => returnOf(kenoPrizes(count)));
};

function roulette(name: string, spot: RouletteSpot, laPartage: boolean): SimulationCase {
  const choice = { chips: [{ spot, amount: String(STAKE) }] };
  return instant('roulette', name, choice, () => returnOf(roulettePrizes(spot, laPartage)), { laPartage });
}

const plinko = (rows: 8 | 12 | 16, risk: 'low' | 'mid' | 'high'): SimulationCase =>
  instant('plinko', `${rows} rows, ${risk}`, { rows, risk }, () => returnOf(plinkoPrizes({ rows, risk })));

/** Crash takes its 52 bits from another text than limbo; here, they are those of a stream too. */
function crash(target: number): SimulationCase {
  return {
    game: 'crash',
    name: `automatic cash-out at ${target / 100}`,
    exact: () => returnOf(targetPrizes(target)),
    play(stream) {
      const bet = placeCrashBet(terms, { autoCashOut: target });
      return Number(endCrash(bet, resultOf(stream.take52())).end?.payout);
    },
  };
}

const reveals = [4, 11, 20].map((tile) => ({ action: 'reveal', tile }));
const steps = [0, 3, 1].map((tile) => ({ action: 'step', tile }));

export const simulationCases: readonly SimulationCase[] = [
  dice(5_000),
  dice(9_724),
  limbo(200),
  limbo(10_000),
  crash(150),
  stepped('mines', '3 mines, 3 tiles', { mines: 3 }, reveals, () => returnOf(minesPrizes(3, 3))),
  stepped('climb', '3 levels', {}, steps, () => returnOf(climbPrizes(3))),
  plinko(8, 'low'),
  plinko(16, 'high'),
  keno(4),
  keno(10),
  instant('scratch', 'same odds for every ticket', {}, () => returnOf(scratchPrizes())),
  roulette('straight', { kind: 'straight', numbers: [24] }, false),
  roulette('red with laPartage', { kind: 'red' }, true),
  { game: 'hilo', name: 'the likelier guess, three times', exact: () => hiLoReturn(3), play: playHiLo(3) },
  { game: 'blackjack', name: 'best play', exact: blackjackReturn, play: playBlackjack },
  instant('slot', 'Iron Orchard', {}, () => slotReturn().total),
];

/** Returns the texts that the streams of a case are made from. */
export function seedsOf(seed: string, { game, name }: SimulationCase): string {
  return sha256Hex(`${seed} ${game} ${name}`);
}
