import { rational } from '@touchline/betting';
import { GameError } from '../errors.ts';
import { choose, multiplierAt } from '../multipliers.ts';
import { payOrLose, type Prize } from '../returns.ts';
import { checkOpen, isPayable, opened, settledAt, stakeReturned } from '../rounds.ts';
import type { RoundState, Rules } from '../rounds.ts';
import { fieldsOf, oneOf, wholeOf } from '../untrusted.ts';
import type { MinesChoice, Multiplier } from '../wire.ts';

const TILES = 25;
const BOARD = Array.from({ length: TILES }, (_, tile) => tile);
const SHARE = rational.of(99n, 100n);

/** Numbers of mines that can be chosen. */
export const MINES = [1, TILES - 1] as const;

export interface MinesState extends RoundState<'mines'> {
  readonly choice: MinesChoice;
  readonly layout: readonly number[];
  readonly safe: readonly number[];
  readonly struck: number | null;
}

const chanceOf = (mines: number, safe: number) =>
  rational.of(choose(TILES - mines, safe), choose(TILES, safe));

const tables = new Map<number, readonly Multiplier[]>();

/** Returns the multipliers after 1, 2, 3 ... safe tiles. */
export function minesMultipliers(mines: number): readonly Multiplier[] {
  const known = tables.get(mines);
  if (known) return known;
  const table = Array.from({ length: TILES - mines }, (_, at) =>
    multiplierAt(SHARE, chanceOf(mines, at + 1)),
  );
  tables.set(mines, table);
  return table;
}

/** Returns the prizes of a player who cashes out after a number of safe tiles. */
export function minesPrizes(mines: number, safe: number): readonly Prize[] {
  return payOrLose(chanceOf(mines, safe), minesMultipliers(mines)[safe - 1] ?? 0);
}

export const mines: Rules<'mines', MinesState> = {
  game: 'mines',
  start(stream, terms, raw) {
    const count = wholeOf('mines', fieldsOf(raw, 'BAD_CHOICE')['mines'], MINES, 'BAD_CHOICE');
    const round = opened('mines', terms);
    const layout = stream.shuffle(BOARD, count).slice(0, count);
    const state = { ...round, choice: { mines: count }, layout, safe: [], struck: null };
    if (nextOf(state) !== null) return state;
    throw new GameError(
      'ABOVE_CAP',
      'The first tile could win more than a round pays here: lower the stake.',
    );
  },
  turn(state, raw) {
    checkOpen(state);
    const { action, tile: rawTile } = fieldsOf(raw, 'BAD_TURN');
    if (oneOf('action', action, ['reveal', 'cashOut'], 'BAD_TURN') === 'cashOut') {
      if (state.safe.length > 0) return settledAt(state, securedOf(state));
      throw new GameError('BAD_TURN', 'Cashing out is possible after the first safe tile: reveal one.');
    }
    const tile = wholeOf('tile', rawTile, [0, TILES - 1], 'BAD_TURN');
    if (state.safe.includes(tile)) {
      throw new GameError('BAD_TURN', `Tile ${tile} is revealed already: choose another one.`);
    }
    if (state.layout.includes(tile)) return settledAt({ ...state, struck: tile }, 0);
    const moved = { ...state, safe: [...state.safe, tile] };
    return nextOf(moved) === null ? settledAt(moved, securedOf(moved)) : moved;
  },
  addedStake: () => 0n,
  leave(state) {
    if (state.end !== null) return state;
    return state.safe.length > 0 ? settledAt(state, securedOf(state)) : stakeReturned(state);
  },
  view: (state) => ({
    game: 'mines',
    choice: state.choice,
    safe: state.safe,
    struck: state.struck,
    multiplier: securedOf(state),
    next: state.end === null ? nextOf(state) : null,
    layout: state.end === null ? null : state.layout,
  }),
};

function securedOf({ choice, safe, struck }: MinesState): Multiplier {
  return struck === null ? (minesMultipliers(choice.mines)[safe.length - 1] ?? 0) : 0;
}

/** Multiplier after one more safe tile; null if there is none or it isn't paid. */
function nextOf(state: MinesState): Multiplier | null {
  const next = minesMultipliers(state.choice.mines)[state.safe.length];
  return next !== undefined && isPayable(state, next) ? next : null;
}
