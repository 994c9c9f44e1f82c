import type { NewNotification } from './notifications.store.ts';

/** Result of one save, in the player's language. */
export type SaveResult =
  | {
      readonly isSaved: true;
      /** Message about the saved value; without it the default message is shown. */
      readonly message?: string | undefined;
    }
  | {
      readonly isSaved: false;
      /** Reason and what to do. */
      readonly message: string;
      /** Failures of a higher priority are shown first. */
      readonly priority: number;
    };

/** Maximum number of failures of one batch that are shown. */
const MAX_FAILURES = 3;

/**
 * Returns the notifications about saves made together: up to three failures by priority, or, if all succeeded, each
 * distinct message once. Empty without results.
 * @param defaults the message of a success without its own, and the title of failures
 */
export function saveNotifications(
  results: readonly SaveResult[],
  defaults: { readonly saved: string; readonly failed: string },
): NewNotification[] {
  const failures = results.flatMap((result) => (result.isSaved ? [] : result));
  if (failures.length > 0) {
    const byPriority = failures.toSorted((one, other) => other.priority - one.priority);
    const messages = [...new Set(byPriority.map(({ message }) => message))].slice(0, MAX_FAILURES);
    return messages.map((text) => ({ kind: 'error', title: defaults.failed, text }));
  }
  const titles = new Set(results.map(({ message }) => message ?? defaults.saved));
  return [...titles].map((title) => ({ kind: 'success', title }));
}
