import type { CDPSession, Page } from 'playwright';

const durations = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

/** Seconds of the main thread, by what they went into. */
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

/** What lies between two readings. */
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
 * Starts counting what the main thread of a page spends, in time that the thread really had.
 * @returns what reads the count so far
 */
export async function openMeter(session: CDPSession): Promise<() => Promise<MainThread>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return () => soFar(session);
}

/** What a page's script holds once everything that nothing refers to is gone, bytes. */
export async function heapAfterCollection(session: CDPSession): Promise<number> {
  // What is only weakly held goes with the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Does something in a page.
 * @param timeDomain `threadTicks` counts only time that the thread really had, on a machine that does other work too
 * @returns what came of it, and what the main thread spent meanwhile
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
