import { Card, SectionTitle, SportMenu, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useTopCompetitions } from '../useTopCompetitions.ts';

export interface TopCompetitionsProps {
  /** Slug of a sport; undefined for all sports. */
  readonly sport?: string | undefined;
}

/** Top competitions as a list of links; renders nothing if there are none. */
export default function TopCompetitions({ sport }: TopCompetitionsProps) {
  const { t } = useTranslation('sports');
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
