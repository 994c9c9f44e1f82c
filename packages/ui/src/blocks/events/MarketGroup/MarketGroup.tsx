import { useId } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { EventPrice } from '../EventRow/EventPrices.tsx';
import type { MarketHead } from './MarketHeads.tsx';
import { MarketLines, type MarketLine } from './MarketLines.tsx';
import { MarketPrices } from './MarketPrices.tsx';
import { MarketResults, type MarketResult } from './MarketResults.tsx';
import * as css from './MarketGroup.css.ts';

export const marketGroupColumns = [1, 2, 3] as const;
export type MarketGroupColumns = (typeof marketGroupColumns)[number];

export interface MarketGroupProps extends RootProps<HTMLElement> {
  /** Name of the market, for example “Total goals”. */
  title: string;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
  /** Short note next to the title, for example “Suspended”, “Closed” or “Rest of match”. */
  note?: string | undefined;
  /** Prices in reading order, row by row; `null` leaves a cell empty. */
  prices: readonly (EventPrice | null)[];
  /**
   * Number of columns: one for long lists of names, two for lines, three for results and scores.
   * @default 3
   */
  columns?: MarketGroupColumns | undefined;
  /** Column headers: texts, for example “Over” and “Under”, or sides of the match with their crests. */
  heads?: readonly MarketHead[] | undefined;
  /** Lines of a total or a handicap, in place of prices; `heads` has the names of their sides. */
  lines?: readonly MarketLine[] | undefined;
  /** Results of a closed market, in place of prices. */
  results?: readonly MarketResult[] | undefined;
  /** Label of a price that is suspended. */
  suspendedLabel: string;
  /**
   * Whether the market is pinned before the others.
   * @default false
   */
  pinned?: boolean | undefined;
  /** Label of the pin button. */
  pinLabel?: string | undefined;
  /** Called when the player pins or unpins the market. Without it there is no pin button. */
  onPinnedChange?: ((pinned: boolean) => void) | undefined;
  /** Label of the button that shows the price history. */
  historyLabel?: string | undefined;
  /** Called when the player opens the price history. Without it there is no button. */
  onHistory?: (() => void) | undefined;
  /**
   * Whether only the header is shown.
   * @default false
   */
  collapsed?: boolean | undefined;
  /** Label of the collapse button. */
  collapseLabel?: string | undefined;
  /** Called when the player collapses or expands the card. Without it the card can't be collapsed. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Label of the button that shows all prices, for example “All 14 lines”. */
  moreLabel?: string | undefined;
  /** Called when the player shows all prices. */
  onMore?: (() => void) | undefined;
  /** Called when the player presses a price. */
  onPriceToggle?: ((id: string) => void) | undefined;
}

/** Market of a match with all its prices. Renders a `section`. */
export function MarketGroup({
  title,
  level = 3,
  note,
  prices,
  columns = 3,
  heads,
  lines,
  results,
  suspendedLabel,
  pinned = false,
  pinLabel,
  onPinnedChange,
  historyLabel,
  onHistory,
  collapsed = false,
  collapseLabel,
  onCollapsedChange,
  moreLabel,
  onMore,
  onPriceToggle,
  ...rest
}: MarketGroupProps) {
  const bodyId = useId();
  const Title = `h${level}` as const;
  return (
    <section aria-label={title} {...rest} className={css.root}>
      <div className={css.head} data-collapsed={collapsed ? '' : undefined}>
        <div className={css.words}>
          <Title className={css.title}>{title}</Title>
          {note !== undefined && <span className={css.note}>{note}</span>}
        </div>
        <span className={css.icons}>
          {onHistory && historyLabel !== undefined && (
            <IconButton label={historyLabel} icon="trend" iconSize="sm" tone="muted" onClick={onHistory} />
          )}
          {onPinnedChange && pinLabel !== undefined && (
            <IconButton
              label={pinLabel}
              icon={pinned ? 'pinned' : 'pin'}
              iconSize="sm"
              tone="muted"
              pressed={pinned}
              onClick={() => onPinnedChange(!pinned)}
            />
          )}
          {onCollapsedChange && collapseLabel !== undefined && (
            <IconButton
              label={collapseLabel}
              icon={collapsed ? 'down' : 'up'}
              iconSize="sm"
              tone="muted"
              aria-expanded={!collapsed}
              aria-controls={bodyId}
              onClick={() => onCollapsedChange(!collapsed)}
            />
          )}
        </span>
      </div>
      <div id={bodyId} hidden={collapsed}>
        {results ? (
          <MarketResults results={results} />
        ) : lines ? (
          <MarketLines {...{ title, lines, suspendedLabel, onPriceToggle }} heads={heads ?? []} />
        ) : (
          <MarketPrices {...{ title, prices, columns, heads, suspendedLabel, onPriceToggle }} />
        )}
        {onMore && moreLabel !== undefined && (
          <button type="button" className={css.more} onClick={onMore}>
            {moreLabel}
          </button>
        )}
      </div>
    </section>
  );
}

/** Placeholder of a market while it loads. Renders a `div` hidden from screen readers. */
export function MarketGroupSkeleton({ columns = 3 }: Pick<MarketGroupProps, 'columns'>) {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.head}>
        <Skeleton width="third" />
      </div>
      <div className={classes(css.grid, css.columns[columns])}>
        {marketGroupColumns.slice(0, columns).map((column) => (
          <Skeleton key={column} shape="price" />
        ))}
      </div>
    </div>
  );
}
