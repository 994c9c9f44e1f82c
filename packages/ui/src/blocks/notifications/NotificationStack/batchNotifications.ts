import type { NotificationItem } from './NotificationStack.tsx';

export interface BatchResult {
  /** Unique id of the change. */
  readonly id: string;
  /** Whether the change was saved. */
  readonly ok: boolean;
  /** Title of its notification. */
  readonly title: string;
  /** Reason, and what to do. */
  readonly detail?: string | undefined;
  /**
   * Priority of a failure; the highest is shown first.
   * @default 0
   */
  readonly priority?: number | undefined;
}

/** Maximum number of failures shown; more at once aren't read. */
const mostFailures = 3;

/**
 * Creates the notifications for changes that were saved together: the failures of highest priority, or each success
 * once if all succeeded.
 * @returns notifications, oldest first, as `NotificationStack` expects them
 */
export function batchNotifications(results: readonly BatchResult[]): NotificationItem[] {
  const failures = results.filter(({ ok }) => !ok);
  const told =
    failures.length > 0
      ? failures
          .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
          .slice(0, mostFailures)
          .toReversed()
      : results.filter(({ title }, index) => results.findIndex((other) => other.title === title) === index);
  return told.map(({ id, ok, title, detail }) => ({ id, title, detail, kind: ok ? 'success' : 'error' }));
}
