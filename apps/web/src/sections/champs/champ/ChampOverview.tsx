import { SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { ResultCards } from '../../../widgets/results/ResultCards.tsx';
import { TableView } from '../../../widgets/results/TableView.tsx';
import type { ChampViewProps } from '../champ.types.ts';
import { MatchesOf } from '../MatchesOf.tsx';
import { NoMatches } from '../NoMatches.tsx';

const NEXT = 4;
const LAST = 4;

/** Upcoming matches, last results, and the table. */
export function ChampOverview({ data: { champ, results, standings, since } }: ChampViewProps) {
  const { t } = useTranslation('events');
  const paths = useEventPaths();
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <SectionTitle
          level={2}
          allLabel={t('champs.game')}
          allHref={champ.live + champ.line > NEXT ? paths.champ(champ, 'game') : undefined}
        >
          {t('team.next')}
        </SectionTitle>
        <MatchesOf competitions={[champ]} most={NEXT} title={t('team.next')} empty={<NoMatches />} />
      </Stack>
      {results.length > 0 && (
        <Stack gap="sm">
          <SectionTitle
            level={2}
            allLabel={t('champs.results')}
            allHref={results.length > LAST ? paths.champ(champ, 'results') : undefined}
          >
            {t('team.last')}
          </SectionTitle>
          <ResultCards results={results.slice(0, LAST)} />
        </Stack>
      )}
      <Stack gap="sm">
        <SectionTitle level={2}>{t('table.title')}</SectionTitle>
        <TableView name={champ.name} standings={standings} sportId={champ.sportId} since={since} />
      </Stack>
    </Stack>
  );
}
