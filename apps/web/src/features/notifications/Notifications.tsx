import { Button, Link, NotificationStack, type ToastClearance } from '@touchline/ui';
import { useSnapshot } from 'valtio/react';
import { dismiss, notifications } from './notifications.store.ts';

/** Notifications over the page, clear of its bars. */
export default function Notifications({ clear }: { readonly clear: ToastClearance }) {
  const { shown } = useSnapshot(notifications);
  const items = shown.map(({ id, kind, title, text, link, action }) => ({
    id: String(id),
    kind,
    title,
    detail: text,
    action: link ? (
      <Link href={link.href} onClick={() => dismiss(id)}>
        {link.label}
      </Link>
    ) : (
      action && (
        <Button
          size="sm"
          onClick={() => {
            action.onChoose();
            dismiss(id);
          }}
        >
          {action.label}
        </Button>
      )
    ),
  }));
  return <NotificationStack clear={clear} notifications={items} onDismiss={(id) => dismiss(Number(id))} />;
}
