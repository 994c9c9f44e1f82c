import { useLayoutEffect, useRef } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { PriceButton, type PriceCellLayout } from './PriceButton.tsx';
import type { PriceSource } from './priceSource.ts';
import { PriceWriter } from './writePrice.ts';

export interface PriceCellProps extends Omit<RootProps<HTMLButtonElement>, 'ref'> {
  /** Source of the price. */
  source: PriceSource;
  /** Id of the selection within its source. */
  selection: string;
  /** Full name of the selection for screen-reader users, for example “Arsenal to win”. */
  name: string;
  /** Short name next to the price, for example “1” or “Over 2.5”. */
  label: string;
  /**
   * Position of the label. `labelled`: next to the price; `snug`: above it on the narrowest phones; `stacked`: above
   * it in narrow markets; `line`: above it in tables; `bare`: none; `auto`: none in tables. @default 'labelled'
   */
  layout?: PriceCellLayout | undefined;
  /** Label of a price that is suspended. */
  suspendedWord: string;
  /** Called when the player adds the selection to the coupon or removes it. */
  onToggle?: (() => void) | undefined;
}

/**
 * Price of a selection. Renders a `button` once; after that the cell writes text and state without rendering. State:
 * `aria-pressed` (selected), `aria-disabled` (suspended), `data-move` (`up` or `down`), `data-beat` (alternates with
 * every flash), `data-long` (too many characters for a narrow cell).
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
    // A suspended selection can't be added, but it can be removed.
    if (!suspended || selected) onToggle?.();
  };
  return (
    <PriceButton {...rest} {...{ source, selection, name, label, layout }} ref={cell} onClick={toggle} />
  );
}
