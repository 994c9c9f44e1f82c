import { moveShown } from '../../measures.ts';

/** Price move that is marked for some seconds. */
export interface ShownMove {
  /** Called at the end of the display time. */
  settle(): void;
}

/** Minimum time between two sweeps in ms. */
const SWEEP = 100;

/**
 * Displayed moves with the time of their last change in UTC ms; a price can move again while its move is displayed.
 */
const shown = new Map<ShownMove, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** @returns whether a move at `movedAt` (UTC ms) is still within its display time */
export function isFresh(movedAt: number | undefined, now: number): boolean {
  return movedAt === undefined || now < movedAt + moveShown;
}

/**
 * Schedules `settle` of a move for the end of its display time; a repeated call restarts the time.
 * @param movedAt UTC ms
 */
export function whenSettled(move: ShownMove, movedAt: number): void {
  shown.set(move, movedAt);
  // All moves have the same display time, so a pending timer ends before this move does.
  timer ??= setTimeout(sweep, Math.max(0, movedAt + moveShown - Date.now()));
}

/** Cancels a scheduled `settle`. */
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
