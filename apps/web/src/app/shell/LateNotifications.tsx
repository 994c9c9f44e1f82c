import type { ToastClearance } from '@touchline/ui';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { notifications } from '../../features/notifications/notifications.store.ts';
import { lateView } from '../../platform/parts/lateView.ts';

const Notifications = lateView(async () => {
  const { Notifications: component } = await import('../../features/notifications/Notifications.tsx');
  return { default: component };
});

/** Notifications; their code is loaded with the first one. */
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
