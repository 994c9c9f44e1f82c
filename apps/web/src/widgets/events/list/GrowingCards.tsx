import { Cards, type Item } from './Cards.tsx';
import { useRowCount } from './useRowCount.ts';

export interface GrowingCardsProps {
  readonly cards: readonly Item[];
  /**
   * Whether the list begins below the first screen.
   * @default false
   */
  readonly isBelow?: boolean | undefined;
}

/** A list whose rows below the screen are mounted when the page is idle, or when the player scrolls to them. */
export function GrowingCards({ cards, isBelow = false }: GrowingCardsProps) {
  const all = cards.reduce((sum, { rows }) => sum + rows.length, 0);
  const [count, more] = useRowCount(all, isBelow);
  return <Cards cards={cards} count={count} onNear={more} />;
}
