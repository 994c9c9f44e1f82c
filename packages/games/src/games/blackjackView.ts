import { minorOf } from '../multipliers.ts';
import type { BlackjackAction, BlackjackView } from '../wire.ts';
import type { BlackjackState } from './blackjack.ts';
import { totalOf } from './blackjackHands.ts';

/**
 * Returns the visible part of a round: the hole card of an open one is hidden.
 * @param returns what each hand returns if the round is settled
 */
export function viewBlackjack(
  { stake, dealer, hands, end }: BlackjackState,
  actions: readonly BlackjackAction[],
  returns: readonly bigint[],
): BlackjackView {
  const isOpen = end === null;
  const visible = isOpen ? dealer.slice(0, 1) : dealer;
  const active = hands.findIndex(({ state }) => state === 'playing');
  return {
    game: 'blackjack',
    dealer: isOpen ? [...visible, null] : visible,
    dealerTotal: totalOf(visible).total,
    hands: hands.map(({ cards, stakes, state }, index) => ({
      cards,
      ...totalOf(cards),
      stake: minorOf(BigInt(stake) * BigInt(stakes)),
      state,
      returned: isOpen ? null : minorOf(returns[index] ?? 0n),
    })),
    active: isOpen && active >= 0 ? active : null,
    actions,
  };
}
