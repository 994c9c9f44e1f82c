import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { ToastTone } from '../../../primitives/Toast/Toast.tsx';
import type { NotificationItem } from './NotificationStack.tsx';

export const notificationKinds = [
  'permanentError',
  'question',
  'error',
  'alert',
  'warning',
  'won',
  'success',
  'info',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Time in milliseconds for which a notification is visible while it isn't hovered or focused. */
const shown = 10_000;

interface KindLook {
  readonly tone: ToastTone;
  readonly icon?: IconName;
  /** Whether a tick is drawn in place of the icon. */
  readonly celebrated?: boolean;
  /** Time until it closes; without it the notification stays until the player answers. */
  readonly time?: number;
  readonly urgent: boolean;
}

/** Appearance of each kind; their order here is the order in the stack. */
export const kindLooks = {
  permanentError: { tone: 'danger', urgent: true },
  question: { tone: 'info', icon: 'info', urgent: true },
  error: { tone: 'danger', time: shown, urgent: true },
  alert: { tone: 'warning', icon: 'bell', time: shown, urgent: true },
  warning: { tone: 'warning', time: shown, urgent: false },
  won: { tone: 'success', celebrated: true, time: shown, urgent: false },
  success: { tone: 'success', time: shown, urgent: false },
  info: { tone: 'info', time: shown, urgent: false },
} as const satisfies Record<NotificationKind, KindLook>;

export interface ArrangedNotification extends NotificationItem {
  /** Number of occurrences. */
  readonly times: number;
}

/**
 * Sorts notifications for the stack: by kind, and newest first within a kind. Repeated ids are merged into one with
 * the newest text and a count.
 * @param notifications notifications, oldest first
 */
export function arrangeNotifications(notifications: readonly NotificationItem[]): ArrangedNotification[] {
  const byId = new Map<string, ArrangedNotification>();
  for (const item of notifications) {
    const times = (byId.get(item.id)?.times ?? 0) + (item.times ?? 1);
    // Removed and added again, because a repeated notification counts as the newest.
    byId.delete(item.id);
    byId.set(item.id, { ...item, times });
  }
  const rank = ({ kind }: NotificationItem) => notificationKinds.indexOf(kind);
  return [...byId.values()].toReversed().toSorted((one, other) => rank(one) - rank(other));
}
