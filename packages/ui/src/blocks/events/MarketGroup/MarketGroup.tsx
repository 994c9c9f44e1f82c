import { useId } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { EventPrice } from '../EventRow/EventPrices.tsx';
import { keyedPrices } from '../keyedPrices.ts';
import { NoPrice } from '../PriceCell/NoPrice.tsx';
import { PriceCell } from '../PriceCell/PriceCell.tsx';
import * as css from './MarketGroup.css.ts';

export const marketGroupColumns = [1, 2, 3] as const;
export type MarketGroupColumns = (typeof marketGroupColumns)[number];

/** How many letters fit beside a price in three columns of a phone. */
const besidePrice = 5;

export interface MarketGroupProps extends RootProps<HTMLElement> {
  /** Name of the market: "Total goals". */
  title: string;
  /** Prices in reading order, row by row; `null` keeps the place of one that isn't offered. */
  prices: readonly (EventPrice | null)[];
  /** Prices side by side: two for lines, three for results and scores. @default 3 */
  columns?: MarketGroupColumns | undefined;
  /** Word for a price that takes no bets at the moment. */
  suspendedWord: string;
  /** Among the player's favourite markets. @default false */
  favourite?: boolean | undefined;
  /** Words of the star. */
  favouriteLabel?: string | undefined;
  /** The player starred or unstarred the market. Without it there is no star. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /** Only the head is shown. @default false */
  collapsed?: boolean | undefined;
  /** Words of the button that folds the card. */
  collapseLabel?: string | undefined;
  /** The player folded or unfolded it. Without it the card doesn't fold. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** The player touched a price. */
  onPriceToggle?: ((id: string) => void) | undefined;
}

/** One market of a match, all its prices. Renders a `section`. */
export function MarketGroup({
  title,
  prices,
  columns = 3,
  suspendedWord,
  favourite = false,
  favouriteLabel,
  onFavouriteChange,
  collapsed = false,
  collapseLabel,
  onCollapsedChange,
  onPriceToggle,
  ...rest
}: MarketGroupProps) {
  const gridId = useId();
  const layout =
    columns === 3 && prices.some((price) => price && price.label.length > besidePrice)
      ? 'stacked'
      : 'labelled';
  return (
    <section aria-label={title} {...rest} className={css.root}>
      <div className={css.head} data-collapsed={collapsed ? '' : undefined}>
        <h3 className={css.title}>{title}</h3>
        <span className={css.icons}>
          {onFavouriteChange && favouriteLabel !== undefined && (
            <IconButton
              label={favouriteLabel}
              icon={favourite ? 'star-filled' : 'star'}
              iconSize="sm"
              tone="muted"
              pressed={favourite}
              onClick={() => onFavouriteChange(!favourite)}
            />
          )}
          {onCollapsedChange && collapseLabel !== undefined && (
            <IconButton
              label={collapseLabel}
              icon={collapsed ? 'down' : 'up'}
              iconSize="sm"
              tone="muted"
              aria-expanded={!collapsed}
              aria-controls={gridId}
              onClick={() => onCollapsedChange(!collapsed)}
            />
          )}
        </span>
      </div>
      <div id={gridId} hidden={collapsed}>
        <div className={classes(css.grid, css.columns[columns])}>
          {keyedPrices(prices).map(([key, price]) =>
            price ? (
              <PriceCell
                key={key}
                source={price.source}
                name={price.name}
                label={price.label}
                layout={layout}
                suspendedWord={suspendedWord}
                onToggle={() => onPriceToggle?.(price.id)}
              />
            ) : (
              <NoPrice key={key} />
            ),
          )}
        </div>
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
