import type { Stream } from './fair/stream.ts';
import { blackjack } from './games/blackjack.ts';
import { climb } from './games/climb.ts';
import { dice } from './games/dice.ts';
import { hilo } from './games/hilo.ts';
import { keno } from './games/keno.ts';
import { limbo } from './games/limbo.ts';
import { mines } from './games/mines.ts';
import { plinko } from './games/plinko.ts';
import { roulette } from './games/roulette.ts';
import { scratch } from './games/scratch.ts';
import { slot } from './games/slot.ts';
import type { RoundTerms, Rules } from './rounds.ts';
import type { GameId, ViewOf } from './wire.ts';

const rules = { dice, limbo, mines, climb, plinko, keno, scratch, roulette, hilo, blackjack, slot } as const;

/** Games whose rounds belong to one player: all but crash, which has functions of its own. */
export type SoloGameId = Exclude<GameId, 'crash'>;

/** State of a round of any of these games. */
export type GameState = ReturnType<(typeof rules)[SoloGameId]['start']>;

/** Returns the rules of a game for code that handles all of them alike. */
function rulesOf(game: SoloGameId): Rules<SoloGameId, GameState> {
  // Each game's rules get only states of that game: a state names its game.
  return rules[game] as unknown as Rules<SoloGameId, GameState>;
}

/** Returns whether a text is the id of a game with rounds of one player. */
export const isSoloGame = (text: string): text is SoloGameId => Object.hasOwn(rules, text);

/**
 * Starts a round of a game: see `Rules.start`.
 * @param choice untrusted data
 * @throws GameError if the choice isn't possible
 */
export function startRound(game: SoloGameId, stream: Stream, terms: RoundTerms, choice: unknown): GameState {
  return rulesOf(game).start(stream, terms, choice);
}

/**
 * Returns the state after a turn.
 * @param turn untrusted data
 * @throws GameError if the round is settled or the turn isn't possible now
 */
export const playTurn = (state: GameState, turn: unknown): GameState => rulesOf(state.game).turn(state, turn);

/**
 * Returns the stake that a turn adds, minor units; it is taken before the turn is played.
 * @throws GameError as `playTurn`
 */
export const addedStakeOf = (state: GameState, turn: unknown): bigint =>
  rulesOf(state.game).addedStake(state, turn);

/** Returns the settled state of a round that its player has left for a day. */
export const leaveRound = (state: GameState): GameState => rulesOf(state.game).leave(state);

/** Returns the visible part of a round. */
export const viewOf = (state: GameState): ViewOf<SoloGameId> => rulesOf(state.game).view(state);
