import { BetPage } from './BetPage.tsx';
import { BetView } from './BetView.tsx';

/** Page of a bet, from its placement to its settlement. */
export function Component() {
  return <BetPage>{(bet) => <BetView bet={bet} />}</BetPage>;
}
