import { FilterChips, type FilterChipsProps } from '../FilterChips/FilterChips.tsx';
import * as css from './MarketTabs.css.ts';

export type MarketTabsProps = FilterChipsProps;

/** Groups of a match's markets as chips that stick to the top while the markets scroll. Renders a `div`. */
export function MarketTabs(props: MarketTabsProps) {
  return (
    <div className={css.root}>
      <FilterChips {...props} />
    </div>
  );
}
