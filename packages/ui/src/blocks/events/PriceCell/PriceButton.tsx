import { isPicture } from '../../../theme/isPicture.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { PriceSource, PriceState } from './priceSource.ts';
import { longFrom, shownPrice } from './writePrice.ts';
import * as css from './PriceCell.css.ts';

export const priceCellLayouts = ['labelled', 'snug', 'stacked', 'bare', 'auto', 'line'] as const;
export type PriceCellLayout = (typeof priceCellLayouts)[number];

export interface PriceButtonProps extends RootProps<HTMLButtonElement> {
  /** Where the price comes from; read here only in a picture, into which nothing writes. */
  source: PriceSource;
  /** Id of the selection within its source. */
  selection: string;
  /** The selection in full, for readers. */
  name: string;
  /** The selection in short, beside the price. */
  label: string;
  layout: PriceCellLayout;
  onClick?: (() => void) | undefined;
}

const seenLabels: ReadonlySet<PriceCellLayout> = new Set(['labelled', 'snug', 'stacked']);

/** The elements of a price, for a `PriceWriter` to write into. No hooks: rows are drawn without React. Renders a `button`. */
export function PriceButton({ source, selection, name, label, layout, ...rest }: PriceButtonProps) {
  const shown = isPicture ? source.get(selection) : undefined;
  // A label that says the whole name, and is always seen, needs no second one for readers.
  const spoken = label === name && seenLabels.has(layout);
  return (
    <button {...rest} type="button" className={css.root} data-layout={layout} {...(shown && stateOf(shown))}>
      {!spoken && <span className={css.unseen}>{name}</span>}
      {layout !== 'bare' && (
        <span aria-hidden={spoken ? undefined : true} className={css.label}>
          {label}
        </span>
      )}
      <bdi dir="ltr" className={css.price} {...(shown && { children: shownPrice(shown.text) })} />
    </button>
  );
}

function stateOf({ text, suspended }: PriceState) {
  return {
    'data-long': text.length > longFrom ? '' : undefined,
    'aria-disabled': suspended ? true : undefined,
  };
}
