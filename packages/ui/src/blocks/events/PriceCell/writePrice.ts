import { isFresh, whenSettled } from './freshMoves.ts';
import { mayFlash } from './flashes.ts';
import type { PriceState } from './priceSource.ts';

/** The nodes of a cell that change after it is drawn. */
export interface PriceNodes {
  readonly button: HTMLButtonElement;
  /** Holds the figure. */
  readonly text: HTMLElement;
  /** Holds what readers hear of its state. */
  readonly word: HTMLElement;
}

/** A price of more figures gives up its label where its cell is narrow. */
const longFrom = 6;

/** Writes a price's state into its nodes; `settle` is called when its move has been shown long enough. */
export function writePrice(
  { button, text, word }: PriceNodes,
  state: PriceState,
  suspendedWord: string,
  settle: () => void,
): void {
  const { direction, movedAt, suspended, selected } = state;
  const shown = state.text === '' ? '—' : state.text;
  const moved = text.textContent !== '' && text.textContent !== shown;
  write(text, shown);
  write(word, suspended ? suspendedWord : '');
  set(button, 'data-long', shown.length > longFrom ? '' : undefined);
  set(button, 'aria-pressed', String(selected));
  set(button, 'aria-disabled', suspended ? 'true' : undefined);
  const fresh = direction !== undefined && !suspended && isFresh(movedAt, Date.now());
  set(button, 'data-move', fresh ? direction : undefined);
  if (fresh && movedAt !== undefined) whenSettled(movedAt, settle);
  // Two names of one animation, turn about: it starts again when a price moves twice the same way.
  if (fresh && moved && mayFlash(Date.now()))
    set(button, 'data-beat', button.dataset['beat'] === 'a' ? 'b' : 'a');
}

function write(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

function set(button: HTMLButtonElement, attribute: string, value: string | undefined): void {
  if (value === undefined) button.removeAttribute(attribute);
  else if (button.getAttribute(attribute) !== value) button.setAttribute(attribute, value);
}
