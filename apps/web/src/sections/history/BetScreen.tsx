import { BetPage } from './BetPage.tsx';
import { BetView } from './bet/BetView.tsx';

/** One bet of the player, from its placement to its end. */
export function Component() {
  return <BetPage>{(bet) => <BetView bet={bet} />}</BetPage>;
}
