import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventSearch } from '../EventSearch/EventSearch.tsx';
import * as css from './MarketTools.css.ts';

export interface MarketToolsProps extends RootProps<HTMLDivElement> {
  /** Label of the search field, for example “Search a market”. */
  searchLabel: string;
  /** Search text. */
  query: string;
  /** Called when the search text changes. */
  onQueryChange: (query: string) => void;
  /** Label of the clear button. */
  clearLabel?: string | undefined;
  /**
   * Whether all markets are collapsed.
   * @default false
   */
  allCollapsed?: boolean | undefined;
  /** Label of the button that collapses or expands all markets, for example “Hide all markets”. */
  collapseAllLabel?: string | undefined;
  /** Called when the player collapses or expands all markets. Without it there is no button. */
  onAllCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Label of the two-column toggle. */
  columnsLabel?: string | undefined;
  /**
   * Whether the markets are in two columns.
   * @default false
   */
  twoColumns?: boolean | undefined;
  /** Called when the player toggles the columns. Without it there is no button. */
  onTwoColumnsChange?: ((twoColumns: boolean) => void) | undefined;
  /** Number of matching markets as a label, for example “4 markets”. Changes are announced to screen-reader users. */
  found?: string | undefined;
}

/** Search in a match's markets, and toggles for all of them. Renders a `div`. */
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
