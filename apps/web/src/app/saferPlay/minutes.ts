import type { Deadlines } from '../../platform/clock/deadlines.ts';

const MINUTE = 60_000;

export interface MinutesParts {
  readonly deadline: Deadlines;
  /** UTC ms by the server's clock. */
  now(): number;
  isVisible(): boolean;
  /** Hears that the page is hidden or seen. @returns stops hearing */
  onVisibility(listener: () => void): () => void;
}

/** The next instant at which a clock that shows whole minutes shows another one. @param begun when they began, UTC ms */
export function nextMinute(now: number, begun: readonly number[]): number {
  return Math.min(...begun.map((at) => now + MINUTE - ((((now - at) % MINUTE) + MINUTE) % MINUTE)));
}

/**
 * Tells the time at once, whenever one of the clocks shows another minute, and when the page is seen again. A page that
 * nobody sees waits for nothing.
 * @param begun when the clocks began, UTC ms: 0 for the time of day
 * @param tell takes UTC ms
 * @returns ends it
 */
export function followMinutes(
  { deadline, now, isVisible, onVisibility }: MinutesParts,
  begun: readonly number[],
  tell: (now: number) => void,
): () => void {
  let callOff = (): void => undefined;
  const look = () => {
    callOff();
    if (!isVisible()) return;
    const at = now();
    tell(at);
    callOff = deadline(nextMinute(at, begun), look);
  };
  const stop = onVisibility(look);
  look();
  return () => {
    stop();
    callOff();
  };
}
