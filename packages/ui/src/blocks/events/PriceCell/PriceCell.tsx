import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { PriceSource, PriceState } from './priceSource.ts';
import { longFrom, PriceWriter, shownPrice } from './writePrice.ts';
import * as css from './PriceCell.css.ts';

export const priceCellLayouts = ['labelled', 'snug', 'stacked', 'bare', 'auto', 'line'] as const;
export type PriceCellLayout = (typeof priceCellLayouts)[number];

export interface PriceCellProps extends Omit<RootProps<HTMLButtonElement>, 'ref'> {
  /** Source of the price. */
  source: PriceSource;
  /** Id of the selection within its source. */
  selection: string;
  /** Full name of the selection for screen-reader users, for example “Arsenal to win”. */
  name: string;
  /** Short name next to the price, for example “1” or “Over 2.5”, or the crest of a side. */
  label: ReactNode;
  /**
   * Position of the label. `labelled`: next to the price; `snug`: above it on the narrowest phones; `stacked`: above
   * it in narrow markets; `line`: above it in tables and beside names; `bare`: none; `auto`: none in tables.
   * @default 'labelled'
   */
  layout?: PriceCellLayout | undefined;
  /** Label of a price that is suspended. */
  suspendedLabel: string;
  /**
   * Whether Tab reaches the price. The other prices of a group are reached by arrow keys.
   * @default true
   */
  tabStop?: boolean | undefined;
  /** Called when the player adds the selection to the coupon or removes it. */
  onToggle?: (() => void) | undefined;
}

const seenLabels: ReadonlySet<PriceCellLayout> = new Set(['labelled', 'snug', 'stacked']);

/**
 * Price of a selection. Renders a `button` with the first price; after that the cell writes text and state without rendering. State:
 * `aria-pressed` (selected), `aria-disabled` (suspended), `data-move` (`up` or `down`), `data-beat` (alternates with
 * every flash), `data-long` (too many characters for a narrow cell).
 */
export function PriceCell({
  source,
  selection,
  name,
  label,
  layout = 'labelled',
  suspendedLabel,
  tabStop = true,
  onToggle,
  ...rest
}: PriceCellProps) {
  const cell = useRef<HTMLButtonElement>(null);
  // Never changes, so that a rendering doesn't overwrite what the cell has written since.
  const [first] = useState(() => source.get(selection));

  useLayoutEffect(() => {
    if (!cell.current) return;
    const writer = new PriceWriter(source, selection, cell.current, suspendedLabel);
    return () => writer.end();
  }, [source, selection, suspendedLabel]);

  const toggle = () => {
    const { suspended, selected } = source.get(selection);
    // A suspended selection can't be added, but it can be removed.
    if (!suspended || selected) onToggle?.();
  };
  // A visible label that equals the full name doesn't need a hidden one for screen-reader users.
  const isSpoken = label === name && seenLabels.has(layout);
  return (
    <button
      {...rest}
      ref={cell}
      type="button"
      className={css.root}
      data-layout={layout}
      tabIndex={tabStop ? undefined : -1}
      onClick={toggle}
      {...stateOf(first)}
    >
      {!isSpoken && <span className={css.unseen}>{name}</span>}
      {layout !== 'bare' && (
        <span aria-hidden={isSpoken ? undefined : true} className={css.label}>
          {label}
        </span>
      )}
      <bdi dir="ltr" translate="no" className={css.price}>
        {shownPrice(first.text)}
      </bdi>
    </button>
  );
}

function stateOf({ text, suspended }: PriceState) {
  return {
    'data-long': text.length > longFrom ? '' : undefined,
    'aria-disabled': suspended ? true : undefined,
  };
}
