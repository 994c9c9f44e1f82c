import { moveShown } from '../../measures.ts';

/** A move that is shown for some seconds. */
export interface ShownMove {
  /** UTC ms; it may move again while it is shown. */
  readonly movedAt: number;
  /** It was shown long enough. */
  settle(): void;
}

/** At most so often one sweep looks at all of them, ms. */
const SWEEP = 100;

const shown = new Set<ShownMove>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** @returns whether a move at `movedAt` (UTC ms) is still to be shown */
export function isFresh(movedAt: number | undefined, now: number): boolean {
  return movedAt === undefined || now < movedAt + moveShown;
}

/** Settles a move once, when it has been shown long enough since it moved last. */
export function whenSettled(move: ShownMove): void {
  shown.add(move);
  // Every move is shown equally long: the timer, if there is one, rings before this one is over.
  timer ??= setTimeout(sweep, Math.max(0, move.movedAt + moveShown - Date.now()));
}

/** Forgets a move that waits to settle. */
export function forget(move: ShownMove): void {
  shown.delete(move);
}

function sweep(): void {
  const now = Date.now();
  let next = Infinity;
  for (const move of shown) {
    const over = move.movedAt + moveShown;
    if (over > now) next = Math.min(next, over);
    else {
      shown.delete(move);
      move.settle();
    }
  }
  timer = next === Infinity ? undefined : setTimeout(sweep, Math.max(SWEEP, next - now));
}
