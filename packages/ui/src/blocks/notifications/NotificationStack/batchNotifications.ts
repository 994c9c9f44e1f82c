import type { NotificationItem } from './NotificationStack.tsx';

export interface BatchResult {
  /** Which of the changes. */
  readonly id: string;
  /** Taken or not. */
  readonly ok: boolean;
  /** What to tell the player about it. */
  readonly title: string;
  /** Why, and what to do. */
  readonly detail?: string | undefined;
  /** How much a failure matters; the highest comes first. @default 0 */
  readonly priority?: number | undefined;
}

/** More than three at once nobody reads. */
const mostFailures = 3;

/**
 * What to tell about many changes that were saved together: the failures that matter most, or, when all went
 * well, each success once.
 * @returns notifications, oldest first, as the stack takes them
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
