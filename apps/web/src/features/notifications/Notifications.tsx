import { Link, NotificationStack, type ToastClearance } from '@touchline/ui';
import { useSnapshot } from 'valtio/react';
import { dismiss, notifications } from './notifications.store.ts';

/** Notifications over the page, clear of its bars. */
export default function Notifications({ clear }: { readonly clear: ToastClearance }) {
  const { shown } = useSnapshot(notifications);
  const items = shown.map((notification) => {
    const { id, kind, title, text } = notification;
    const common = { id: String(id), kind, title, detail: text };
    if (notification.kind === 'question') return { ...common, answers: notification.answers };
    const { link } = notification;
    return {
      ...common,
      action: link && (
        <Link href={link.href} onClick={() => dismiss(id)}>
          {link.label}
        </Link>
      ),
    };
  });
  return <NotificationStack clear={clear} notifications={items} onDismiss={(id) => dismiss(Number(id))} />;
}
