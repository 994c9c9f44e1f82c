import { keyedPrices } from '../keyedPrices.ts';
import { NoPrice } from '../PriceCell/NoPrice.tsx';
import { PriceCell } from '../PriceCell/PriceCell.tsx';
import { priceGroup, tabStopOf } from '../PriceCell/priceGroup.ts';
import type { EventPrice } from '../EventRow/EventPrices.tsx';
import { MarketHeads, type MarketHead } from './MarketHeads.tsx';
import * as css from './MarketLines.css.ts';

/** Line of a total or a handicap with the prices of its sides. */
export interface MarketLine {
  /** Id of the line. */
  readonly id: string;
  /** Label of the line, for example “2.5” or “−0.75”. */
  readonly label: string;
  /** Lines that a quarter line consists of, for example “2.5 and 3”. */
  readonly pair?: string | undefined;
  /** Whether this is the main line, the one closest to the expected result. */
  readonly main?: boolean | undefined;
  /** Prices of the sides, in the order of `heads`. */
  readonly prices: readonly (EventPrice | null)[];
}

export interface MarketLinesProps {
  /** Name of the market for screen-reader users. */
  title: string;
  /** Names of the sides, for example “Over” and “Under”. */
  heads: readonly MarketHead[];
  lines: readonly MarketLine[];
  suspendedLabel: string;
  onPriceToggle?: ((id: string) => void) | undefined;
}

/** Lines of a total or a handicap; each line is labelled once, next to its prices. Renders a `div`. */
export function MarketLines({ title, heads, lines, suspendedLabel, onPriceToggle }: MarketLinesProps) {
  const stop = tabStopOf(...lines.map(({ prices }) => prices));
  return (
    <div className={css.root} {...priceGroup(title)}>
      <div aria-hidden="true" className={css.row}>
        <span />
        <MarketHeads heads={heads} />
      </div>
      {lines.map((line) => (
        <div
          key={line.id}
          role="group"
          aria-label={`${title} ${line.label}`}
          className={css.row}
          data-main={line.main ? '' : undefined}
        >
          <span className={css.line}>
            <bdi dir="ltr" translate="no" className={css.figure}>
              {line.label}
            </bdi>
            {line.pair !== undefined && <bdi className={css.pair}>{line.pair}</bdi>}
          </span>
          {keyedPrices(line.prices).map(([key, price]) =>
            price ? (
              <PriceCell
                key={key}
                source={price.source}
                selection={price.id}
                name={price.name}
                label={price.label}
                layout="bare"
                suspendedLabel={suspendedLabel}
                tabStop={price === stop}
                onToggle={() => onPriceToggle?.(price.id)}
              />
            ) : (
              <NoPrice key={key} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
