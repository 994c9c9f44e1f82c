import { isCalm } from './calm.ts';
import { forget, isFresh, whenSettled, type ShownMove } from './freshMoves.ts';
import { mayFlash } from './flashes.ts';
import type { PriceDirection, PriceListener, PriceSource, PriceSubscription } from './priceSource.ts';
import { unseen } from './PriceCell.css.ts';

/** A price of more figures gives up its label where its cell is narrow. */
export const longFrom = 6;

/** What a cell shows of a price; one that is unknown has a dash. */
export function shownPrice(text: string): string {
  return text === '' ? '—' : text;
}

/**
 * Writes one cell. It remembers what it wrote, so that a price that moves costs one write, its text. A class, so that
 * the thousands of cells of a long page share their functions.
 */
export class PriceWriter implements PriceListener, ShownMove {
  movedAt = 0;
  private readonly source: PriceSource;
  private readonly button: HTMLElement;
  /** The figure. */
  private readonly text: Text;
  /** What readers hear of a price that takes no bets. */
  private readonly suspendedWord: string;
  private isLong = false;
  private mark: PriceDirection | undefined;
  private readonly subscription: PriceSubscription;

  /** Writes what the price is now, and all that becomes of it until its `end`. */
  constructor(source: PriceSource, button: HTMLElement, suspendedWord: string) {
    this.source = source;
    this.button = button;
    this.suspendedWord = suspendedWord;
    this.text = textIn(figureOf(button));
    this.isLong = button.hasAttribute('data-long');
    button.removeAttribute('data-move');
    this.changed();
    this.subscription = source.subscribe(this);
  }

  moved(text: string, direction: PriceDirection): void {
    const now = Date.now();
    this.write(text);
    this.movedAt = now;
    this.markMove(direction, now);
  }

  changed(): void {
    const { text, direction, movedAt, suspended, selected } = this.source.get();
    const now = Date.now();
    const shown = shownPrice(text);
    const moved = this.text.data !== '' && this.text.data !== shown;
    if (this.text.data !== shown) this.write(shown);
    this.say(suspended ? this.suspendedWord : '');
    set(this.button, 'aria-pressed', String(selected));
    set(this.button, 'aria-disabled', suspended ? 'true' : undefined);
    if (direction === undefined || suspended || !isFresh(movedAt, now)) {
      this.settle();
      return;
    }
    // A move without an instant is shown as long as its source says so.
    this.movedAt = movedAt ?? Infinity;
    if (moved) this.markMove(direction, now);
    else this.show(direction);
  }

  settle(): void {
    if (this.mark === undefined) return;
    this.mark = undefined;
    this.button.removeAttribute('data-move');
  }

  end(): void {
    this.subscription.end();
    forget(this);
  }

  /** Whether a touch of this button does something: what can't be added any more can still be taken out. */
  takesTouch(button: HTMLElement): boolean {
    if (button !== this.button) return false;
    const { suspended, selected } = this.source.get();
    return !suspended || selected;
  }

  private write(text: string): void {
    this.text.data = text;
    const isLong = text.length > longFrom;
    if (isLong !== this.isLong) set(this.button, 'data-long', isLong ? '' : undefined);
    this.isLong = isLong;
  }

  /** Few prices are ever suspended, so the element for readers is made when one is. */
  private say(word: string): void {
    const made = figureOf(this.button).nextElementSibling;
    if (!made && word === '') return;
    const element = made ?? this.button.appendChild(document.createElement('span'));
    element.className = unseen;
    if (element.textContent !== word) element.textContent = word;
  }

  /** Marks a move that happens now; on a page that isn't calm only a mark that would be wrong is taken away. */
  private markMove(direction: PriceDirection, now: number): void {
    if (!isCalm(now)) {
      if (direction !== this.mark) this.settle();
      return;
    }
    this.show(direction);
    // Two names of one animation, turn about: it starts again when a price moves twice the same way.
    const { dataset } = this.button;
    if (mayFlash(now)) dataset['beat'] = dataset['beat'] === 'a' ? 'b' : 'a';
  }

  private show(direction: PriceDirection): void {
    if (direction !== this.mark) this.button.dataset['move'] = direction;
    this.mark = direction;
    if (this.movedAt !== Infinity) whenSettled(this);
  }
}

/** The element of the figure, which the cell is drawn with. */
function figureOf(button: HTMLElement): HTMLElement {
  const figure = button.querySelector('bdi');
  if (!figure) throw new Error('A price cell is drawn with a figure.');
  return figure;
}

function textIn(element: Element): Text {
  const { firstChild } = element;
  return firstChild instanceof Text ? firstChild : element.appendChild(document.createTextNode(''));
}

function set(button: HTMLElement, attribute: string, value: string | undefined): void {
  if (value === undefined) button.removeAttribute(attribute);
  else if (button.getAttribute(attribute) !== value) button.setAttribute(attribute, value);
}
