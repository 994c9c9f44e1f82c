import { after } from './after.ts';
import { createDeadlines, type DeadlineDeps, type Deadlines } from './deadlines.ts';

/**
 * Deadlines on the test clock, which always agrees with the server's.
 * @param page overrides
 */
export const deadlinesOfTests = (
  page: Partial<Pick<DeadlineDeps, 'isVisible' | 'onReturn'>> = {},
): Deadlines =>
  createDeadlines({
    now: Date.now,
    monotonic: Date.now,
    wall: Date.now,
    wake: () => undefined,
    uncertainty: () => 0,
    measure: () => Promise.resolve(),
    after,
    isVisible: () => true,
    onReturn: () => undefined,
    ...page,
  });
