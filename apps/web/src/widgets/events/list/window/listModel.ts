/** A card of a list and its rows. */
export interface WindowCard {
  readonly id: string;
  /** Ids of its rows; empty if it is folded or a heading. */
  readonly rows: readonly number[];
}

/** Measured heights, px, and estimates for others. */
export interface Sizes {
  readonly rows: Map<number, number>;
  /** Height of a card without its rows. */
  readonly frames: Map<string, number>;
  row: number;
  frame: number;
  /** True if the estimates are based on measurements. */
  isLearned: boolean;
}

/** A range of the list, px from its top. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Mounted rows of a card, or the height of a spacer. */
export type RowsPart = { readonly space: number } | { readonly first: number; readonly end: number };

/** A mounted card, by its index in the list. */
export interface CardPart {
  readonly card: number;
  readonly rows: readonly RowsPart[];
}

/** Mounted cards, or the height of a spacer. */
export type CardsPart = { readonly space: number } | CardPart;

/** A row identified by its card, or a card without rows. */
export interface RowPosition {
  readonly card: string;
  readonly row: number | undefined;
}

export interface ListModel {
  readonly cards: readonly WindowCard[];
  /**
   * Returns the parts to mount for a range.
   * @param kept a row that stays mounted, with its neighbours
   */
  parts(stretch: Stretch, kept?: RowPosition): readonly CardsPart[];
  /** Returns the first row that starts in a range. */
  firstIn(stretch: Stretch): RowPosition | undefined;
  /** Returns the distance of a row from the list's top, px; undefined if the list doesn't have it. */
  topOf(place: RowPosition): number | undefined;
  /**
   * Stores a measured height.
   * @param row its index in the card; undefined for the height of the card without its rows
   */
  see(card: number, row: number | undefined, px: number): void;
  /** Recalculates all heights after the estimates changed. */
  learn(): void;
}

/**
 * Calculates the positions of a list's rows and cards.
 * @param gap between cards, px
 */
export function createListModel(cards: readonly WindowCard[], sizes: Sizes, gap: number): ListModel {
  let rows: readonly Float64Array[] = [];
  let heights = new Float64Array();
  const frameOf = ({ id }: WindowCard): number => sizes.frames.get(id) ?? sizes.frame;

  /** Total height of a card's rows. */
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

/** Serializes the mounted parts for comparison; spacers are ignored. */
export function mountedIn(parts: readonly CardsPart[], cards: readonly WindowCard[]): string {
  return parts
    .flatMap((part) => {
      if (!('card' in part)) return [];
      const rows = part.rows.flatMap((own) => ('first' in own ? `${own.first}-${own.end}` : []));
      return `${cards[part.card]?.id}:${rows.join(',')}`;
    })
    .join(' ');
}
