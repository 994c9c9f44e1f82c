import { draw, drawAttributes } from '../../../theme/draw.ts';
import { PriceWriter } from '../PriceCell/writePrice.ts';
import { EventPrices } from './EventPrices.tsx';
import { EventRowContent, eventRowRoot } from './EventRowContent.tsx';
import type { EventRowActs, EventRowFacts } from './eventRowFacts.ts';

/**
 * One match of a list, drawn into an `article` that React leaves empty: rows are what long pages have most of. It is its
 * own listener, and keeps nothing of what it drew but the writers of its prices.
 */
export class DrawnEventRow implements EventListenerObject {
  private readonly article: HTMLElement;
  private acts: EventRowActs = {};
  private writers: readonly PriceWriter[] = [];

  constructor(article: HTMLElement) {
    this.article = article;
    article.addEventListener('click', this);
  }

  /** Draws all but the prices. */
  show(facts: EventRowFacts, acts: EventRowActs): void {
    this.acts = acts;
    drawAttributes(this.article, eventRowRoot(facts));
    draw(this.article, <EventRowContent {...facts} />);
  }

  /** Draws the prices, which from then on write themselves. */
  showPrices(facts: EventRowFacts): void {
    const place = this.article.querySelector('[data-part="prices"]');
    if (!place) throw new Error('The prices of a row are drawn before the row.');
    this.leavePrices();
    draw(place, <EventPrices {...facts} />);
    const prices = [...facts.prices, ...(facts.extraPrices ?? [])].filter((price) => price !== null);
    const buttons = place.querySelectorAll('button');
    this.writers = prices.flatMap(({ source }, at) => {
      const button = buttons[at];
      return button ? new PriceWriter(source, button, facts.suspendedWord) : [];
    });
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
    if (href !== null) acts.onFollow?.(event, href);
    if (price !== null && this.writers.some((writer) => writer.takesTouch(touched)))
      acts.onPriceToggle?.(price);
    switch (touched.getAttribute('data-act')) {
      case 'favourite':
        acts.onFavouriteChange?.(touched.getAttribute('aria-pressed') !== 'true');
        break;
      case 'watch':
        acts.onWatch?.();
        break;
      case 'statistics':
        acts.onStatistics?.();
        break;
      default:
    }
  }

  private leavePrices(): void {
    for (const writer of this.writers) writer.end();
    this.writers = [];
  }
}
