const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Time after the end of a day at which its report is complete. */
const COMPLETE = 2 * HOUR;

/** Returns the beginning of a day and that of the next one. */
export function spanOf(day: string): { readonly from: Date; readonly to: Date } {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + DAY) };
}

/**
 * Returns a day, `yyyy-mm-dd` in UTC, counted back from a time; undefined until 02:00 of the day after it, when its
 * report is complete.
 */
export function dayBefore(time: Date, back: number): string | undefined {
  const day = new Date(time.getTime() - back * DAY).toISOString().slice(0, 10);
  return time.getTime() < spanOf(day).to.getTime() + COMPLETE ? undefined : day;
}

/** Returns when a day is compared again: three days after the first time. */
export function secondTimeOf(day: string): Date {
  return new Date(spanOf(day).to.getTime() + COMPLETE + 3 * DAY);
}
