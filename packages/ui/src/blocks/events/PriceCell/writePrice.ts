import { isCalm } from './calm.ts';
import { forget, isFresh, whenSettled, type ShownMove } from './freshMoves.ts';
import { mayFlash } from './flashes.ts';
import type { PriceDirection, PriceListener, MovedPrice, PriceSource } from './priceSource.ts';
import { unseen } from './PriceCell.css.ts';

/** A price of more figures gives up its label where its cell is narrow. */
export const longFrom = 6;

const longMark = ({ length }: string | Text): string | undefined => (length > longFrom ? '' : undefined);

/** What a cell shows of a price; one that is unknown has a dash. */
export function shownPrice(text: string): string {
  return text === '' ? '—' : text;
}

/**
 * Writes one cell. It remembers what it wrote, so that a price that moves costs one write, its text. A class, so that
 * the thousands of cells of a long page share their functions; it keeps the figure alone, from which the rest is found.
 */
export class PriceWriter implements PriceListener, ShownMove {
  private readonly source: PriceSource;
  private readonly selection: string;
  /** The figure. */
  private readonly text: Text;
  /** What readers hear of a price that takes no bets. */
  private readonly suspendedWord: string;
  /** Unknown until it is written for the first time. */
  private isSuspended: boolean | undefined;
  private mark: PriceDirection | undefined;

  /** Writes what the price of a selection is now, and all that becomes of it until its `end`. */
  constructor(source: PriceSource, selection: string, button: HTMLElement, suspendedWord: string) {
    this.source = source;
    this.selection = selection;
    this.suspendedWord = suspendedWord;
    this.text = textIn(figureOf(button));
    button.removeAttribute('data-move');
    set(button, 'data-long', longMark(this.text));
    this.changed();
    source.subscribe(selection, this);
  }

  moved({ price, direction }: MovedPrice): void {
    const text = this.source.textOf(price);
    // A price that can't be offered, or that takes no bets, is no mere move.
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
    const isNews = this.text.data !== shown || this.isSuspended !== suspended;
    if (!isNews && button.getAttribute('aria-pressed') === String(selected)) return;
    if (this.text.data !== shown) this.write(shown);
    this.isSuspended = suspended;
    this.say(suspended ? this.suspendedWord : '');
    set(button, 'aria-pressed', String(selected));
    set(button, 'aria-disabled', suspended ? 'true' : undefined);
    if (direction === undefined || suspended || !isFresh(movedAt, now)) this.settle();
    else if (isMove) this.markMove(direction, now);
    // A move without an instant is shown as long as its source says so.
    else this.show(direction, movedAt);
  }

  settle(): void {
    if (this.mark === undefined) return;
    this.mark = undefined;
    this.button.removeAttribute('data-move');
  }

  end(): void {
    this.source.unsubscribe(this.selection, this);
    forget(this);
  }

  /** Whether a touch of this button does something: what can't be added any more can still be taken out. */
  takesTouch(button: HTMLElement): boolean {
    if (button !== this.button) return false;
    const { suspended, selected } = this.source.get(this.selection);
    return !suspended || selected;
  }

  private get button(): HTMLElement {
    return found(this.text.parentElement?.closest('button'));
  }

  private write(text: string): void {
    const before = longMark(this.text);
    const after = longMark(text);
    this.text.data = text;
    if (before !== after) set(this.button, 'data-long', after);
  }

  /** Few prices are ever suspended, so the element for readers is made when one is. */
  private say(word: string): void {
    const { button } = this;
    const made = figureOf(button).nextElementSibling;
    if (!made && word === '') return;
    const element = made ?? button.appendChild(document.createElement('span'));
    element.className = unseen;
    if (element.textContent !== word) element.textContent = word;
  }

  /** Marks a move that happens now; on a page that isn't calm only a mark that would be wrong is taken away. */
  private markMove(direction: PriceDirection, now: number): void {
    if (!isCalm(now)) {
      if (direction !== this.mark) this.settle();
      return;
    }
    this.show(direction, now);
    // Two names of one animation, turn about: it starts again when a price moves twice the same way.
    const { dataset } = this.button;
    if (mayFlash(now)) dataset['beat'] = dataset['beat'] === 'a' ? 'b' : 'a';
  }

  private show(direction: PriceDirection, movedAt: number | undefined): void {
    if (direction !== this.mark) this.button.dataset['move'] = direction;
    this.mark = direction;
    if (movedAt !== undefined) whenSettled(this, movedAt);
  }
}

const figureOf = (button: HTMLElement): HTMLElement => found(button.querySelector('bdi'));

/** What a row or a price is drawn with; an error when it isn't there. */
export function found(element: HTMLElement | null | undefined): HTMLElement {
  if (!element) throw new Error('A row or a price lacks a part that it is drawn with.');
  return element;
}

function textIn(element: Element): Text {
  const { firstChild } = element;
  return firstChild instanceof Text ? firstChild : element.appendChild(document.createTextNode(''));
}

function set(button: HTMLElement, attribute: string, value: string | undefined): void {
  if (value === undefined) button.removeAttribute(attribute);
  else if (button.getAttribute(attribute) !== value) button.setAttribute(attribute, value);
}
