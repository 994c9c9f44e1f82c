import type { MatchRecord } from '@touchline/feed';
import type { MomentumChartProps } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Tracker } from './tracker.api.ts';
import { axisMinute, axisMinutes, leaning } from './trackerRules.ts';

/** Axis while the momentum isn't known. */
const EMPTY = { length: 90, parts: [45], values: [] };

/** Returns the props of a momentum chart. */
export function useMomentum(
  { home, away }: MatchRecord,
  sport: string,
  tracker: Pick<Tracker, 'events' | 'momentum'> | undefined,
): Omit<MomentumChartProps, 'size'> & { readonly minutes: NonNullable<MomentumChartProps['minutes']> } {
  const { t } = useTranslation('tracker');
  const momentum = tracker?.momentum ?? EMPTY;
  const { length, parts, values } = momentum;
  return {
    label: t(`momentum.${leaning(values)}`, { home, away }),
    teams: [home, away],
    sport,
    values,
    length,
    parts,
    goals: (tracker?.events ?? []).flatMap((event) =>
      event.kind === 'goal' && event.side !== undefined
        ? [{ id: event.id, minute: axisMinute(event, momentum), side: event.side }]
        : [],
    ),
    minutes: axisMinutes(length).map((minute) => ({ minute, label: t('minute', { value: minute }) })),
  };
}
