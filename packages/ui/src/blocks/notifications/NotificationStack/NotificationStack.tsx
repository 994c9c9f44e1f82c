import type { ReactNode } from 'react';
import { ToastRegion, type ToastTone } from '../../../primitives/Toast/ToastRegion.tsx';

export const notificationKinds = ['error', 'permanentError', 'info', 'success', 'warning'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface NotificationItem {
  /** Identity among the notifications. */
  readonly id: string;
  /** What kind of news it is. */
  readonly kind: NotificationKind;
  /** What happened. */
  readonly title: string;
  /** Why, and what to do. */
  readonly detail?: string | undefined;
  /** One way on. */
  readonly action?: ReactNode;
}

export interface NotificationStackProps {
  /** Notifications, oldest first. */
  notifications: readonly NotificationItem[];
  /** One was taken away, by the player or after its time. */
  onDismiss: (id: string) => void;
}

/** How long a notification stays, in milliseconds, while nobody points at it. */
const shown = 10_000;

const kinds = {
  error: { tone: 'danger', stays: false },
  permanentError: { tone: 'danger', stays: true },
  info: { tone: 'info', stays: false },
  success: { tone: 'success', stays: false },
  warning: { tone: 'warning', stays: false },
} as const satisfies Record<NotificationKind, { tone: ToastTone; stays: boolean }>;

/** Notifications over the page; they wait while hovered or focused, and each is read out once. Renders a region. */
export function NotificationStack({ notifications, onDismiss }: NotificationStackProps) {
  const toasts = notifications.map(({ kind, ...news }) => ({ ...news, ...kinds[kind] }));
  return <ToastRegion toasts={toasts} duration={shown} onDismiss={onDismiss} />;
}
