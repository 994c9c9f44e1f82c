import { GameError } from '../errors.ts';
import { checkBestPrize, checkOpen, isPayable, opened, settledAt, stakeReturned } from '../rounds.ts';
import type { RoundState, Rules } from '../rounds.ts';
import { fieldsOf, oneOf } from '../untrusted.ts';
import type { Card, HiLoGuess, HiLoOffer, HiLoView, Multiplier } from '../wire.ts';

const CARDS = 52;
const RANKS = 13;
const HIGHEST_RANK = RANKS - 1;
/** Share of the fair multiplier that is paid, ten-thousandths. */
const SHARE = 9_900n;

export interface HiLoState extends RoundState<'hilo'> {
  /** All cards of the round; those after the turns are still hidden. */
  readonly cards: readonly Card[];
  readonly turns: HiLoView['turns'];
}

export const rankOf = (card: Card): number => Math.floor(card / 4);

/** Returns the guesses on a rank with the number of ranks that win. */
export function guessesOn(rank: number): readonly { readonly guess: HiLoGuess; readonly ranks: number }[] {
  if (rank === 0) {
    return [
      { guess: 'higher', ranks: HIGHEST_RANK },
      { guess: 'same', ranks: 1 },
    ];
  }
  if (rank === HIGHEST_RANK) {
    return [
      { guess: 'lower', ranks: HIGHEST_RANK },
      { guess: 'same', ranks: 1 },
    ];
  }
  return [
    { guess: 'higher', ranks: RANKS - rank },
    { guess: 'lower', ranks: rank + 1 },
  ];
}

/** Returns the multiplier after right guesses, by the number of ranks that won each of them. */
export function hiLoMultiplier(ranks: readonly number[]): Multiplier {
  if (ranks.length === 0) return 0;
  const winning = ranks.reduce((product, count) => product * BigInt(count), 1n);
  return Number((SHARE * BigInt(RANKS) ** BigInt(ranks.length)) / winning);
}

export const hilo: Rules<'hilo', HiLoState> = {
  game: 'hilo',
  start(stream, terms) {
    const round = opened('hilo', terms);
    checkBestPrize(round, hiLoMultiplier([1]));
    return { ...round, cards: Array.from({ length: CARDS }, () => stream.draw(CARDS)), turns: [] };
  },
  turn(state, raw) {
    checkOpen(state);
    const fields = fieldsOf(raw, 'BAD_TURN');
    const action = oneOf('action', fields['action'], ['guess', 'skip', 'cashOut'], 'BAD_TURN');
    if (action === 'cashOut') {
      if (rightRanks(state).length > 0) return settledAt(state, securedOf(state));
      throw new GameError('BAD_TURN', 'Cashing out is possible after the first right guess: make one.');
    }
    if (action === 'skip') {
      if (!canSkip(state)) throw new GameError('BAD_TURN', 'No more cards can be skipped: make a guess.');
      return goOn({ ...state, turns: [...state.turns, { guess: 'skip', isRight: true }] });
    }
    const offered = offersOf(state).map(({ guess }) => guess);
    const guess = oneOf('guess', fields['guess'], offered, 'BAD_TURN');
    const isRight = isRightGuess(
      guess,
      rankAt(state, state.turns.length),
      rankAt(state, state.turns.length + 1),
    );
    const moved = { ...state, turns: [...state.turns, { guess, isRight }] };
    return isRight ? goOn(moved) : settledAt(moved, 0);
  },
  addedStake: () => 0n,
  leave(state) {
    if (state.end !== null) return state;
    return rightRanks(state).length > 0 ? settledAt(state, securedOf(state)) : stakeReturned(state);
  },
  view: (state) => ({
    game: 'hilo',
    cards: state.cards.slice(0, state.turns.length + 1),
    turns: state.turns,
    multiplier: securedOf(state),
    offers: state.end === null ? offersOf(state) : [],
    canSkip: state.end === null && canSkip(state),
  }),
};

/** Settles a round in which no guess is left: at the last card, or where each would win more than is paid. */
function goOn(state: HiLoState): HiLoState {
  return offersOf(state).length > 0 ? state : settledAt(state, securedOf(state));
}

const rankAt = ({ cards }: HiLoState, index: number): number => rankOf(cards[index] ?? 0);

/** Numbers of winning ranks of the right guesses. */
function rightRanks(state: HiLoState): readonly number[] {
  return state.turns.flatMap(({ guess, isRight }, index) => {
    const offer = guessesOn(rankAt(state, index)).find((candidate) => candidate.guess === guess);
    return offer && isRight ? [offer.ranks] : [];
  });
}

function securedOf(state: HiLoState): Multiplier {
  return state.turns.every(({ isRight }) => isRight) ? hiLoMultiplier(rightRanks(state)) : 0;
}

function offersOf(state: HiLoState): readonly HiLoOffer[] {
  if (state.turns.length >= CARDS - 1) return [];
  const before = rightRanks(state);
  return guessesOn(rankAt(state, state.turns.length))
    .map(({ guess, ranks }) => ({ guess, ranks, multiplier: hiLoMultiplier([...before, ranks]) }))
    .filter(({ multiplier }) => isPayable(state, multiplier));
}

/** The last card can't be guessed on: without a right guess before it, it isn't reached by skipping. */
function canSkip(state: HiLoState): boolean {
  const last = rightRanks(state).length > 0 ? CARDS - 1 : CARDS - 2;
  return state.turns.length < last;
}

function isRightGuess(guess: HiLoGuess, now: number, next: number): boolean {
  if (guess === 'same') return next === now;
  if (guess === 'higher') return now === 0 ? next > now : next >= now;
  return now === HIGHEST_RANK ? next < now : next <= now;
}
