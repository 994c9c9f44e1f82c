import type { MatchRecord } from '@touchline/feed';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../platform/clock/clock.ts';
import { minuteText } from './matchClock.ts';
import { seconds } from './ticker.ts';

/** Minute of a match as text; undefined without a clock. Renders again every minute. */
export function useMatchMinute({ clock }: Pick<MatchRecord, 'clock'>): string | undefined {
  const { t } = useTranslation('sports');
  const read = () => clock && minuteText(clock, serverNow());
  const minute = useSyncExternalStore(seconds.subscribe, read, read);
  return minute === undefined ? undefined : t('minute', { minute });
}
