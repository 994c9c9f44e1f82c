import type { CDPSession, Page } from 'playwright';

const durations = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

/** Seconds of the main thread, by kind of work. */
export type MainThread = Record<(typeof durations)[number], number>;

async function soFar(session: CDPSession): Promise<MainThread> {
  const { metrics } = await session.send('Performance.getMetrics');
  const at = new Map(metrics.map(({ name, value }) => [name, value]));
  const read = (name: keyof MainThread) => at.get(name) ?? 0;
  return {
    TaskDuration: read('TaskDuration'),
    ScriptDuration: read('ScriptDuration'),
    LayoutDuration: read('LayoutDuration'),
    RecalcStyleDuration: read('RecalcStyleDuration'),
  };
}

/** The difference between two readings. */
export function between(before: MainThread, after: MainThread): MainThread {
  const spent = (name: keyof MainThread) => after[name] - before[name];
  return {
    TaskDuration: spent('TaskDuration'),
    ScriptDuration: spent('ScriptDuration'),
    LayoutDuration: spent('LayoutDuration'),
    RecalcStyleDuration: spent('RecalcStyleDuration'),
  };
}

/**
 * Starts metering the main thread of a page, in CPU time of the thread.
 * @returns a function that reads the totals so far
 */
export async function openMeter(session: CDPSession): Promise<() => Promise<MainThread>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return () => soFar(session);
}

/** Heap size of a page's script after garbage collection, bytes. */
export async function heapAfterCollection(session: CDPSession): Promise<number> {
  // The second collection frees weakly referenced objects.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Measures the main-thread time of some work in a page.
 * @param timeDomain `threadTicks` counts only CPU time of the thread, for a machine that does other work too
 * @returns the result of the work, and the main-thread time spent meanwhile
 */
export async function spentBy<Result>(
  page: Page,
  work: () => Promise<Result>,
  timeDomain: 'timeTicks' | 'threadTicks' = 'timeTicks',
): Promise<{ result: Result; spent: MainThread }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain });
  const before = await soFar(session);
  const result = await work();
  const after = await soFar(session);
  await session.detach();
  return { result, spent: between(before, after) };
}
