import { isPicture } from '../../../theme/isPicture.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { PriceSource, PriceState } from './priceSource.ts';
import { longFrom, shownPrice } from './writePrice.ts';
import * as css from './PriceCell.css.ts';

export const priceCellLayouts = ['labelled', 'snug', 'stacked', 'bare', 'auto', 'line'] as const;
export type PriceCellLayout = (typeof priceCellLayouts)[number];

export interface PriceButtonProps extends RootProps<HTMLButtonElement> {
  /** Source of the price. Read here for the prerender only; otherwise a `PriceWriter` writes the price. */
  source: PriceSource;
  /** Id of the selection within its source. */
  selection: string;
  /** Full name of the selection, for screen-reader users. */
  name: string;
  /** Short name of the selection, next to the price. */
  label: string;
  layout: PriceCellLayout;
  onClick?: (() => void) | undefined;
}

const seenLabels: ReadonlySet<PriceCellLayout> = new Set(['labelled', 'snug', 'stacked']);

/**
 * Elements of a price, to be filled by a `PriceWriter`. Must not use hooks, because rows are drawn without React.
 * Renders a `button`.
 */
export function PriceButton({ source, selection, name, label, layout, ...rest }: PriceButtonProps) {
  const shown = isPicture ? source.get(selection) : undefined;
  // A visible label that equals the full name doesn't need a hidden one for screen-reader users.
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
