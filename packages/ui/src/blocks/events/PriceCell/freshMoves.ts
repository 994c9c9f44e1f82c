import { moveShown } from '../../measures.ts';

// Every move is shown equally long, so the oldest is always first: one timer serves all cells.
const shown = new Map<() => void, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** @returns whether a move at `movedAt` (UTC ms) is still to be shown */
export function isFresh(movedAt: number | undefined, now: number): boolean {
  return movedAt === undefined || now < movedAt + moveShown;
}

/** Calls `settle` once, when a move that began at `movedAt` (UTC ms) has been shown long enough. */
export function whenSettled(movedAt: number, settle: () => void): void {
  shown.delete(settle);
  shown.set(settle, movedAt + moveShown);
  if (timer === undefined) arm();
}

/** Forgets a move that waits to settle. */
export function forget(settle: () => void): void {
  shown.delete(settle);
}

function arm(): void {
  const first = shown.values().next();
  timer = first.done ? undefined : setTimeout(sweep, Math.max(0, first.value - Date.now()));
}

function sweep(): void {
  const now = Date.now();
  for (const [settle, deadline] of shown) {
    if (deadline > now) break;
    shown.delete(settle);
    settle();
  }
  arm();
}
