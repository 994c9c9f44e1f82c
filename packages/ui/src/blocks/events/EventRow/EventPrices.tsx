import { keyedPrices } from '../keyedPrices.ts';
import { NoPrice } from '../PriceCell/NoPrice.tsx';
import { PriceCell, type PriceCellLayout } from '../PriceCell/PriceCell.tsx';
import type { PriceSource } from '../PriceCell/priceSource.ts';
import type { EventStack } from './EventRow.tsx';
import * as css from './EventRow.css.ts';

export interface EventPrice {
  /** Identity of the selection. */
  readonly id: string;
  /** In short: "1", "Over 2.5". */
  readonly label: string;
  /** In full, for readers: "Harbour City". */
  readonly name: string;
  /** Its short words hold a line, so that a table shows them too. */
  readonly lined?: boolean | undefined;
  /** Where its price comes from. */
  readonly source: PriceSource;
}

export interface EventPricesProps {
  prices: readonly (EventPrice | null)[];
  extra: readonly (EventPrice | null)[] | undefined;
  /** Prices without their labels, as narrow as they can be. */
  bare: boolean;
  /** Whether prices go in pairs, the second one under the first. */
  stacked: EventStack;
  suspendedWord: string;
  onPriceToggle: ((id: string) => void) | undefined;
}

/** Prices of a row: the first market, and the second where a table has room. Renders a `div`. */
export function EventPrices({
  prices,
  extra = [],
  bare,
  stacked,
  suspendedWord,
  onPriceToggle,
}: EventPricesProps) {
  const cell = (price: EventPrice | null, layout: PriceCellLayout) =>
    price ? (
      <PriceCell
        source={price.source}
        name={price.name}
        label={price.label}
        layout={price.lined ? 'line' : layout}
        suspendedWord={suspendedWord}
        onToggle={() => onPriceToggle?.(price.id)}
      />
    ) : (
      <NoPrice />
    );
  return (
    <div className={css.prices} data-stacked={stacked === 'never' ? undefined : stacked}>
      {keyedPrices(prices).map(([key, price]) => (
        <span key={key}>
          <span className={css.box}>{cell(price, bare ? 'bare' : 'auto')}</span>
        </span>
      ))}
      {keyedPrices(extra).map(([key, price]) => (
        <span key={key} className={css.extra}>
          <span className={css.box}>{cell(price, 'line')}</span>
        </span>
      ))}
    </div>
  );
}
