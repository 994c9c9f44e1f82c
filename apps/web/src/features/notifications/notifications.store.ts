import { proxy } from 'valtio/vanilla';

/**
 * `permanentError` stays until it is dismissed; the others disappear after their time. `won` is for won bets.
 */
export type NotificationKind = 'success' | 'won' | 'info' | 'warning' | 'error' | 'permanentError';

export interface Notification {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text?: string | undefined;
  /** Link to an address of the site. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
  /** Button, such as one that undoes what was done; it dismisses the notification. */
  readonly action?: { readonly label: string; readonly onChoose: () => void } | undefined;
}

/** Maximum number of notifications on the screen. Permanent errors and those with a link may exceed it. */
const MAX_SHOWN = 4;
let lastId = 0;

/** Notifications that are shown, oldest first. */
export const notifications = proxy<{ shown: Notification[] }>({ shown: [] });

/**
 * Shows a notification. If there are too many, the oldest one that isn't permanent is removed. Identical texts are
 * shown once.
 * @returns its id, to dismiss it
 */
export function notify(notification: Omit<Notification, 'id'>): number {
  const same = notifications.shown.find(
    (shown) => shown.title === notification.title && shown.text === notification.text,
  );
  if (same) dismiss(same.id);
  lastId += 1;
  notifications.shown.push({ ...notification, id: lastId });
  const surplus = notifications.shown.find((shown) => shown.kind !== 'permanentError' && !shown.link);
  if (notifications.shown.length > MAX_SHOWN && surplus) dismiss(surplus.id);
  return lastId;
}

/** Removes a notification; ignores an unknown id. */
export function dismiss(id: number): void {
  const index = notifications.shown.findIndex((notification) => notification.id === id);
  if (index >= 0) notifications.shown.splice(index, 1);
}
