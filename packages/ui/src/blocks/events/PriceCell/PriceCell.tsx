import { useLayoutEffect, useRef } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { PriceSource } from './priceSource.ts';
import { PriceWriter } from './writePrice.ts';
import * as css from './PriceCell.css.ts';

export const priceCellLayouts = ['labelled', 'snug', 'stacked', 'bare', 'auto', 'line'] as const;
export type PriceCellLayout = (typeof priceCellLayouts)[number];

export interface PriceCellProps extends Omit<RootProps<HTMLButtonElement>, 'ref'> {
  /** Where the price comes from. */
  source: PriceSource;
  /** The selection in full, for readers: "Arsenal to win". */
  name: string;
  /** The selection in short, beside the price: "1", "Over 2.5". */
  label: string;
  /**
   * Label beside the price (`snug`: over it on the narrowest phones), over it in a narrow market or in a line of a
   * table, none, or as a list of events allows. @default 'labelled'
   */
  layout?: PriceCellLayout | undefined;
  /** The word for a price that takes no bets at the moment. */
  suspendedWord: string;
  /** Puts the selection into the coupon, or takes it out. */
  onToggle?: (() => void) | undefined;
}

const seenLabels: ReadonlySet<PriceCellLayout> = new Set(['labelled', 'snug', 'stacked']);

/**
 * One price. Renders a `button` once; after that the cell writes its own text and state, and nothing renders.
 * State: `aria-pressed` (selected), `aria-disabled` (suspended), `data-move` up or down, `data-beat` turns with every move,
 * `data-long` (too many figures for a narrow cell).
 */
export function PriceCell({
  source,
  name,
  label,
  layout = 'labelled',
  suspendedWord,
  onToggle,
  ...rest
}: PriceCellProps) {
  const cell = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!cell.current) return;
    const writer = new PriceWriter(source, cell.current, { suspended: suspendedWord, className: css.unseen });
    const stop = source.subscribe(writer);
    return () => {
      stop();
      writer.end();
    };
  }, [source, suspendedWord]);

  const toggle = () => {
    const { suspended, selected } = source.get();
    // What can't be added any more can still be taken out.
    if (!suspended || selected) onToggle?.();
  };

  // A label that says the whole name, and is always seen, needs no second one for readers.
  const spoken = label === name && seenLabels.has(layout);
  return (
    <button {...rest} ref={cell} type="button" className={css.root} data-layout={layout} onClick={toggle}>
      {!spoken && <span className={css.unseen}>{name}</span>}
      {layout !== 'bare' && (
        <span aria-hidden={spoken ? undefined : true} className={css.label}>
          {label}
        </span>
      )}
      <bdi dir="ltr" className={css.price} />
    </button>
  );
}
