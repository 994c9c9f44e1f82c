import type { AnswerOf, Calls } from '@touchline/contract';
import {
  Card,
  EmptyState,
  MatchStatistics,
  Paragraph,
  SectionTitle,
  Stack,
  type MatchStatistic,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { CourseView } from '../../widgets/results/CourseView.tsx';
import { TableView } from '../../widgets/results/TableView.tsx';
import { useSportSlug } from '../../widgets/results/useSportSlug.ts';
import { Meetings } from './Meetings.tsx';
import { StatisticsHead } from './StatisticsHead.tsx';

export type StatisticsData = AnswerOf<Calls['statistics']>;

/** Sports of individual players, for which a competition's table is meaningless. */
const WITHOUT_TABLE: ReadonlySet<string> = new Set(['tennis', 'boxing', 'racing', 'long-term']);

/** Figures, timeline, past meetings, form and table; unrecorded data isn't shown. */
export function StatisticsPage({ data }: { readonly data: StatisticsData }) {
  const { t } = useTranslation('events');
  const { match, figures, averages, moments, meetings, forms, standings, since } = data;
  const slug = useSportSlug()(match.sportId);
  const teams = [match.home, match.away] as const;
  usePageTitle(t('statistics.of', { home: match.home, away: match.away }));
  const minutes = (count: number) => t('statistics.minutes', { minutes: count });
  const isPlayed = match.status !== 1;
  const hasHistory = meetings.length + forms.home.length + forms.away.length > 0;
  const hasTable = standings.length > 0 && !WITHOUT_TABLE.has(slug);
  return (
    <Stack gap="lg">
      <StatisticsHead match={match} slug={slug} />
      {isPlayed && figures.length > 0 && (
        <Part title={t('statistics.match')}>
          <MatchStatistics
            label={t('statistics.match')}
            teams={teams}
            emptyTitle=""
            statistics={figures.map((figure) =>
              figureView(figure, t(`statistics.figure.${figure.key}`), minutes),
            )}
          />
        </Part>
      )}
      {moments.length > 1 && (
        <Part title={t('statistics.course')}>
          <CourseView teams={teams} moments={moments} />
        </Part>
      )}
      {averages.length > 0 && (
        <Part title={t('statistics.before')}>
          <MatchStatistics
            label={t('statistics.before')}
            teams={teams}
            emptyTitle=""
            statistics={averages.map((figure) =>
              figureView(figure, t(`statistics.figure.${figure.key}`), minutes),
            )}
          />
        </Part>
      )}
      {hasHistory && (
        <Part title={t('statistics.meetings')}>
          <Meetings match={match} meetings={meetings} forms={forms} />
        </Part>
      )}
      {hasTable && (
        <Part title={t('table.title')}>
          <TableView
            name={match.competition}
            standings={standings}
            sportId={match.sportId}
            since={since}
            marked={[match.homeId, match.awayId]}
          />
        </Part>
      )}
      {figures.length === 0 && moments.length <= 1 && !hasHistory && !hasTable && (
        <Card>
          <EmptyState icon="statistics" title={t('statistics.none')} detail={t('statistics.noneText')} />
        </Card>
      )}
      <Paragraph tone="muted" size="label" hasPageInset>
        {t('statistics.source')}
      </Paragraph>
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="sm">
      <SectionTitle level={2}>{title}</SectionTitle>
      {children}
    </Stack>
  );
}

type Figure = StatisticsData['figures'][number];

/**
 * Converts a figure for the kit.
 * @param minutesText formats a duration
 */
function figureView(
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
