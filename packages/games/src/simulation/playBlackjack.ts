import type { Stream } from '../fair/stream.ts';
import { actionsOf, blackjack, type BlackjackState } from '../games/blackjack.ts';
import { totalOf, valueOf } from '../games/blackjackHands.ts';
import { bestAction } from '../games/blackjackPlay.ts';
import { EVEN } from '../multipliers.ts';
import type { BlackjackAction } from '../wire.ts';

const known = new Map<number, BlackjackAction>();

/** Plays a round as is best for its player and returns the payout of a stake of 10,000 less the added stakes. */
export function playBlackjack(stream: Stream): number {
  let state = blackjack.start(stream, { stake: BigInt(EVEN) }, {});
  while (state.end === null) state = blackjack.turn(state, { action: choose(state) });
  return Number(state.end.payout) - (Number(state.staked) - EVEN);
}

function choose(state: BlackjackState): BlackjackAction {
  const actions = actionsOf(state);
  const hand = state.hands.find((candidate) => candidate.state === 'playing');
  const [up = 0] = state.dealer;
  const cards = hand?.cards ?? [];
  const { total, isSoft } = totalOf(cards);
  const key = ((total * 16 + valueOf(up)) * 2 + (isSoft ? 1 : 0)) * 8 + actions.length;
  const action = known.get(key) ?? bestAction(actions, cards, up);
  known.set(key, action);
  return action;
}
