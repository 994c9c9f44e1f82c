import { draw, drawAttributes } from '../../../theme/draw.ts';
import { found, PriceWriter } from '../PriceCell/writePrice.ts';
import { EventPrices } from './EventPrices.tsx';
import { EventRowContent, eventRowRoot } from './EventRowContent.tsx';
import type { EventRowActs, EventRowFacts } from './eventRowFacts.ts';

/**
 * Draws one match of a list into an `article` that React leaves empty, because rows are the most frequent element of
 * long pages. Handles the row's clicks, and stores only the writers of its prices.
 */
export class DrawnEventRow implements EventListenerObject {
  readonly article: HTMLElement;
  private acts: EventRowActs = {};
  private writers: readonly PriceWriter[] = [];

  constructor(article: HTMLElement) {
    this.article = article;
    article.addEventListener('click', this);
  }

  /** Draws the row. Prices are redrawn only when their selections change; otherwise their writers update them. */
  show(facts: EventRowFacts, acts: EventRowActs): void {
    this.acts = acts;
    drawAttributes(this.article, eventRowRoot(facts));
    draw(this.article, <EventRowContent {...facts} />);
    const shown = Array.from(this.place().children, (cell) => idIn(cell));
    const wanted = pricesOf(facts).map((price) => price?.id);
    if (shown.length !== wanted.length || shown.some((id, at) => id !== wanted[at])) this.showPrices(facts);
  }

  /** Redraws all prices, for example after their names changed, and restarts their writers. */
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

  /** Empties the article, stops the price writers and removes the click handler. */
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
    // Links that open another window are left to the browser.
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

/** Returns the id of the selection whose price a cell shows. */
const idIn = (cell: Element) => cell.querySelector('button')?.getAttribute('data-price') ?? undefined;
