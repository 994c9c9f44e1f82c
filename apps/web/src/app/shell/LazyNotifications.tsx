import type { ToastClearance } from '@touchline/ui';
import { useSnapshot } from 'valtio/react';
import { notifications } from '../../features/notifications/notifications.store.ts';
import { browserView } from '../../platform/lazy/lazy.tsx';

const Notifications = browserView(() => import('../../features/notifications/Notifications.tsx'));

/** Notifications; their code is loaded with the first one. */
export function LazyNotifications({ clear = 'none' }: { readonly clear?: ToastClearance }) {
  const any = useSnapshot(notifications).shown.length > 0;
  return any && <Notifications clear={clear} />;
}
