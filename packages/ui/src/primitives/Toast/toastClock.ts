export interface ToastClock {
  /** Sets the running times in milliseconds by id. New ids start, missing ids are forgotten. */
  run: (times: ReadonlyMap<string, number>) => void;
  /** Pauses all times. */
  hold: () => void;
  /** Resumes all times. */
  go: () => void;
  /** Stops the timer; a later `run` restarts it. */
  stop: () => void;
}

/**
 * Tracks the remaining time of toasts. Deadlines are compared with the clock, so that throttled timers and device
 * sleep don't extend them beyond the next check.
 * @param onDue called with the ids whose time is over
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
