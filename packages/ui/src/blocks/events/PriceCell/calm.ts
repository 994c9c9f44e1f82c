import { moveShown } from '../../measures.ts';

/** How long one look takes, ms. */
const LOOK = 100;
/** A page on which more prices than this move in one look is busy. */
const MOST = 30;

let begun = 0;
let moves = 0;
let busyUntil = 0;

/**
 * Counts a move of a price. Marks say where to look: on a page where many prices move all the time they say nothing,
 * and only make it slow. After a busy look none is made for as long as one would be shown; many prices that move at
 * once, after a rest, are still marked.
 * @param now UTC ms
 * @returns whether moves are marked now
 */
export function isCalm(now: number): boolean {
  if (now - begun >= LOOK || now < begun) {
    if (moves > MOST) busyUntil = begun + LOOK + moveShown;
    moves = 0;
    begun = now;
  }
  moves += 1;
  return now >= busyUntil;
}
