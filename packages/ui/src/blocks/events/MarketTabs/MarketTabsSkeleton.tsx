import { SportChipsSkeleton } from '../SportChips/SportChips.tsx';
import * as css from './MarketTabs.css.ts';

/** Placeholder of the row while the markets load. Renders a `div` hidden from screen readers. */
export function MarketTabsSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.chips}>
        <SportChipsSkeleton />
      </div>
    </div>
  );
}
