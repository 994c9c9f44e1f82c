import { Button, Link, NotificationStack, type ToastClearance } from '@touchline/ui';
import { useSnapshot } from 'valtio/react';
import { dismiss, notifications, type Notification } from './notifications.store.ts';

/** Notifications over the page, clear of its bars. */
export default function Notifications({ clear }: { readonly clear: ToastClearance }) {
  const { shown } = useSnapshot(notifications);
  const items = shown.map((notification) => {
    const { id, kind, title, text } = notification;
    const common = { id: String(id), kind, title, detail: text };
    if (notification.kind === 'question') return { ...common, answers: notification.answers };
    return { ...common, action: actionOf(notification) };
  });
  return <NotificationStack clear={clear} notifications={items} onDismiss={(id) => dismiss(Number(id))} />;
}

/** Link or button of a notification, which dismisses it. */
function actionOf(notification: Exclude<Notification, { readonly kind: 'question' }>) {
  const { id, link } = notification;
  if (link)
    return (
      <Link href={link.href} onClick={() => dismiss(id)}>
        {link.label}
      </Link>
    );
  const action = notification.kind === 'alert' ? undefined : notification.action;
  if (!action) return undefined;
  return (
    <Button
      size="sm"
      onClick={() => {
        action.onChoose();
        dismiss(id);
      }}
    >
      {action.label}
    </Button>
  );
}
