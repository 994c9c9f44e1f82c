import {
  commitmentOf,
  crashResult,
  isOfChain,
  playTurn,
  startRound,
  streamOf,
  viewOf,
} from '@touchline/games';
import type { BlackjackAction, BlackjackView, GameState, GameView, SoloGameId } from '@touchline/games';

/** Everything that a check of a round needs. */
export interface CheckedRound {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Fingerprint that was shown before the round. */
  readonly commitment: string;
  /** First stake, in minor units. */
  readonly stake: bigint;
  /** Round as the maker showed it. */
  readonly view: GameView;
  readonly isSettled: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface CheckResult {
  /** True if the server seed has the fingerprint that was shown before. */
  readonly isCommitted: boolean;
  /** True if the seeds lead to the round as it was shown. */
  readonly isEqual: boolean;
  /** The round as the seeds make it. */
  readonly view: GameView | null;
}

/** Computes a round again from its seeds and the player's choices, and compares it with the one that was shown. */
export function checkRound(round: CheckedRound): CheckResult {
  if (round.view.game === 'crash') return checkCrash(round);
  const isCommitted = commitmentOf(round.serverSeed) === round.commitment;
  try {
    const state = replay(round, round.view.game);
    const view = state && viewOf(state);
    return { isCommitted, isEqual: view !== null && isSame(view, round.view), view };
  } catch {
    // The seeds lead to another round, in which the player's turns weren't possible.
    return { isCommitted, isEqual: false, view: null };
  }
}

/** In crash the server seed is the hash of the game, the client seed the salt and the commitment the chain's end. */
function checkCrash({ view, serverSeed, clientSeed, commitment, nonce }: CheckedRound): CheckResult {
  if (view.game !== 'crash') return { isCommitted: false, isEqual: false, view: null };
  const result = crashResult(clientSeed, serverSeed);
  return {
    isCommitted: isOfChain(serverSeed, nonce, commitment),
    isEqual: view.result === result,
    view: { ...view, result },
  };
}

function replay(round: CheckedRound, game: SoloGameId): GameState | null {
  const { stake, settings, view } = round;
  const first = startRound(game, streamOf(round), { stake, settings }, choiceOf(view));
  if (view.game === 'blackjack') return blackjackWith(first, view);
  const played = turnsOf(view).reduce(playTurn, first);
  return played.end === null && round.isSettled ? playTurn(played, { action: 'cashOut' }) : played;
}

function choiceOf(view: GameView): unknown {
  if (view.game === 'roulette') return { chips: view.chips.map(({ spot, amount }) => ({ spot, amount })) };
  return 'choice' in view ? view.choice : {};
}

/** Returns the player's turns, cashing out left out. */
function turnsOf(view: GameView): readonly unknown[] {
  if (view.game === 'mines') {
    const tiles = view.struck === null ? view.safe : [...view.safe, view.struck];
    return tiles.map((tile) => ({ action: 'reveal', tile }));
  }
  if (view.game === 'climb') return view.path.map((tile) => ({ action: 'step', tile }));
  if (view.game === 'hilo')
    return view.turns.map(({ guess }) =>
      guess === 'skip' ? { action: 'skip' } : { action: 'guess', guess },
    );
  return [];
}

/** Searches for the turns that lead to a view of blackjack, since the view doesn't list them. */
function blackjackWith(state: GameState, wanted: BlackjackView): GameState | null {
  const view = viewOf(state);
  if (view.game !== 'blackjack') return null;
  if (isSame(view, wanted)) return state;
  if (state.end !== null || !isBegun(view, wanted)) return null;
  for (const action of view.actions satisfies readonly BlackjackAction[]) {
    const found = blackjackWith(playTurn(state, { action }), wanted);
    if (found) return found;
  }
  return null;
}

/** Returns whether a view can still become the wanted one: its hands have no other cards. */
function isBegun(view: BlackjackView, wanted: BlackjackView): boolean {
  if (view.hands.length > wanted.hands.length) return false;
  if (view.hands.length < wanted.hands.length) return true;
  return view.hands.every(({ cards }, index) =>
    cards.every((card, at) => wanted.hands[index]?.cards[at] === card),
  );
}

/** Returns whether two views have equal data; the actions on offer depend on the account and are left out. */
function isSame(one: GameView, other: GameView): boolean {
  return textOf(one) === textOf(other);
}

function textOf(view: GameView): string {
  return JSON.stringify(view, (key, value: unknown) => {
    if (key === 'actions') return undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });
}
