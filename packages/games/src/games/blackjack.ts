import { GameError } from '../errors.ts';
import { EVEN, minorOf, multiplierOf } from '../multipliers.ts';
import { checkBestPrize, checkOpen, isPayable, opened, type RoundState, type Rules } from '../rounds.ts';
import { fieldsOf, oneOf } from '../untrusted.ts';
import type { BlackjackAction, Card } from '../wire.ts';
import { DEALER_STANDS, isBlackjack, totalOf, TWENTY_ONE } from './blackjackHands.ts';
import { rankOf } from './hilo.ts';
import { viewBlackjack } from './blackjackView.ts';

const CARDS = 52;
/** More than any round can take: two hands of aces only, and the dealer's. */
const DRAWN = 64;
const PAYS_BLACKJACK = 2.5 * EVEN;

export interface BlackjackHand {
  readonly cards: readonly Card[];
  /** Stakes of the hand: 2 after doubling. */
  readonly stakes: 1 | 2;
  readonly state: 'waiting' | 'playing' | 'stood' | 'bust' | 'blackjack';
}

export interface BlackjackState extends RoundState<'blackjack'> {
  /** Cards of the round in order: player, dealer, player, dealer, then as they are asked for. */
  readonly cards: readonly Card[];
  /** Number of cards that are dealt. */
  readonly dealt: number;
  readonly dealer: readonly Card[];
  readonly hands: readonly BlackjackHand[];
}

export const blackjack: Rules<'blackjack', BlackjackState> = {
  game: 'blackjack',
  start(stream, terms) {
    const round = opened('blackjack', terms);
    checkBestPrize(round, PAYS_BLACKJACK);
    const cards = Array.from({ length: DRAWN }, () => stream.draw(CARDS));
    const [first = 0, up = 0, second = 0, hole = 0] = cards;
    const own = [first, second];
    const state = isBlackjack(own) ? 'blackjack' : 'playing';
    const dealt = {
      ...round,
      cards,
      dealt: 4,
      dealer: [up, hole],
      hands: [{ cards: own, stakes: 1, state }],
    } as const;
    return isBlackjack(dealt.dealer) ? settled(dealt) : settleIfPlayed(dealt);
  },
  turn(state, raw) {
    const action = readAction(state, raw);
    const index = activeIndex(state);
    const hand = state.hands[index];
    if (hand === undefined) throw new GameError('BAD_TURN', 'No hand is in play.');
    const [next = 0, afterNext = 0] = state.cards.slice(state.dealt);
    if (action === 'split') {
      const isOfAces = hand.cards.every((card) => rankOf(card) === 0);
      const hands = [next, afterNext].map((card, at) => {
        const first = hand.cards[at] ?? 0;
        const cards = [first, card];
        const played: BlackjackHand = { cards, stakes: 1, state: isOfAces ? 'stood' : 'waiting' };
        return isOfAces ? played : stoodAtBest(played);
      });
      return settleIfPlayed(withStake({ ...state, hands, dealt: state.dealt + 2 }));
    }
    if (action === 'stand') return settleIfPlayed(withHand(state, index, { ...hand, state: 'stood' }));
    const cards = [...hand.cards, next];
    const isBust = totalOf(cards).total > TWENTY_ONE;
    const dealt = { ...state, dealt: state.dealt + 1 };
    if (action === 'hit') {
      const hit = isBust ? { ...hand, cards, state: 'bust' as const } : stoodAtBest({ ...hand, cards });
      return settleIfPlayed(withHand(dealt, index, hit));
    }
    const doubled: BlackjackHand = { cards, stakes: 2, state: isBust ? 'bust' : 'stood' };
    return settleIfPlayed(withHand(withStake(dealt), index, doubled));
  },
  addedStake(state, raw) {
    const action = readAction(state, raw);
    return action === 'double' || action === 'split' ? BigInt(state.stake) : 0n;
  },
  leave(state) {
    if (state.end !== null) return state;
    const hands = state.hands.map((hand) =>
      hand.state === 'playing' || hand.state === 'waiting' ? { ...hand, state: 'stood' as const } : hand,
    );
    return settled({ ...state, hands });
  },
  view: (state) => viewBlackjack(state, actionsOf(state), handReturns(state)),
};

/** Returns the actions of the hand in play; those that could win more than a round pays are left out. */
export function actionsOf(state: BlackjackState): readonly BlackjackAction[] {
  const hand = state.hands[activeIndex(state)];
  if (state.end !== null || hand === undefined) return [];
  const actions: BlackjackAction[] = ['hit', 'stand'];
  const stakes = state.hands.reduce((sum, { stakes: count }) => sum + count, 1);
  if (hand.cards.length !== 2 || !isPayable(state, 2 * stakes * EVEN)) return actions;
  actions.push('double');
  const [first = 0, second = 0] = hand.cards;
  if (state.hands.length === 1 && rankOf(first) === rankOf(second)) actions.push('split');
  return actions;
}

function readAction(state: BlackjackState, raw: unknown): BlackjackAction {
  checkOpen(state);
  return oneOf('action', fieldsOf(raw, 'BAD_TURN')['action'], actionsOf(state), 'BAD_TURN');
}

function activeIndex({ hands }: BlackjackState): number {
  return hands.findIndex(({ state }) => state === 'playing' || state === 'waiting');
}

function withHand(state: BlackjackState, index: number, hand: BlackjackHand): BlackjackState {
  return { ...state, hands: state.hands.with(index, hand) };
}

function withStake(state: BlackjackState): BlackjackState {
  return { ...state, staked: minorOf(BigInt(state.staked) + BigInt(state.stake)) };
}

/** A hand with 21 has nothing to gain from a card and stands by itself. */
function stoodAtBest(hand: BlackjackHand): BlackjackHand {
  return totalOf(hand.cards).total === TWENTY_ONE ? { ...hand, state: 'stood' } : hand;
}

/** Gives the turn to the next hand; the dealer plays after the last one. */
function settleIfPlayed(state: BlackjackState): BlackjackState {
  const index = activeIndex(state);
  const hand = state.hands[index];
  return hand === undefined ? settled(state) : withHand(state, index, { ...hand, state: 'playing' });
}

/** The dealer draws only for hands that aren't decided yet. */
function settled(state: BlackjackState): BlackjackState {
  const dealer = [...state.dealer];
  let { dealt } = state;
  if (state.hands.some((hand) => hand.state === 'stood')) {
    while (totalOf(dealer).total < DEALER_STANDS) dealer.push(state.cards[dealt++] ?? 0);
  }
  const played = { ...state, dealer, dealt };
  const payout = handReturns(played).reduce((sum, amount) => sum + amount, 0n);
  const multiplier = multiplierOf(payout, BigInt(state.staked));
  return { ...played, end: { payout: minorOf(payout), multiplier, isStakeReturned: false } };
}

/** Returns what each hand returns against the dealer's cards, minor units. */
function handReturns({ stake, dealer, hands }: BlackjackState): readonly bigint[] {
  const against = totalOf(dealer).total;
  return hands.map(({ cards, stakes, state }) => {
    const staked = BigInt(stake) * BigInt(stakes);
    if (state === 'bust') return 0n;
    if (isBlackjack(dealer)) return state === 'blackjack' ? staked : 0n;
    if (state === 'blackjack') return (staked * 5n) / 2n;
    const { total } = totalOf(cards);
    if (against > TWENTY_ONE || total > against) return 2n * staked;
    return total === against ? staked : 0n;
  });
}
