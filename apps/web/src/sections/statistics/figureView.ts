import type { MatchStatistic } from '@touchline/ui';
import type { StatisticsData } from './StatisticsPage.tsx';

type Figure = StatisticsData['figures'][number];

/**
 * Converts a figure for the kit.
 * @param minutesText formats a duration
 */
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
