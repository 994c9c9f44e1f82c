import { useId } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { EventPrice } from '../EventRow/EventPrices.tsx';
import { MarketLines, type MarketLine } from './MarketLines.tsx';
import { MarketPrices } from './MarketPrices.tsx';
import { MarketResults, type MarketResult } from './MarketResults.tsx';
import * as css from './MarketGroup.css.ts';

export const marketGroupColumns = [1, 2, 3] as const;
export type MarketGroupColumns = (typeof marketGroupColumns)[number];

export interface MarketGroupProps extends RootProps<HTMLElement> {
  /** Name of the market: "Total goals". */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** A fact beside the title: "Suspended", "Closed", "Rest of match". */
  note?: string | undefined;
  /** Prices in reading order, row by row; `null` keeps the place of one that isn't offered. */
  prices: readonly (EventPrice | null)[];
  /** Prices side by side: one for long lists of names, two for lines, three for results and scores. @default 3 */
  columns?: MarketGroupColumns | undefined;
  /** Names over the columns: "Home", "Draw", "Away". */
  heads?: readonly string[] | undefined;
  /** Lines of a total or a handicap, in place of prices; `heads` name their sides. */
  lines?: readonly MarketLine[] | undefined;
  /** What came of a closed market, in place of prices. */
  results?: readonly MarketResult[] | undefined;
  /** Word for a price that takes no bets at the moment. */
  suspendedWord: string;
  /** Kept before the others. @default false */
  pinned?: boolean | undefined;
  /** Words of the pin. */
  pinLabel?: string | undefined;
  /** The player pinned the market, or took the pin out. Without it there is none. */
  onPinnedChange?: ((pinned: boolean) => void) | undefined;
  /** Words of the button that shows how its prices went. */
  historyLabel?: string | undefined;
  /** The player wants to see how its prices went. Without it there is no button. */
  onHistory?: (() => void) | undefined;
  /** Only the head is shown. @default false */
  collapsed?: boolean | undefined;
  /** Words of the button that folds the card. */
  collapseLabel?: string | undefined;
  /** The player folded or unfolded it. Without it the card doesn't fold. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Words of the button that shows the rest: "All 14 lines". */
  moreLabel?: string | undefined;
  /** The player wants the rest. */
  onMore?: (() => void) | undefined;
  /** The player touched a price. */
  onPriceToggle?: ((id: string) => void) | undefined;
}

/** One market of a match, all its prices. Renders a `section`. */
export function MarketGroup({
  title,
  level = 3,
  note,
  prices,
  columns = 3,
  heads,
  lines,
  results,
  suspendedWord,
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
          <MarketLines {...{ title, lines, suspendedWord, onPriceToggle }} heads={heads ?? []} />
        ) : (
          <MarketPrices {...{ prices, columns, heads, suspendedWord, onPriceToggle }} />
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

/** The place of a market while it loads. Renders a `div` that readers pass over. */
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
