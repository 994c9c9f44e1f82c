import type { MatchRecord } from '@touchline/feed';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../platform/clock/clock.ts';
import { renderedNow } from '../../../platform/page/hydration.ts';
import { minuteText } from './matchClock.ts';
import { seconds } from './ticker.ts';

type Clocked = Pick<MatchRecord, 'clock'>;

/** Minute of play of a match, "63" or "45+2"; undefined without a clock. Renders again every minute. */
export function useMinuteOfPlay({ clock }: Clocked): string | undefined {
  return useSyncExternalStore(
    seconds.subscribe,
    () => clock && minuteText(clock, serverNow()),
    () => clock && minuteText(clock, renderedNow()),
  );
}

/** Minute of play as text: "63'"; undefined without a clock. Renders again every minute. */
export function useMatchMinute(match: Clocked): string | undefined {
  const { t } = useTranslation('sports');
  const minute = useMinuteOfPlay(match);
  return minute === undefined ? undefined : t('minute', { minute });
}
