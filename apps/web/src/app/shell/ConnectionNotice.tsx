import { NoticeBar } from '@touchline/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePricesPaused } from '../../features/odds/prices/usePricesPaused.ts';

const WORDS = { connection: 'stale', source: 'source' } as const;

/** Shows that prices are paused, and why. */
export function ConnectionNotice() {
  const { t } = useTranslation('common');
  const paused = usePricesPaused();
  const online = useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  );
  if (online && !paused) return null;
  return (
    <NoticeBar tone="warning" icon="offline">
      {t(`connection.${online && paused ? WORDS[paused] : 'offline'}`)}
    </NoticeBar>
  );
}

function watchOnline(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
