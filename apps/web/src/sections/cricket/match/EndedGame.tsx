import { Breadcrumbs, SectionTitle, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { MatchMissing } from '../../../widgets/events/match/MatchProblem.tsx';
import { useCard } from '../cricket.api.ts';
import { useCricketPaths } from '../cricket.ts';
import { Scorecard } from './Scorecard.tsx';

/** A match no longer in the line, with its scorecard. */
export function EndedGame({ matchId }: { readonly matchId: number }) {
  const { t } = useTranslation('cricket');
  const names = useNames();
  const format = useFormat();
  const paths = useCricketPaths();
  const match = { id: matchId, status: 4, version: 0 } as const;
  const { data: card, error } = useCard(match);
  const title = card && card.sides.map(({ name }) => name).join(' – ');
  usePageTitle(title);
  if (error) return <MatchMissing />;
  const way = [
    { label: t('nav.home'), href: paths.home },
    ...(card ? [{ label: card.competition.name, href: paths.champ(card.competition) }] : []),
  ];
  return (
    <Stack>
      <Breadcrumbs label={t('nav.label')} crumbs={way} />
      {card && (
        <Stack gap="xs">
          <SectionTitle level={1}>{title}</SectionTitle>
          <Text size="label" tone="muted">
            {[
              names.competition({ country: card.competition.country, competition: card.competition.name }),
              format.day(card.startsAt),
              format.time(card.startsAt),
            ].join(' · ')}
          </Text>
        </Stack>
      )}
      <Scorecard match={match} />
    </Stack>
  );
}
