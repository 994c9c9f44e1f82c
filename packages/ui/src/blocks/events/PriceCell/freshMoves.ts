import { moveShown } from '../../measures.ts';

/** A move that is shown for some seconds. */
export interface ShownMove {
  /** It was shown long enough. */
  settle(): void;
}

/** At most so often one sweep looks at all of them, ms. */
const SWEEP = 100;

/** With the instant at which each moved last, UTC ms: it may move again while it is shown. */
const shown = new Map<ShownMove, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** @returns whether a move at `movedAt` (UTC ms) is still to be shown */
export function isFresh(movedAt: number | undefined, now: number): boolean {
  return movedAt === undefined || now < movedAt + moveShown;
}

/** Settles a move once, when it has been shown long enough since it moved last. @param movedAt UTC ms */
export function whenSettled(move: ShownMove, movedAt: number): void {
  shown.set(move, movedAt);
  // Every move is shown equally long: the timer, if there is one, rings before this one is over.
  timer ??= setTimeout(sweep, Math.max(0, movedAt + moveShown - Date.now()));
}

/** Forgets a move that waits to settle. */
export function forget(move: ShownMove): void {
  shown.delete(move);
}

function sweep(): void {
  const now = Date.now();
  let next = Infinity;
  for (const [move, movedAt] of shown) {
    const over = movedAt + moveShown;
    if (over > now) next = Math.min(next, over);
    else {
      shown.delete(move);
      move.settle();
    }
  }
  timer = next === Infinity ? undefined : setTimeout(sweep, Math.max(SWEEP, next - now));
}
