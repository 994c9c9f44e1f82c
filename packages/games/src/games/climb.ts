import { rational } from '@touchline/betting';
import { GameError } from '../errors.ts';
import { multiplierAt } from '../multipliers.ts';
import { payOrLose, type Prize } from '../returns.ts';
import { checkOpen, isPayable, opened, settledAt, stakeReturned } from '../rounds.ts';
import type { RoundState, Rules } from '../rounds.ts';
import { fieldsOf, oneOf, wholeOf } from '../untrusted.ts';
import type { Multiplier } from '../wire.ts';

const LEVELS = 8;
const TILES = 4;
const SHARE = rational.of(99n, 100n);

export interface ClimbState extends RoundState<'climb'> {
  /** Tile of the trap of each level, from the lowest. */
  readonly traps: readonly number[];
  readonly path: readonly number[];
  readonly hasFallen: boolean;
}

const chanceOf = (level: number) => rational.of(3n ** BigInt(level), 4n ** BigInt(level));

/** Multipliers of the levels, from the lowest. */
export const climbMultipliers: readonly Multiplier[] = Array.from({ length: LEVELS }, (_, at) =>
  multiplierAt(SHARE, chanceOf(at + 1)),
);

/** Returns the prizes of a player who cashes out on a level, from 1. */
export const climbPrizes = (level: number): readonly Prize[] =>
  payOrLose(chanceOf(level), climbMultipliers[level - 1] ?? 0);

export const climb: Rules<'climb', ClimbState> = {
  game: 'climb',
  start(stream, terms) {
    const traps = Array.from({ length: LEVELS }, () => stream.draw(TILES));
    const state = { ...opened('climb', terms), traps, path: [], hasFallen: false };
    if (nextOf(state) !== null) return state;
    throw new GameError(
      'ABOVE_CAP',
      'The first level could win more than a round pays here: lower the stake.',
    );
  },
  turn(state, raw) {
    checkOpen(state);
    const { action, tile: rawTile } = fieldsOf(raw, 'BAD_TURN');
    if (oneOf('action', action, ['step', 'cashOut'], 'BAD_TURN') === 'cashOut') {
      if (state.path.length > 0) return settledAt(state, securedOf(state));
      throw new GameError('BAD_TURN', 'Cashing out is possible from the first level on: take a step.');
    }
    const tile = wholeOf('tile', rawTile, [0, TILES - 1], 'BAD_TURN');
    const path = [...state.path, tile];
    if (state.traps[state.path.length] === tile) return settledAt({ ...state, path, hasFallen: true }, 0);
    const moved = { ...state, path };
    return nextOf(moved) === null ? settledAt(moved, securedOf(moved)) : moved;
  },
  addedStake: () => 0n,
  leave(state) {
    if (state.end !== null) return state;
    return state.path.length > 0 ? settledAt(state, securedOf(state)) : stakeReturned(state);
  },
  view: (state) => ({
    game: 'climb',
    path: state.path,
    hasFallen: state.hasFallen,
    multiplier: securedOf(state),
    next: state.end === null ? nextOf(state) : null,
    traps: state.end === null ? null : state.traps,
  }),
};

function securedOf({ path, hasFallen }: ClimbState): Multiplier {
  return hasFallen ? 0 : (climbMultipliers[path.length - 1] ?? 0);
}

/** Multiplier of the next level; null if there is none or it isn't paid. */
function nextOf(state: ClimbState): Multiplier | null {
  const next = climbMultipliers[state.path.length];
  return next !== undefined && isPayable(state, next) ? next : null;
}
