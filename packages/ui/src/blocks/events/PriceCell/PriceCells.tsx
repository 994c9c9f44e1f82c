import type { EventPrice } from '../EventRow/EventPrices.tsx';
import { keyedPrices } from '../keyedPrices.ts';
import { NoPrice } from './NoPrice.tsx';
import { PriceCell } from './PriceCell.tsx';
import { tabStopOf } from './priceGroup.ts';

interface PriceCellsProps {
  /** Prices of a market; `null` leaves the place of a price empty that isn't offered. */
  readonly prices: readonly (EventPrice | null)[];
  /** Label of a suspended price. */
  readonly suspendedLabel: string;
  /** Called with the id of the price that the player toggles. */
  readonly onPriceToggle: ((id: string) => void) | undefined;
}

/** Prices of a card's market. Renders their cells. */
export function PriceCells({ prices, suspendedLabel, onPriceToggle }: PriceCellsProps) {
  const stop = tabStopOf(prices);
  return keyedPrices(prices).map(([key, price]) =>
    price ? (
      <PriceCell
        key={key}
        source={price.source}
        selection={price.id}
        name={price.name}
        label={price.label}
        suspendedLabel={suspendedLabel}
        tabStop={price === stop}
        onToggle={() => onPriceToggle?.(price.id)}
      />
    ) : (
      <NoPrice key={key} />
    ),
  );
}
