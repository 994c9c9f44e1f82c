/** How long one look takes, ms. */
const LOOK = 100;
/** When more prices than this moved in the last look, the next moves are not marked. */
const MOST = 30;

let begun = 0;
let moves = 0;
let movesBefore = 0;

/**
 * Counts a move of a price. Marks say where to look: on a page where many prices move in every frame they say nothing,
 * and only make it slow. Many that move at once, after a rest, are still marked.
 * @param now UTC ms
 * @returns whether moves are marked now
 */
export function isCalm(now: number): boolean {
  const passed = now - begun;
  if (passed >= LOOK || passed < 0) {
    movesBefore = passed < LOOK * 2 ? moves : 0;
    moves = 0;
    begun = now;
  }
  moves += 1;
  return movesBefore <= MOST;
}
