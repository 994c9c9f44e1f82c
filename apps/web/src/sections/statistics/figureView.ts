import type { MatchStatistic } from '@touchline/ui';
import type { StatisticsData } from './StatisticsPage.tsx';

type Figure = StatisticsData['figures'][number];

/** A figure as the kit shows it. @param minutesText the words of a length of time */
export function figureView(
  { key, home, away }: Figure,
  label: string,
  minutesText: (minutes: number) => string,
): MatchStatistic {
  const text = (value: number): string => {
    if (key === 'led-seconds') return minutesText(Math.round(value / 60));
    return key === 'win-share' ? `${value} %` : String(value);
  };
  return { id: key, label, home: text(home), away: text(away), values: [home, away] };
}
