import { proxy } from 'valtio/vanilla';

/** `permanentError` stays until the player takes it away; the others go after their time. */
export type NotificationKind = 'success' | 'info' | 'warning' | 'error' | 'permanentError';

export interface Notification {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text?: string | undefined;
  /** A way on, to an address of the site. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

const MOST = 4;
let lastId = 0;

/** What is shown to the player now, oldest first. */
export const notifications = proxy<{ shown: Notification[] }>({ shown: [] });

/**
 * Shows a notification; the oldest one that needn't stay makes room when there are too many.
 * The same words twice are shown once. @returns its id, to dismiss it
 */
export function notify(notification: Omit<Notification, 'id'>): number {
  const same = notifications.shown.find(
    (shown) => shown.title === notification.title && shown.text === notification.text,
  );
  if (same) dismiss(same.id);
  lastId += 1;
  notifications.shown.push({ ...notification, id: lastId });
  const surplus = notifications.shown.find((shown) => shown.kind !== 'permanentError' && !shown.link);
  if (notifications.shown.length > MOST && surplus) dismiss(surplus.id);
  return lastId;
}

/** Takes a notification away; one that is gone already is no error. */
export function dismiss(id: number): void {
  const index = notifications.shown.findIndex((notification) => notification.id === id);
  if (index >= 0) notifications.shown.splice(index, 1);
}
