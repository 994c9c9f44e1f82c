import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventSearch } from '../EventSearch/EventSearch.tsx';
import * as css from './MarketTools.css.ts';

export interface MarketToolsProps extends RootProps<HTMLDivElement> {
  /** Words of the field: "Search a market". */
  searchLabel: string;
  /** What was typed. */
  query: string;
  /** The player typed. */
  onQueryChange: (query: string) => void;
  /** Words of the button that empties the field. */
  clearLabel?: string | undefined;
  /** Every market is folded. @default false */
  allCollapsed?: boolean | undefined;
  /** Words of the button that folds or unfolds all: "Hide all markets". */
  collapseAllLabel?: string | undefined;
  /** The player folded or unfolded all. Without it there is no button. */
  onAllCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Words of the button that sets markets in two columns. */
  columnsLabel?: string | undefined;
  /** Markets stand in two columns. @default false */
  twoColumns?: boolean | undefined;
  /** The player changed it. Without it there is no button. */
  onTwoColumnsChange?: ((twoColumns: boolean) => void) | undefined;
  /** How many markets were found, in words: "4 markets". Read out when it changes. */
  found?: string | undefined;
}

/** Search among a match's markets, and what folds them all. Renders a `div`. */
export function MarketTools({
  searchLabel,
  query,
  onQueryChange,
  clearLabel,
  allCollapsed = false,
  collapseAllLabel,
  onAllCollapsedChange,
  columnsLabel,
  twoColumns = false,
  onTwoColumnsChange,
  found,
  ...rest
}: MarketToolsProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.line}>
        <div className={css.search}>
          <EventSearch
            label={searchLabel}
            value={query}
            onValueChange={onQueryChange}
            clearLabel={clearLabel}
          />
        </div>
        {onTwoColumnsChange && columnsLabel !== undefined && (
          <IconButton
            label={columnsLabel}
            icon={twoColumns ? 'list' : 'grid'}
            tone="muted"
            pressed={twoColumns}
            onClick={() => onTwoColumnsChange(!twoColumns)}
          />
        )}
        {onAllCollapsedChange && collapseAllLabel !== undefined && (
          <IconButton
            label={collapseAllLabel}
            icon={allCollapsed ? 'down' : 'up'}
            tone="muted"
            aria-expanded={!allCollapsed}
            onClick={() => onAllCollapsedChange(!allCollapsed)}
          />
        )}
      </div>
      <p role="status" className={css.found}>
        {found}
      </p>
    </div>
  );
}
