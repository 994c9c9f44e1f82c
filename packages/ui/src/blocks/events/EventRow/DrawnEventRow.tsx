import { draw, drawAttributes } from '../../../theme/draw.ts';
import { found, PriceWriter } from '../PriceCell/writePrice.ts';
import { EventPrices } from './EventPrices.tsx';
import { EventRowContent, eventRowRoot } from './EventRowContent.tsx';
import type { EventRowActs, EventRowFacts } from './eventRowFacts.ts';

/**
 * One match of a list, drawn into an `article` that React leaves empty: rows are what long pages have most of. It is its
 * own listener, and keeps nothing of what it drew but the writers of its prices.
 */
export class DrawnEventRow implements EventListenerObject {
  readonly article: HTMLElement;
  private acts: EventRowActs = {};
  private writers: readonly PriceWriter[] = [];

  constructor(article: HTMLElement) {
    this.article = article;
    article.addEventListener('click', this);
  }

  /** Draws the row; prices of the same selections are left to what writes them. */
  show(facts: EventRowFacts, acts: EventRowActs): void {
    this.acts = acts;
    drawAttributes(this.article, eventRowRoot(facts));
    draw(this.article, <EventRowContent {...facts} />);
    const shown = Array.from(this.place().children, (cell) => idIn(cell));
    const wanted = pricesOf(facts).map((price) => price?.id);
    if (shown.length !== wanted.length || shown.some((id, at) => id !== wanted[at])) this.showPrices(facts);
  }

  /** Draws the prices, under new names too; from then on they write themselves. */
  showPrices(facts: EventRowFacts): void {
    const place = this.place();
    this.leavePrices();
    draw(place, <EventPrices {...facts} />);
    const prices = pricesOf(facts).filter((price) => price !== null);
    const buttons = place.querySelectorAll('button');
    this.writers = prices.map(
      ({ source, id }, at) => new PriceWriter(source, id, found(buttons[at]), facts.suspendedWord),
    );
  }

  /** Takes everything out of the article. */
  end(): void {
    this.leavePrices();
    this.article.removeEventListener('click', this);
    this.article.replaceChildren();
  }

  handleEvent(event: MouseEvent): void {
    const { target } = event;
    const touched = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
    if (touched) this.act(event, touched);
  }

  private act(event: MouseEvent, touched: HTMLElement): void {
    const { acts } = this;
    const href = touched.getAttribute('href');
    const price = touched.getAttribute('data-price');
    // What opens in a window of its own is the browser's.
    if (href !== null && !touched.hasAttribute('target')) acts.onFollow?.(event, href);
    if (price !== null && this.writers.some((writer) => writer.takesTouch(touched)))
      acts.onPriceToggle?.(price);
    if (touched.getAttribute('data-act') === 'favourite')
      acts.onFavouriteChange?.(touched.getAttribute('aria-pressed') !== 'true');
  }

  private place(): Element {
    return found(this.article.querySelector<HTMLElement>('[data-part="prices"]'));
  }

  private leavePrices(): void {
    for (const writer of this.writers) writer.end();
    this.writers = [];
  }
}

const pricesOf = ({ prices, extraPrices = [] }: EventRowFacts) => [...prices, ...extraPrices];

/** The selection whose price stands in a cell. */
const idIn = (cell: Element) => cell.querySelector('button')?.getAttribute('data-price') ?? undefined;
