import { proxy } from 'valtio/vanilla';

/**
 * `permanentError` stays until it is dismissed and `question` until it is answered; the others disappear after their
 * time. `alert` asks for a look at its link, `won` is for won bets.
 */
export type NotificationKind =
  | 'success'
  | 'won'
  | 'info'
  | 'warning'
  | 'error'
  | 'permanentError'
  | 'question'
  | 'alert';

interface Content {
  readonly title: string;
  readonly text?: string | undefined;
}

/** Link to an address of the site. */
export interface NotificationLink {
  readonly href: string;
  readonly label: string;
}

export interface NotificationAnswer {
  readonly label: string;
  readonly onChoose: () => void;
}

interface Plain extends Content {
  readonly kind: Exclude<NotificationKind, 'question' | 'alert'>;
  readonly link?: NotificationLink | undefined;
  /** Button, such as one that undoes what was done; it dismisses the notification. */
  readonly action?: NotificationAnswer | undefined;
}

interface Alert extends Content {
  readonly kind: 'alert';
  readonly link: NotificationLink;
}

interface Question extends Content {
  readonly kind: 'question';
  /** The first answer is the one that most players choose; dismissing the question chooses none. */
  readonly answers: readonly [NotificationAnswer, NotificationAnswer];
}

export type NewNotification = Plain | Alert | Question;
export type Notification = NewNotification & { readonly id: number };

/** Priority of each kind: where there are too many notifications, those of the lowest one are removed first. */
const priorities: Readonly<Record<NotificationKind, number>> = {
  permanentError: 7,
  question: 6,
  error: 5,
  alert: 4,
  warning: 3,
  won: 2,
  success: 1,
  info: 0,
};

/** Maximum number of notifications on the screen. Permanent errors, questions and those with a link may exceed it. */
const MAX_SHOWN = 4;
let lastId = 0;

/** Notifications that are shown, oldest first. */
export const notifications = proxy<{ shown: Notification[] }>({ shown: [] });

/**
 * Shows a notification. If there are too many, the oldest one of the lowest priority is removed. Identical texts are
 * shown once.
 * @returns its id, to dismiss it
 */
export function notify(notification: NewNotification): number {
  const same = notifications.shown.find(
    (shown) => shown.title === notification.title && shown.text === notification.text,
  );
  if (same) dismiss(same.id);
  lastId += 1;
  notifications.shown.push({ ...notification, id: lastId });
  const [surplus] = notifications.shown
    .filter(isRemovable)
    .toSorted((one, other) => priorities[one.kind] - priorities[other.kind]);
  if (notifications.shown.length > MAX_SHOWN && surplus) dismiss(surplus.id);
  return lastId;
}

/** Removes a notification; ignores an unknown id. */
export function dismiss(id: number): void {
  const index = notifications.shown.findIndex((notification) => notification.id === id);
  if (index >= 0) notifications.shown.splice(index, 1);
}

function isRemovable(shown: Notification): boolean {
  return (
    shown.kind !== 'permanentError' && shown.kind !== 'question' && shown.kind !== 'alert' && !shown.link
  );
}
