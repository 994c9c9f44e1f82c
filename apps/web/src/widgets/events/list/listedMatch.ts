import { DrawnEventRow, type EventRowActs } from '@touchline/ui';
import type { MatchRecord } from '@touchline/feed';
import type { MarketShape } from '../../../features/odds/marketShapes.ts';
import { marketShapes } from '../../../features/odds/odds.ts';
import { tapPrice } from '../../../features/odds/priceTaps.ts';
import { seconds } from '../../../features/odds/ticker.ts';
import { isFavorite, watchFavorites } from '../../../features/favorites/favorites.store.ts';
import { book } from '../../../platform/realtime/realtime.ts';
import { favoriteMatch } from '../rules/favorites.ts';
import { minuteOf, rowFacts } from './rowFacts.tsx';
import type { RowLook } from './useListLook.ts';

/**
 * One match of a list, which draws itself as the book has it: anew when the match, its offer, its star or its minute is
 * another, and never for a price.
 */
export class ListedMatch implements EventRowActs {
  private readonly article: HTMLElement;
  private readonly id: number;
  private readonly look: RowLook;
  private readonly row: DrawnEventRow;
  private readonly stops: readonly (() => void)[];
  private stopClock: (() => void) | undefined;
  /** What was drawn last. */
  private match: MatchRecord | undefined;
  private markets: readonly MarketShape[] | undefined;
  private minute: string | undefined;
  private isStarred = false;

  /** @param article that React leaves empty; a match that isn't known hides it */
  constructor(article: HTMLElement, id: number, look: RowLook) {
    this.article = article;
    this.id = id;
    this.look = look;
    this.row = new DrawnEventRow(article);
    const changed = (): void => this.draw();
    const starred = (): void => {
      if (isFavorite('match', id) !== this.isStarred) this.draw();
    };
    this.stops = [
      book.subscribeMatch(id, changed),
      book.subscribeOffer(id, changed),
      watchFavorites(starred),
    ];
    this.draw();
  }

  end(): void {
    for (const stop of this.stops) stop();
    this.stopClock?.();
    this.row.end();
  }

  onPriceToggle(id: string): void {
    tapPrice(id);
  }

  onFavouriteChange(): void {
    if (this.match) this.look.toggleStar(favoriteMatch(this.match));
  }

  onFollow(event: MouseEvent, href: string): void {
    this.look.follow(event, href);
  }

  private draw(): void {
    const { match: before, markets: marketsBefore } = this;
    const match = book.match(this.id);
    this.article.hidden = match === undefined;
    this.match = match;
    if (!match) return;
    this.markets = marketShapes.of(this.id);
    this.isStarred = isFavorite('match', this.id);
    this.tellTime(match);
    const facts = rowFacts(match, this.markets, this.look, this.isStarred);
    this.row.show(facts, this);
    // Prices write themselves; they are others only with another offer, or other names.
    const isSame =
      before?.home === match.home && before.away === match.away && marketsBefore === this.markets;
    if (!isSame) this.row.showPrices(facts);
  }

  private tellTime(match: MatchRecord): void {
    this.minute = minuteOf(match, this.look);
    if (this.minute === undefined) {
      this.stopClock?.();
      this.stopClock = undefined;
      return;
    }
    this.stopClock ??= seconds.subscribe(() => {
      if (this.match && minuteOf(this.match, this.look) !== this.minute) this.draw();
    });
  }
}
