import { NoticeBar } from '@touchline/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePricesPaused, type PausedBy } from '../../features/odds/prices/usePricesPaused.ts';

const WORDS = { connection: 'stale', source: 'source' } as const;

/**
 * Time after which paused prices are reported, ms: at the start of a page, and mostly later too, they are confirmed
 * before, and a notice that comes and goes would move the page.
 */
const PATIENCE = 2000;

/** Shows that prices are paused, and why. */
export function ConnectionNotice() {
  const { t } = useTranslation('common');
  const paused = usePausedForLong();
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

/** Reason why prices have been paused for some time. */
function usePausedForLong(): PausedBy | undefined {
  const paused = usePricesPaused();
  const [lasting, setLasting] = useState<PausedBy>();
  useEffect(() => {
    if (paused === undefined) return;
    const timer = setTimeout(() => setLasting(paused), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLasting(undefined);
    };
  }, [paused]);
  return lasting;
}

function watchOnline(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
