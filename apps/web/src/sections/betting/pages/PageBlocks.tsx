import { Card, SectionTitle, SportMenu, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useTopCompetitions } from '../useTopCompetitions.ts';
import type { PageTypeFacts } from './pageFacts.ts';

/** What stands below the matches of a page: the competitions most is played in, all of them or of its sport. */
export function PageBlocks({ facts }: { readonly facts: PageTypeFacts }) {
  const { t } = useTranslation('sports');
  const sport = facts.blocks.includes('sport') ? facts.competition?.sport : undefined;
  const entries = useTopCompetitions(sport);
  if (!entries?.length) return null;
  return (
    <Stack gap="sm">
      <SectionTitle>{t('topCompetitions')}</SectionTitle>
      <Card pad="sm">
        <SportMenu label={t('topCompetitions')} sections={[{ id: 'competitions', entries }]} />
      </Card>
    </Stack>
  );
}
