import type { ToastClearance } from '@touchline/ui';
import { useSnapshot } from 'valtio/react';
import { notifications } from '../../features/notifications/notifications.store.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

const Notifications = lateView(() => import('../../features/notifications/Notifications.tsx'));

/** Notifications; their code is loaded with the first one. */
export function LateNotifications({ clear = 'none' }: { readonly clear?: ToastClearance }) {
  const any = useSnapshot(notifications).shown.length > 0;
  return (
    any && (
      <LazyBoundary>
        <Notifications clear={clear} />
      </LazyBoundary>
    )
  );
}
