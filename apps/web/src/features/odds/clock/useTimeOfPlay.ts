import type { MatchClock } from '@touchline/feed';
import { useTranslation } from 'react-i18next';
import { useNames } from '../names/useNames.ts';
import { isQuarter, minuteText } from './matchClock.ts';

/** Returns a function for a past time of play: "63'", or the period where it has no minute: "2nd set", "Break". */
export function useTimeOfPlay(): (
  clock: Pick<MatchClock, 'period' | 'seconds'> | undefined,
) => string | undefined {
  const { t } = useTranslation('sports');
  const names = useNames();
  return (clock) => {
    if (!clock) return undefined;
    const stopped = { ...clock, running: false, at: 0 };
    const minute = isQuarter(clock) ? undefined : minuteText(stopped, 0);
    return minute === undefined ? names.phase({ status: 2, clock: stopped }) : t('minute', { minute });
  };
}
