import { Cards, type Item } from './Cards.tsx';
import { useRowCount, type ListStart } from './useRowCount.ts';

export interface GrowingCardsProps {
  readonly cards: readonly Item[];
  /**
   * Position on the first screen at which the list begins.
   * @default 'top'
   */
  readonly start?: ListStart | undefined;
}

/** A list whose rows below the screen are mounted when the page is idle, or when the player scrolls to them. */
export function GrowingCards({ cards, start = 'top' }: GrowingCardsProps) {
  const all = cards.reduce((sum, { rows }) => sum + rows.length, 0);
  const [count, more] = useRowCount(all, start);
  return <Cards cards={cards} count={count} onNear={more} />;
}
