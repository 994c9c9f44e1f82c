import { moveShown } from '../../measures.ts';

/** Length of a counting interval in ms. */
const INTERVAL_MS = 100;
/** Number of moves per interval above which the page is busy. */
const BUSY_MOVES = 30;

let begun = 0;
let moves = 0;
let busyUntil = 0;

/**
 * Counts a price move and decides whether it is marked. On a page where many prices move constantly, marks don't help
 * players and cost performance: after a busy interval no moves are marked for the display time of a mark. A burst of
 * moves after a pause is still marked.
 * @param now UTC ms
 * @returns whether moves are marked now
 */
export function isCalm(now: number): boolean {
  if (now - begun >= INTERVAL_MS || now < begun) {
    if (moves > BUSY_MOVES) busyUntil = begun + INTERVAL_MS + moveShown;
    moves = 0;
    begun = now;
  }
  moves += 1;
  return now >= busyUntil;
}
