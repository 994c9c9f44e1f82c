import type { Stream } from './fair/stream.ts';
import { GameError } from './errors.ts';
import { EVEN, minorOf, MOST_MULTIPLIER, payoutOf } from './multipliers.ts';
import type { GameId, GameSettings, MinorUnits, Multiplier, ViewOf } from './wire.ts';

/** Result of a settled round. */
export interface RoundEnd {
  /** Amount that the round pays, stake included. */
  readonly payout: MinorUnits;
  readonly multiplier: Multiplier;
  /** True if the round ended before anything was played, and the stake goes back as such. */
  readonly isStakeReturned: boolean;
}

/** Part that the states of all games have. A state is plain JSON, secret while the round is open. */
export interface RoundState<Id extends GameId> {
  readonly game: Id;
  /** First stake of the round. */
  readonly stake: MinorUnits;
  /** All stakes of the round until now: doubling and splitting add to the first one. */
  readonly staked: MinorUnits;
  /** Most that the site pays for a round; null without such a limit. */
  readonly mostPayout: MinorUnits | null;
  /** Result; null while the round is open. */
  readonly end: RoundEnd | null;
}

/** Terms of a new round. */
export interface RoundTerms {
  /** Minor units, above 0. */
  readonly stake: bigint;
  /** Most that the site pays for a round, minor units. */
  readonly mostPayout?: bigint;
  readonly settings?: GameSettings;
}

/** Rules of one game. Choices and turns are untrusted data. */
export interface Rules<Id extends GameId, State extends RoundState<Id>> {
  readonly game: Id;
  /**
   * Starts a round: its whole outcome is taken from the stream now, turns only reveal it.
   * @throws GameError if the choice isn't possible
   */
  start(stream: Stream, terms: RoundTerms, choice: unknown): State;
  /**
   * Returns the state after a turn of an open round.
   * @throws GameError if the round is settled or the turn isn't possible now
   */
  turn(state: State, turn: unknown): State;
  /** Returns the stake that a turn adds, minor units; it is taken before the turn is played. */
  addedStake(state: State, turn: unknown): bigint;
  /** Returns the settled state of a round that its player has left: it keeps what is secured. */
  leave(state: State): State;
  /** Returns the visible part of a state. */
  view(state: State): ViewOf<Id>;
}

/** Returns the common part of the state of a new round. */
export function opened<Id extends GameId>(game: Id, { stake, mostPayout }: RoundTerms): RoundState<Id> {
  if (stake <= 0n) throw new GameError('BAD_CHOICE', `A stake is above 0, got ${stake}: enter an amount.`);
  return {
    game,
    stake: minorOf(stake),
    staked: minorOf(stake),
    mostPayout: mostPayout === undefined ? null : minorOf(mostPayout),
    end: null,
  };
}

/** Returns a state that is settled at a multiplier of its stake. */
export function settledAt<State extends RoundState<GameId>>(state: State, multiplier: Multiplier): State {
  const payout = minorOf(payoutOf(BigInt(state.stake), multiplier));
  return { ...state, end: { payout, multiplier, isStakeReturned: false } };
}

/** Returns a state whose stake is returned, since nothing was played. */
export function stakeReturned<State extends RoundState<GameId>>(state: State): State {
  return { ...state, end: { payout: state.stake, multiplier: EVEN, isStakeReturned: true } };
}

/** Returns whether a round may pay a multiplier: neither the game's nor the site's most is exceeded. */
export function isPayable(state: RoundState<GameId>, pays: Multiplier, most = MOST_MULTIPLIER): boolean {
  if (pays > most) return false;
  return state.mostPayout === null || payoutOf(BigInt(state.stake), pays) <= BigInt(state.mostPayout);
}

/** @throws GameError if the best prize of a game that is decided at once could not be paid in full */
export function checkBestPrize(state: RoundState<GameId>, best: Multiplier, most?: Multiplier): void {
  if (isPayable(state, best, most)) return;
  throw new GameError('ABOVE_CAP', 'This choice could win more than a round pays here: lower the stake.');
}

/** @throws GameError if a round is settled */
export function checkOpen(state: RoundState<GameId>): void {
  if (state.end !== null) {
    throw new GameError('ROUND_CLOSED', 'This round is settled and takes no turns: start a new one.');
  }
}

/** Parts of `Rules` of games that are decided as soon as they start. */
export const withoutTurns = {
  turn(state: RoundState<GameId>): never {
    checkOpen(state);
    throw new GameError('BAD_TURN', 'This game is decided at once and has no turns.');
  },
  addedStake: (): bigint => 0n,
  leave: <State>(state: State): State => state,
};
