import { keyedPrices } from '../keyedPrices.ts';
import { NoPrice } from '../PriceCell/NoPrice.tsx';
import { PriceButton, type PriceCellLayout } from '../PriceCell/PriceButton.tsx';
import type { PriceSource } from '../PriceCell/priceSource.ts';
import type { EventRowFacts } from './eventRowFacts.ts';
import * as css from './EventRow.css.ts';

export interface EventPrice {
  /** Id of the selection. */
  readonly id: string;
  /** Short name, for example “1” or “Over 2.5”. */
  readonly label: string;
  /** Full name for screen-reader users, for example “Harbour City”. */
  readonly name: string;
  /** Whether `label` contains a line and is therefore also shown in tables. */
  readonly lined?: boolean | undefined;
  /** Source of the price. */
  readonly source: PriceSource;
}

/** Prices of a row: the first market, and the second where a table is wide enough. Renders their cells. */
export function EventPrices({
  prices,
  extraPrices = [],
  form,
}: Pick<EventRowFacts, 'prices' | 'extraPrices' | 'form'>) {
  return (
    <>
      {keyedPrices(prices).map(([key, price]) => (
        <span key={key}>
          <Cell price={price} layout={form === 'compact' ? 'bare' : 'auto'} />
        </span>
      ))}
      {keyedPrices(extraPrices).map(([key, price]) => (
        <span key={key} className={css.extra}>
          <Cell price={price} layout="line" />
        </span>
      ))}
    </>
  );
}

function Cell({ price, layout }: { readonly price: EventPrice | null; readonly layout: PriceCellLayout }) {
  return (
    <span className={css.box}>
      {price ? (
        <PriceButton
          data-price={price.id}
          source={price.source}
          selection={price.id}
          name={price.name}
          label={price.label}
          layout={price.lined ? 'line' : layout}
        />
      ) : (
        <NoPrice />
      )}
    </span>
  );
}
