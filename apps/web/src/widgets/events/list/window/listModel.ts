/** A card of a list and the rows in it. */
export interface WindowCard {
  readonly id: string;
  /** Ids of its rows; none when it is folded, or is a heading. */
  readonly rows: readonly number[];
}

/** Heights as they were last seen, px, and what those are thought to be that nobody has seen. */
export interface Sizes {
  readonly rows: Map<number, number>;
  /** What a card has around its rows. */
  readonly frames: Map<string, number>;
  row: number;
  frame: number;
  /** The thoughts come from what was seen. */
  isLearned: boolean;
}

/** A stretch of the list, px from its top. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Rows of a card that are mounted, or the room of those that aren't. */
export type RowsPart = { readonly space: number } | { readonly first: number; readonly end: number };

/** A card that is mounted, by its place in the list. */
export interface CardPart {
  readonly card: number;
  readonly rows: readonly RowsPart[];
}

/** Cards that are mounted, or the room of those that aren't. */
export type CardsPart = { readonly space: number } | CardPart;

/** A row by its card, or a card without rows. */
export interface RowPlace {
  readonly card: string;
  readonly row: number | undefined;
}

export interface ListModel {
  readonly cards: readonly WindowCard[];
  /** What of the list is mounted to show a stretch. @param kept a row that stays mounted, with its neighbours */
  parts(stretch: Stretch, kept?: RowPlace): readonly CardsPart[];
  /** The first row that begins in a stretch. */
  firstIn(stretch: Stretch): RowPlace | undefined;
  /** How far from the list's top a row begins, px; undefined when the list has none such. */
  topOf(place: RowPlace): number | undefined;
  /** Takes a height that was seen. @param row its place in the card; what the card has around its rows when absent */
  see(card: number, row: number | undefined, px: number): void;
  /** Reckons all heights anew, after the thoughts about them changed. */
  learn(): void;
}

/** Where the rows and cards of a list stand. @param gap between cards, px */
export function createListModel(cards: readonly WindowCard[], sizes: Sizes, gap: number): ListModel {
  let rows: readonly Float64Array[] = [];
  let heights = new Float64Array();
  const frameOf = ({ id }: WindowCard): number => sizes.frames.get(id) ?? sizes.frame;

  /** How high the rows of a card are together. */
  const sumOf = (at: number): number => {
    const card = cards[at];
    return card ? (heights[at] ?? 0) - frameOf(card) : 0;
  };

  function learn(): void {
    rows = cards.map((card) => Float64Array.from(card.rows, (id) => sizes.rows.get(id) ?? sizes.row));
    heights = Float64Array.from(cards, (card, at) => frameOf(card) + sum(rows[at]));
  }

  function rowParts(at: number, top: number, stretch: Stretch, kept: number | undefined): RowsPart[] {
    const found: RowsPart[] = [];
    const own = rows[at] ?? NO_ROWS;
    let [y, space, first] = [top, 0, -1];
    const bottom = top + sumOf(at);
    const lastKept = kept === undefined ? -1 : kept + 1;
    const close = (end: number): void => {
      if (first >= 0) found.push({ first, end });
      first = -1;
    };
    for (let row = 0; row < own.length; row += 1) {
      if (y > stretch.to && row > lastKept) {
        close(row);
        space += bottom - y;
        break;
      }
      const height = own[row] ?? 0;
      const isNear = kept !== undefined && Math.abs(row - kept) <= 1;
      if (isNear || (y + height >= stretch.from && y <= stretch.to)) {
        if (space > 0) found.push({ space });
        space = 0;
        if (first < 0) first = row;
      } else {
        close(row);
        space += height;
      }
      y += height;
    }
    close(own.length);
    if (space > 0) found.push({ space });
    return found;
  }

  function see(at: number, row: number | undefined, px: number): void {
    const card = cards[at];
    const own = rows[at];
    if (!card || !own) return;
    const before = row === undefined ? frameOf(card) : (own[row] ?? 0);
    heights[at] = (heights[at] ?? 0) + px - before;
    if (row === undefined) sizes.frames.set(card.id, px);
    else own[row] = px;
    const id = row === undefined ? undefined : card.rows[row];
    if (id !== undefined) sizes.rows.set(id, px);
  }

  learn();
  return {
    cards,
    see,
    learn,
    parts(stretch, kept) {
      const found: CardsPart[] = [];
      let [y, space] = [0, 0];
      for (const [at, card] of cards.entries()) {
        const height = heights[at] ?? 0;
        const isKept = kept?.card === card.id;
        if (isKept || (y + height >= stretch.from && y <= stretch.to)) {
          if (space > 0) found.push({ space: space - gap });
          space = 0;
          const keptRow = isKept && kept.row !== undefined ? card.rows.indexOf(kept.row) : undefined;
          found.push({ card: at, rows: rowParts(at, y + frameOf(card), stretch, keptRow) });
        } else space += height + gap;
        y += height + gap;
      }
      if (space > 0) found.push({ space: space - gap });
      return found;
    },
    firstIn({ from, to }) {
      let top = 0;
      for (const [at, card] of cards.entries()) {
        const height = heights[at] ?? 0;
        if (top + height > from) {
          if (card.rows.length === 0 && top >= from) return { card: card.id, row: undefined };
          let y = top + frameOf(card);
          for (const [place, row] of card.rows.entries()) {
            if (y >= from) return y <= to ? { card: card.id, row } : undefined;
            y += rows[at]?.[place] ?? 0;
          }
        }
        top += height + gap;
      }
      return undefined;
    },
    topOf({ card: id, row }) {
      const at = cards.findIndex((card) => card.id === id);
      const card = cards[at];
      if (!card) return undefined;
      let top = 0;
      for (let before = 0; before < at; before += 1) top += (heights[before] ?? 0) + gap;
      if (row === undefined) return top;
      const place = card.rows.indexOf(row);
      return place < 0 ? undefined : top + frameOf(card) + sum(rows[at]?.subarray(0, place));
    },
  };
}

const NO_ROWS = new Float64Array();

function sum(heights: Float64Array | undefined): number {
  let total = 0;
  for (const height of heights ?? NO_ROWS) total += height;
  return total;
}

/** What is mounted, in a form that can be compared: room that isn't doesn't matter. */
export function mountedIn(parts: readonly CardsPart[], cards: readonly WindowCard[]): string {
  return parts
    .flatMap((part) => {
      if (!('card' in part)) return [];
      const rows = part.rows.flatMap((own) => ('first' in own ? `${own.first}-${own.end}` : []));
      return `${cards[part.card]?.id}:${rows.join(',')}`;
    })
    .join(' ');
}
