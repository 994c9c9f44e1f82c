export interface ToastClock {
  /** Says what has a time now: milliseconds by id. What is new starts, what is gone is forgotten. */
  run: (times: ReadonlyMap<string, number>) => void;
  /** Time stands still. */
  hold: () => void;
  /** Time goes on from where it stood. */
  go: () => void;
  /** Ends the watch; a later `run` starts it again. */
  stop: () => void;
}

/**
 * The time that news has left. Each has a deadline that is compared with the clock, so a timer that a browser
 * slowed down or a device that slept takes it away at once and never later than the next look.
 * @param onDue the time of these is over
 */
export function createToastClock(onDue: (ids: readonly string[]) => void): ToastClock {
  const deadlines = new Map<string, number>();
  let heldSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = () => heldSince ?? performance.now();

  function look() {
    clearTimeout(timer);
    if (heldSince !== null || deadlines.size === 0) return;
    const due = [...deadlines].filter(([, deadline]) => deadline <= performance.now()).map(([id]) => id);
    for (const id of due) deadlines.delete(id);
    if (deadlines.size > 0) timer = setTimeout(look, Math.min(...deadlines.values()) - performance.now());
    if (due.length > 0) onDue(due);
  }

  return {
    run(times) {
      for (const id of deadlines.keys()) if (!times.has(id)) deadlines.delete(id);
      for (const [id, time] of times) if (!deadlines.has(id)) deadlines.set(id, now() + time);
      look();
    },
    hold() {
      heldSince ??= performance.now();
      clearTimeout(timer);
    },
    go() {
      if (heldSince === null) return;
      const stood = performance.now() - heldSince;
      heldSince = null;
      for (const [id, deadline] of deadlines) deadlines.set(id, deadline + stood);
      look();
    },
    stop() {
      clearTimeout(timer);
      deadlines.clear();
      heldSince = null;
    },
  };
}
