import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { ToastTone } from '../../../primitives/Toast/Toast.tsx';
import type { NotificationItem } from './NotificationStack.tsx';

export const notificationKinds = [
  'permanentError',
  'question',
  'error',
  'alert',
  'warning',
  'success',
  'info',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How long a notification is in sight, in milliseconds, while nobody points at it or reads it by keyboard. */
const shown = 10_000;

interface KindLook {
  readonly tone: ToastTone;
  readonly icon?: IconName;
  /** Without a time it stays until the player answers. */
  readonly time?: number;
  readonly urgent: boolean;
}

/** What each kind means; their order in the list above is their order in the stack. */
export const kindLooks = {
  permanentError: { tone: 'danger', urgent: true },
  question: { tone: 'info', icon: 'info', urgent: true },
  error: { tone: 'danger', time: shown, urgent: true },
  alert: { tone: 'warning', icon: 'bell', time: shown, urgent: true },
  warning: { tone: 'warning', time: shown, urgent: false },
  success: { tone: 'success', time: shown, urgent: false },
  info: { tone: 'info', time: shown, urgent: false },
} as const satisfies Record<NotificationKind, KindLook>;

export interface ArrangedNotification extends NotificationItem {
  /** How often the same came. */
  readonly times: number;
}

/**
 * Puts notifications in the order of the stack: by kind, within a kind the newest first. What came again under
 * the same identity is one, with its newest words and how often it came.
 * @param notifications oldest first
 */
export function arrangeNotifications(notifications: readonly NotificationItem[]): ArrangedNotification[] {
  const byId = new Map<string, ArrangedNotification>();
  for (const item of notifications) {
    const times = (byId.get(item.id)?.times ?? 0) + (item.times ?? 1);
    // Taken out and put in again: what came again is the newest.
    byId.delete(item.id);
    byId.set(item.id, { ...item, times });
  }
  const rank = ({ kind }: NotificationItem) => notificationKinds.indexOf(kind);
  return [...byId.values()].toReversed().toSorted((one, other) => rank(one) - rank(other));
}
