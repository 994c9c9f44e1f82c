import { MatchTimeline, type Incident } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { minuteText } from '../../features/odds/clock/matchClock.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import { changesOf, type Change } from './course.ts';
import type { Moment } from './results.api.ts';

export interface CourseViewProps {
  readonly teams: readonly [home: string, away: string];
  /** Recorded moments, oldest first. */
  readonly moments: readonly Moment[];
}

/** Timeline of a match as far as it was recorded, latest first. */
export function CourseView({ teams, moments }: CourseViewProps) {
  const { t } = useTranslation('events');
  const names = useNames();
  const view = ({ moment, side, kind, score }: Change): Incident => {
    const { period, seconds, at } = moment;
    const clock = { period, running: false, at, ...(seconds === undefined ? {} : { seconds }) };
    const minute = minuteText(clock, at);
    const phase = names.phase({ status: kind === 'end' ? 4 : 2, clock });
    const name = side === undefined ? '' : teams[side];
    return {
      id: `${moment.at} ${score}`,
      minute: kind === 'phase' || minute === undefined ? '' : `${minute}′`,
      label: kind === 'score' ? t('moment.score', { name }) : (phase ?? ''),
      detail: kind === 'score' ? phase : undefined,
      icon: kind === 'score' ? 'dot' : kind === 'end' ? 'whistle' : 'clock',
      side,
      score,
      emphasised: kind === 'score',
    };
  };
  return (
    <MatchTimeline
      label={t('result.course')}
      teams={teams}
      moments={changesOf(moments).map(view).toReversed()}
      emptyTitle={t('result.noCourse')}
    />
  );
}
