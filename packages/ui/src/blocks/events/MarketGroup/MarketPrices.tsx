import { classes } from '../../../theme/classes.ts';
import { keyedPrices } from '../keyedPrices.ts';
import { NoPrice } from '../PriceCell/NoPrice.tsx';
import { PriceCell, type PriceCellLayout } from '../PriceCell/PriceCell.tsx';
import type { MarketGroupProps } from './MarketGroup.tsx';
import { priceGroup, tabStopOf } from '../PriceCell/priceGroup.ts';
import { MarketHeads, WithCrests } from './MarketHeads.tsx';
import * as css from './MarketGroup.css.ts';

/** Maximum label lengths that fit next to a price in three columns, on a phone and on the narrowest phones. */
const besidePrice = 5;
const besidePriceSnug = 3;

/** Maximum length of a label that fits next to a price in two columns; in one column every label fits. */
const besidePriceOfTwo = 12;

/** Width of a crest, in letters. */
const crestLength = 3;

/** Prices of a market in equal columns. Renders a `div` for them, and one for their headers. */
export function MarketPrices({
  title,
  prices,
  columns = 3,
  heads,
  suspendedLabel,
  onPriceToggle,
}: Pick<MarketGroupProps, 'title' | 'prices' | 'columns' | 'heads' | 'suspendedLabel' | 'onPriceToggle'>) {
  const named = prices.filter((price) => price?.parts !== undefined);
  const hasCrests = columns > 1 && longestOf(named) > (columns === 3 ? besidePrice : besidePriceOfTwo);
  const longest = longestOf(prices, hasCrests);
  const stop = tabStopOf(prices);
  const layout = columns === 3 ? threeAcross(longest) : 'labelled';
  return (
    <>
      {heads && (
        <div aria-hidden="true" className={classes(css.heads, css.columns[columns])}>
          <MarketHeads heads={heads} />
        </div>
      )}
      <div className={classes(css.grid, css.columns[columns])} {...priceGroup(title)}>
        {keyedPrices(prices).map(([key, price]) =>
          price ? (
            <PriceCell
              key={key}
              source={price.source}
              selection={price.id}
              name={price.name}
              label={hasCrests && price.parts ? <WithCrests parts={price.parts} /> : price.label}
              layout={layout}
              suspendedLabel={suspendedLabel}
              tabStop={price === stop}
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

function longestOf(prices: MarketGroupProps['prices'], hasCrests = false): number {
  return Math.max(
    0,
    ...prices.map((price) => {
      if (!hasCrests || !price?.parts) return price?.label.length ?? 0;
      return price.parts.reduce(
        (sum, part) => sum + (typeof part === 'string' ? part.length : crestLength),
        0,
      );
    }),
  );
}

function threeAcross(longest: number): PriceCellLayout {
  if (longest > besidePrice) return 'stacked';
  return longest > besidePriceSnug ? 'snug' : 'labelled';
}
