import { DrawnEventRow, type EventRowActs } from '@touchline/ui';
import type { MatchRecord } from '@touchline/feed';
import { marketShapes } from '../../../features/odds/odds.ts';
import { tapPrice } from '../../../features/odds/priceTaps.ts';
import { seconds } from '../../../features/odds/ticker.ts';
import { isFavorite } from '../../../features/favorites/favorites.store.ts';
import { book } from '../../../platform/realtime/realtime.ts';
import { favoriteMatch } from '../rules/favorites.ts';
import { minuteOf, rowFacts } from './rowFacts.tsx';
import type { RowLook } from './useListLook.ts';

/** One match of a list; renders itself from the book: when its minute changes or on request, never for a price. */
export class ListedMatch extends DrawnEventRow implements EventRowActs {
  private readonly id: number;
  private readonly look: RowLook;
  /** Match as rendered last. */
  private match: MatchRecord | undefined;
  private minute: string | undefined;
  private stopClock: (() => void) | undefined;

  /**
   * Creates the row and renders it.
   * @param article element that React leaves empty; hidden for an unknown match
   */
  constructor(article: HTMLElement, id: number, look: RowLook) {
    super(article);
    this.id = id;
    this.look = look;
    this.draw();
  }

  override end(): void {
    this.stopClock?.();
    super.end();
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

  /** Renders the current match: record, markets, favourite. */
  draw(): void {
    const match = book.match(this.id);
    const before = this.match;
    this.match = match;
    this.article.hidden = match === undefined;
    if (!match) return;
    this.tellTime(match);
    const facts = rowFacts(match, marketShapes.read(this.id), this.look, isFavorite('match', this.id));
    this.show(facts, this);
    if (before && (before.home !== match.home || before.away !== match.away)) this.showPrices(facts);
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
