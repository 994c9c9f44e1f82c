import { keyedPrices } from '../keyedPrices.ts';
import { NoPrice } from '../PriceCell/NoPrice.tsx';
import { PriceCell, type PriceCellLayout } from '../PriceCell/PriceCell.tsx';
import { tabStopOf } from '../PriceCell/priceGroup.ts';
import type { PriceSource } from '../PriceCell/priceSource.ts';
import type { TeamCrestProps } from '../TeamCrest/TeamCrest.tsx';
import type { EventRowData, EventRowHandlers } from './eventRowData.ts';
import type { MarketKind, MarketStep } from '../../measures.ts';
import * as track from '../marketTrack.css.ts';
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

/** A further market of a row in tables. */
export interface EventMarket {
  /** Kind, which decides the width of its prices. */
  readonly kind: MarketKind;
  /** Width of the table from which it is shown. */
  readonly step: MarketStep;
  /** Its prices; `null` leaves a cell empty. */
  readonly prices: readonly (EventPrice | null)[];
}

type EventPricesProps = Pick<EventRowHandlers, 'onPriceToggle'> &
  Pick<EventRowData, 'prices' | 'pricesKind' | 'moreMarkets' | 'form' | 'suspendedLabel'>;

/** Prices of a row: the first market, and others where a table is wide enough. Renders a `span` for each market. */
export function EventPrices({
  prices,
  pricesKind = 'result',
  moreMarkets = [],
  form,
  ...rest
}: EventPricesProps) {
  if (prices.length === 0) return null;
  const stop = tabStopOf(prices, ...moreMarkets.map((market) => market.prices));
  const first = { kind: pricesKind, step: undefined, prices };
  return [first, ...moreMarkets].map(({ kind, step, prices: own }) => (
    <span key={step ?? 'first'} className={track.market} data-kind={kind} data-step={step}>
      {keyedPrices(own).map(([key, price]) => (
        <Cell
          key={key}
          price={price}
          tabStop={price === stop}
          layout={layoutOf(kind, step === undefined && form === 'compact')}
          {...rest}
        />
      ))}
    </span>
  ));
}

/** @param isBare whether the price has no label where it is next to the names */
function layoutOf(kind: MarketKind, isBare: boolean): PriceCellLayout {
  if (kind === 'named') return 'labelled';
  if (isBare) return 'bare';
  return kind === 'line' ? 'line' : 'auto';
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
