import type { Deadlines } from '../../platform/clock/deadlines.ts';

const MINUTE = 60_000;

export interface MinutesDeps {
  readonly deadline: Deadlines;
  /** Server time, UTC ms. */
  now(): number;
  isVisible(): boolean;
  /**
   * Subscribes to the page being hidden or shown.
   * @returns unsubscribes
   */
  onVisibility(listener: () => void): () => void;
}

/**
 * Returns the next instant at which a clock that shows whole minutes changes.
 * @param begun start times of the clocks, UTC ms
 */
export function nextMinute(now: number, begun: readonly number[]): number {
  return Math.min(...begun.map((at) => now + MINUTE - ((((now - at) % MINUTE) + MINUTE) % MINUTE)));
}

/**
 * Reports the time at once, whenever one of the clocks changes its minute, and when the page becomes visible again. A
 * hidden page sets no timer.
 * @param begun start times of the clocks, UTC ms: 0 for the time of day
 * @param report receives UTC ms
 * @returns stops the reports
 */
export function followMinutes(
  { deadline, now, isVisible, onVisibility }: MinutesDeps,
  begun: readonly number[],
  report: (now: number) => void,
): () => void {
  let callOff = (): void => undefined;
  const look = () => {
    callOff();
    if (!isVisible()) return;
    const at = now();
    report(at);
    callOff = deadline(nextMinute(at, begun), look);
  };
  const stop = onVisibility(look);
  look();
  return () => {
    stop();
    callOff();
  };
}
