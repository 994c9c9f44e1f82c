import type { ToastClearance } from '@touchline/ui';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { notifications } from '../../features/notifications/notifications.store.ts';

const Notifications = lazy(async () => {
  const { Notifications: component } = await import('../../features/notifications/Notifications.tsx');
  return { default: component };
});

/** The notifications, whose code comes with the first of them. */
export function LateNotifications({ clear = 'none' }: { readonly clear?: ToastClearance }) {
  const any = useSnapshot(notifications).shown.length > 0;
  return (
    any && (
      <Suspense fallback={null}>
        <Notifications clear={clear} />
      </Suspense>
    )
  );
}
