import { Link, NotificationStack, type ToastClearance } from '@touchline/ui';
import { useSnapshot } from 'valtio/react';
import { dismiss, notifications } from './notifications.store.ts';

/** Notifications over the page, clear of its bars. */
export default function Notifications({ clear }: { readonly clear: ToastClearance }) {
  const { shown } = useSnapshot(notifications);
  const items = shown.map(({ id, kind, title, text, link }) => ({
    id: String(id),
    kind,
    title,
    detail: text,
    action: link && (
      <Link href={link.href} onClick={() => dismiss(id)}>
        {link.label}
      </Link>
    ),
  }));
  return <NotificationStack clear={clear} notifications={items} onDismiss={(id) => dismiss(Number(id))} />;
}
