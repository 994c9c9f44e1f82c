import { classes } from '../../../theme/classes.ts';
import { keyedPrices } from '../keyedPrices.ts';
import { NoPrice } from '../PriceCell/NoPrice.tsx';
import { PriceCell, type PriceCellLayout } from '../PriceCell/PriceCell.tsx';
import type { MarketGroupProps } from './MarketGroup.tsx';
import * as css from './MarketGroup.css.ts';

/** Maximum label lengths that fit next to a price in three columns, on a phone and on the narrowest phones. */
const besidePrice = 5;
const besidePriceSnug = 3;

/** Prices of a market in equal columns. Renders a `div` for them, and one for their headers. */
export function MarketPrices({
  prices,
  columns = 3,
  heads,
  suspendedLabel,
  onPriceToggle,
}: Pick<MarketGroupProps, 'prices' | 'columns' | 'heads' | 'suspendedLabel' | 'onPriceToggle'>) {
  const longest = Math.max(0, ...prices.map((price) => price?.label.length ?? 0));
  const layout = columns === 3 ? threeAcross(longest) : 'labelled';
  return (
    <>
      {heads && (
        <div aria-hidden="true" className={classes(css.heads, css.columns[columns])}>
          {heads.map((head) => (
            <span key={head} className={css.headWords}>
              {head}
            </span>
          ))}
        </div>
      )}
      <div className={classes(css.grid, css.columns[columns])}>
        {keyedPrices(prices).map(([key, price]) =>
          price ? (
            <PriceCell
              key={key}
              source={price.source}
              selection={price.id}
              name={price.name}
              label={price.label}
              layout={layout}
              suspendedLabel={suspendedLabel}
              onToggle={() => onPriceToggle?.(price.id)}
            />
          ) : (
            <NoPrice key={key} />
          ),
        )}
      </div>
    </>
  );
}

function threeAcross(longest: number): PriceCellLayout {
  if (longest > besidePrice) return 'stacked';
  return longest > besidePriceSnug ? 'snug' : 'labelled';
}
