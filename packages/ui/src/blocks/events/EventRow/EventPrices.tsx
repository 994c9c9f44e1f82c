import { keyedPrices } from '../keyedPrices.ts';
import { NoPrice } from '../PriceCell/NoPrice.tsx';
import { PriceCell, type PriceCellLayout } from '../PriceCell/PriceCell.tsx';
import { tabStopOf } from '../PriceCell/priceGroup.ts';
import type { PriceSource } from '../PriceCell/priceSource.ts';
import type { TeamCrestProps } from '../TeamCrest/TeamCrest.tsx';
import type { EventRowData, EventRowHandlers } from './eventRowData.ts';
import * as css from './EventRow.css.ts';

/** Crest in place of a side's name. */
export type EventCrest = Pick<TeamCrestProps, 'name' | 'sport' | 'home' | 'image'>;

export interface EventPrice {
  /** Id of the selection. */
  readonly id: string;
  /** Short name, for example “1” or “Over 2.5”. */
  readonly label: string;
  /** Full name for screen-reader users, for example “Harbour City”. */
  readonly name: string;
  /** Whether `label` contains a line and is therefore also shown in tables. */
  readonly lined?: boolean | undefined;
  /** `label` in parts, with crests in place of the sides' names; shown where `label` is long. */
  readonly parts?: readonly (string | EventCrest)[] | undefined;
  /** Source of the price. */
  readonly source: PriceSource;
}

type EventPricesProps = Pick<EventRowHandlers, 'onPriceToggle'> &
  Pick<EventRowData, 'prices' | 'extraPrices' | 'widestPrices' | 'form' | 'suspendedLabel'>;

/** Prices of a row: the first market, and the second and third where a table is wide enough. Renders their cells. */
export function EventPrices({
  prices,
  extraPrices = [],
  widestPrices = [],
  form,
  ...rest
}: EventPricesProps) {
  const stop = tabStopOf(prices, extraPrices, widestPrices);
  return (
    <>
      {keyedPrices(prices).map(([key, price]) => (
        <span key={key}>
          <Cell
            price={price}
            tabStop={price === stop}
            layout={form === 'compact' ? 'bare' : 'auto'}
            {...rest}
          />
        </span>
      ))}
      {keyedPrices(extraPrices).map(([key, price]) => (
        <span key={key} className={css.extra}>
          <Cell price={price} tabStop={price === stop} layout="line" {...rest} />
        </span>
      ))}
      {keyedPrices(widestPrices).map(([key, price]) => (
        <span key={key} className={css.widest}>
          <Cell price={price} tabStop={price === stop} layout="line" {...rest} />
        </span>
      ))}
    </>
  );
}

interface CellProps extends Pick<EventPricesProps, 'suspendedLabel' | 'onPriceToggle'> {
  readonly price: EventPrice | null;
  readonly layout: PriceCellLayout;
  readonly tabStop: boolean;
}

function Cell({ price, layout, tabStop, suspendedLabel, onPriceToggle }: CellProps) {
  return (
    <span className={css.box}>
      {price ? (
        <PriceCell
          data-boxed=""
          source={price.source}
          selection={price.id}
          name={price.name}
          label={price.label}
          layout={price.lined ? 'line' : layout}
          suspendedLabel={suspendedLabel}
          tabStop={tabStop}
          onToggle={() => onPriceToggle?.(price.id)}
        />
      ) : (
        <NoPrice />
      )}
    </span>
  );
}
