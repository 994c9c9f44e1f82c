/** Interval between two lines with the same message, ms. */
const INTERVAL = 60_000;

/** The part of a logger that failures need. */
export interface ErrorLog {
  error(fields: object, message: string): void;
}

/** Logs an error with a message, which also identifies the kind of failure. */
export type LogTrouble = (error: unknown, message: string) => void;

/**
 * Logs failures that repeat while something is away: the first with a message at once, later ones at most once a
 * minute, with the number of those left out (`leftOut`).
 * @param now ms; any origin
 */
export function createTroubleLog(log: ErrorLog, now: () => number = () => performance.now()): LogTrouble {
  const latest = new Map<string, { readonly at: number; leftOut: number }>();
  return (error, message) => {
    const before = latest.get(message);
    if (before && now() - before.at < INTERVAL) {
      before.leftOut += 1;
      return;
    }
    latest.set(message, { at: now(), leftOut: 0 });
    log.error({ err: error, ...(before && before.leftOut > 0 && { leftOut: before.leftOut }) }, message);
  };
}
