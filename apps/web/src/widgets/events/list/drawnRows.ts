import { watchFavorites } from '../../../features/favorites/favorites.store.ts';
import { book } from '../../../platform/realtime/realtime.ts';
import { ListedMatch } from './listedMatch.ts';
import type { RowLook } from './useListLook.ts';
import type { RowsPart } from './window/listModel.ts';

interface Identified {
  readonly id: number;
}

/**
 * Renders the rows of a card into an element that React leaves empty, because rows are the largest part of a long
 * page. Subscribes for all of them and updates the match that changed.
 */
export class DrawnRows {
  private readonly place: HTMLElement;
  private readonly rows = new Map<number, ListedMatch>();
  private look: RowLook | undefined;
  private readonly changed = (id: number): void => this.rows.get(id)?.draw();
  private readonly unwatch = watchFavorites(() => this.rows.forEach((row) => row.draw()));

  constructor(place: HTMLElement) {
    this.place = place;
  }

  /**
   * Renders the rows of these parts, and spacers for the others. Rows that stay keep their elements, including the
   * focus.
   * @param look settings shared by all rows; a new object re-renders all of them
   */
  show(matches: readonly Identified[], parts: readonly RowsPart[], look: RowLook): void {
    if (look !== this.look) this.clear();
    this.look = look;
    const wanted = new Set(parts.flatMap((part) => idsOf(matches, part)));
    for (const [id, row] of this.rows) if (!wanted.has(id)) this.drop(id, row);
    let next = this.place.firstElementChild;
    for (const part of parts) {
      if ('space' in part) next = this.room(next, part.space);
      for (const id of idsOf(matches, part)) {
        const { article } = this.rows.get(id) ?? this.make(id, look);
        while (next && isRoom(next)) next = follower(next);
        if (article === next) next = article.nextElementSibling;
        else this.place.insertBefore(article, next);
      }
    }
    while (next) next = follower(next);
  }

  /** Removes everything permanently. */
  end(): void {
    this.unwatch();
    this.clear();
  }

  private clear(): void {
    for (const [id, row] of this.rows) this.drop(id, row);
    this.place.replaceChildren();
  }

  /**
   * Inserts or updates a spacer before `next`, which may be a spacer itself.
   * @returns the element after it
   */
  private room(next: Element | null, space: number): Element | null {
    const room = next && isRoom(next) ? next : this.place.insertBefore(document.createElement('div'), next);
    const height = `${space}px`;
    if (room.style.blockSize !== height) room.style.blockSize = height;
    return room.nextElementSibling;
  }

  private make(id: number, look: RowLook): ListedMatch {
    const article = document.createElement('article');
    article.dataset['match'] = String(id);
    const row = new ListedMatch(article, id, look);
    this.rows.set(id, row);
    book.subscribeMatch(id, this.changed);
    book.subscribeOffer(id, this.changed);
    return row;
  }

  private drop(id: number, row: ListedMatch): void {
    this.rows.delete(id);
    book.unsubscribe(id, this.changed);
    row.end();
    row.article.remove();
  }
}

function idsOf(matches: readonly Identified[], part: RowsPart): readonly number[] {
  return 'first' in part ? matches.slice(part.first, part.end).map(({ id }) => id) : [];
}

function isRoom(element: Element): element is HTMLElement {
  return element.localName === 'div';
}

/**
 * Removes an element.
 * @returns the element after it
 */
function follower(surplus: Element): Element | null {
  const next = surplus.nextElementSibling;
  surplus.remove();
  return next;
}
