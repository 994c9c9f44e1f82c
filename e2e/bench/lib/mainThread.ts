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
  const spent = (name: keyof MainThread) => after[name] - before[name];
  return {
    result,
    spent: {
      TaskDuration: spent('TaskDuration'),
      ScriptDuration: spent('ScriptDuration'),
      LayoutDuration: spent('LayoutDuration'),
      RecalcStyleDuration: spent('RecalcStyleDuration'),
    },
  };
}
