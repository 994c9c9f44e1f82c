import { useLayoutEffect, useRef } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { PriceButton, type PriceCellLayout } from './PriceButton.tsx';
import type { PriceSource } from './priceSource.ts';
import { PriceWriter } from './writePrice.ts';

export interface PriceCellProps extends Omit<RootProps<HTMLButtonElement>, 'ref'> {
  /** Where the price comes from. */
  source: PriceSource;
  /** Id of the selection within its source. */
  selection: string;
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

/**
 * One price. Renders a `button` once; after that the cell writes its own text and state, and nothing renders.
 * State: `aria-pressed` (selected), `aria-disabled` (suspended), `data-move` up or down, `data-beat` turns with every move,
 * `data-long` (too many figures for a narrow cell).
 */
export function PriceCell({
  source,
  selection,
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
    const writer = new PriceWriter(source, selection, cell.current, suspendedWord);
    return () => writer.end();
  }, [source, selection, suspendedWord]);

  const toggle = () => {
    const { suspended, selected } = source.get(selection);
    // What can't be added any more can still be taken out.
    if (!suspended || selected) onToggle?.();
  };
  return (
    <PriceButton {...rest} {...{ source, selection, name, label, layout }} ref={cell} onClick={toggle} />
  );
}
