import { isCalm } from './calm.ts';
import { forget, isFresh, whenSettled, type ShownMove } from './freshMoves.ts';
import { mayFlash } from './flashes.ts';
import type { PriceDirection, PriceListener, MovedPrice, PriceSource } from './priceSource.ts';
import { unseen } from './PriceCell.css.ts';

/** Number of characters above which a price replaces its label in a narrow cell. */
export const longFrom = 5;

const longMark = ({ length }: string | Text): string | undefined => (length > longFrom ? '' : undefined);

/** Returns the displayed text of a price; a dash for an unknown one. */
export function shownPrice(text: string): string {
  return text === '' ? '—' : text;
}

/**
 * Writes price and state into one cell. Compares with the last written state, so that a price move costs one text
 * write.
 */
export class PriceWriter implements PriceListener, ShownMove {
  private readonly source: PriceSource;
  private readonly selection: string;
  private readonly button: HTMLElement;
  /** Element of the price. */
  private readonly figure: HTMLElement;
  /** Text of the price in `figure`, as long as nobody else has replaced it. */
  private text: Text;
  /** Label of a suspended price for screen-reader users. */
  private readonly suspendedLabel: string;
  private readonly unsubscribe: () => void;
  /** Undefined until the first write. */
  private isSuspended: boolean | undefined;
  private mark: PriceDirection | undefined;

  /** Writes the current price of a selection and keeps it up to date until `end` is called. */
  constructor(source: PriceSource, selection: string, button: HTMLElement, suspendedLabel: string) {
    const figure = button.querySelector('bdi');
    if (!figure) throw new Error('A price cell has no element for its price.');
    this.source = source;
    this.selection = selection;
    this.button = button;
    this.figure = figure;
    this.text = textIn(figure);
    this.suspendedLabel = suspendedLabel;
    button.removeAttribute('data-move');
    set(button, 'data-long', longMark(this.text));
    this.changed();
    this.unsubscribe = source.subscribe(selection, this);
  }

  moved({ price, direction }: MovedPrice): void {
    const text = this.source.textOf(price);
    // A price that is suspended or can't be offered needs the full state.
    if (this.isSuspended || text === '' || !direction) {
      this.changed();
      return;
    }
    this.write(text);
    this.markMove(direction, Date.now());
  }

  changed(): void {
    const { text, direction, movedAt, suspended, selected } = this.source.get(this.selection);
    const now = Date.now();
    const shown = shownPrice(text);
    const isMove = this.text.data !== '' && this.text.data !== shown;
    const { button } = this;
    const isNew = this.text.data !== shown || this.isSuspended !== suspended;
    if (!isNew && button.getAttribute('aria-pressed') === String(selected)) return;
    if (this.text.data !== shown) this.write(shown);
    this.isSuspended = suspended;
    this.labelSuspended(suspended ? this.suspendedLabel : '');
    set(button, 'aria-pressed', String(selected));
    set(button, 'aria-disabled', suspended ? 'true' : undefined);
    if (direction === undefined || suspended || !isFresh(movedAt, now)) this.settle();
    else if (isMove) this.markMove(direction, now);
    // A move without a time is marked as long as the source reports it.
    else this.show(direction, movedAt);
  }

  settle(): void {
    if (this.mark === undefined) return;
    this.mark = undefined;
    this.button.removeAttribute('data-move');
  }

  end(): void {
    this.unsubscribe();
    forget(this);
  }

  private write(text: string): void {
    const before = longMark(this.text);
    const after = longMark(text);
    // Page translators and extensions replace texts. A write into a text that has left the page would be unseen.
    if (this.text.parentNode === this.figure && !this.text.nextSibling) this.text.data = text;
    else this.text = soleText(this.figure, text);
    if (before !== after) set(this.button, 'data-long', after);
  }

  /**
   * Creates the element for screen-reader users on the first suspension only, because few prices are ever suspended.
   */
  private labelSuspended(label: string): void {
    const made = this.figure.nextElementSibling;
    if (!made && label === '') return;
    const element = made ?? this.button.appendChild(document.createElement('span'));
    element.className = unseen;
    if (element.textContent !== label) element.textContent = label;
  }

  /** Marks a move that happens now. On a busy page it only removes a mark with the wrong direction. */
  private markMove(direction: PriceDirection, now: number): void {
    if (!isCalm(now)) {
      if (direction !== this.mark) this.settle();
      return;
    }
    this.show(direction, now);
    // Alternates between two names of the same animation, which restarts it for consecutive moves.
    const { dataset } = this.button;
    if (mayFlash(now)) dataset['beat'] = dataset['beat'] === 'a' ? 'b' : 'a';
  }

  private show(direction: PriceDirection, movedAt: number | undefined): void {
    if (direction !== this.mark) this.button.dataset['move'] = direction;
    this.mark = direction;
    if (movedAt !== undefined) whenSettled(this, movedAt);
  }
}

/** Returns the only text of an element. Replaces what others have put there by one text with the same words. */
function textIn(element: Element): Text {
  const { firstChild } = element;
  const isOwn = firstChild instanceof Text && !firstChild.nextSibling;
  return isOwn ? firstChild : soleText(element, element.textContent);
}

/** Replaces the content of an element by one text. */
function soleText(element: Element, words: string): Text {
  const text = document.createTextNode(words);
  element.replaceChildren(text);
  return text;
}

function set(button: HTMLElement, attribute: string, value: string | undefined): void {
  if (value === undefined) button.removeAttribute(attribute);
  else if (button.getAttribute(attribute) !== value) button.setAttribute(attribute, value);
}
