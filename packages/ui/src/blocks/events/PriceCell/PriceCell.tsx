import { useLayoutEffect, useRef } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { forget, isFresh, whenSettled } from './freshMoves.ts';
import type { PriceSource } from './priceSource.ts';
import * as css from './PriceCell.css.ts';

export const priceCellLayouts = ['labelled', 'stacked', 'bare', 'auto'] as const;
export type PriceCellLayout = (typeof priceCellLayouts)[number];

export interface PriceCellProps extends Omit<RootProps<HTMLButtonElement>, 'ref'> {
  /** Where the price comes from. */
  source: PriceSource;
  /** The selection in full, for readers: "Arsenal to win". */
  name: string;
  /** The selection in short, beside the price: "1", "Over 2.5". */
  label: string;
  /** Label beside the price, over it in a narrow market, none, or as the width of a list of events allows. @default 'labelled' */
  layout?: PriceCellLayout | undefined;
  /** The word for a price that takes no bets at the moment. */
  suspendedWord: string;
  /** Puts the selection into the coupon, or takes it out. */
  onToggle?: (() => void) | undefined;
}

/**
 * One price. Renders a `button` once; after that the cell writes its own text and state, and nothing renders.
 * State: `aria-pressed` (selected), `aria-disabled` (suspended), `data-move` up or down, `data-beat` turns with every move.
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
  const figure = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const [button, text] = [cell.current, figure.current];
    if (!button || !text) return;
    const write = () => writePrice(button, text, source, `${name} `, `, ${suspendedWord}`, settle);
    const settle = () => button.removeAttribute('data-move');
    write();
    const stop = source.subscribe(write);
    return () => {
      stop();
      forget(settle);
    };
  }, [source, name, suspendedWord]);

  const toggle = () => {
    const { suspended, selected } = source.get();
    // What can't be added any more can still be taken out.
    if (!suspended || selected) onToggle?.();
  };

  return (
    <button {...rest} ref={cell} type="button" className={css.root} data-layout={layout} onClick={toggle}>
      {layout !== 'bare' && <span className={css.label}>{label}</span>}
      <bdi ref={figure} dir="ltr" className={css.price} />
    </button>
  );
}

function writePrice(
  button: HTMLButtonElement,
  figure: HTMLElement,
  source: PriceSource,
  before: string,
  after: string,
  settle: () => void,
): void {
  const { text, direction, movedAt, suspended, selected } = source.get();
  const shown = text === '' ? '—' : text;
  const moved = figure.textContent !== '' && figure.textContent !== shown;
  if (figure.textContent !== shown) figure.textContent = shown;
  button.setAttribute('aria-label', before + text + (suspended ? after : ''));
  button.setAttribute('aria-pressed', String(selected));
  set(button, 'aria-disabled', suspended ? 'true' : undefined);
  const fresh = direction !== undefined && !suspended && isFresh(movedAt, Date.now());
  set(button, 'data-move', fresh ? direction : undefined);
  if (fresh && movedAt !== undefined) whenSettled(movedAt, settle);
  // Two names of one animation, turn about: it starts again when a price moves twice the same way.
  if (fresh && moved) set(button, 'data-beat', button.dataset['beat'] === 'a' ? 'b' : 'a');
}

function set(button: HTMLButtonElement, attribute: string, value: string | undefined): void {
  if (value === undefined) button.removeAttribute(attribute);
  else if (button.getAttribute(attribute) !== value) button.setAttribute(attribute, value);
}
