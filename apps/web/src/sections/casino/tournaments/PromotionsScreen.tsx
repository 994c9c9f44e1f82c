import { useQuery } from '@tanstack/react-query';
import {
  AccountRow,
  DailyChallengeSkeleton,
  EmptyState,
  ListCard,
  SectionTitle,
  Stack,
  TournamentCardSkeleton,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useReader } from '../../../widgets/games/useReader.ts';
import {
  casinoOffersQuery,
  challengesQuery,
  tournamentsQuery,
} from '../../../features/tournaments/tournaments.api.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { tournamentPathsIn } from '../../../platform/links/tournamentPaths.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { ChallengeCard } from './ChallengeCard.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import { TournamentSummary } from './TournamentSummary.tsx';
import { useTournamentText } from './useTournamentText.ts';

/** Number of entries of each kind; the rest is on the page of that kind. */
const MOST = 3;

/** Promotions of the casino: tournaments, the day's challenges, and bonuses that are wagered in games. */
export function Component() {
  const { t } = useTranslation(['tournaments', 'titles']);
  const title = t('titles:of.promotions');
  const text = useTournamentText();
  const reader = useReader();
  const paths = tournamentPathsIn(useLang());
  const tournaments = useQuery(tournamentsQuery(reader));
  const challenges = useQuery(challengesQuery(reader));
  const offers = useQuery(casinoOffersQuery);
  const open = tournaments.data?.filter(({ state }) => state === 'running' || state === 'planned') ?? [];
  const today = challenges.data?.challenges ?? [];
  const isEmpty =
    tournaments.data !== undefined &&
    challenges.data !== undefined &&
    offers.data !== undefined &&
    open.length + today.length + offers.data.length === 0;
  if (tournaments.isPending || challenges.isPending || offers.isPending) return <Loading title={title} />;
  return (
    <PromotionPage title={title}>
      {isEmpty && (
        <EmptyState icon="gift" title={t('tournaments:nothing')} detail={t('tournaments:nothingDetail')} />
      )}
      <Answered query={tournaments} failed={t('tournaments:failed')} skeleton={<TournamentCardSkeleton />}>
        {() =>
          open.length > 0 && (
            <Stack gap="md">
              <SectionTitle allLabel={t('tournaments:all')} allHref={paths.tournaments}>
                {t('titles:of.tournaments')}
              </SectionTitle>
              {open.slice(0, MOST).map((tournament) => (
                <TournamentSummary key={tournament.id} tournament={tournament} />
              ))}
            </Stack>
          )
        }
      </Answered>
      {today.length > 0 && (
        <Stack gap="md">
          <SectionTitle allLabel={t('tournaments:challenges.all')} allHref={paths.challenges}>
            {t('titles:of.dailyChallenges')}
          </SectionTitle>
          {today.slice(0, MOST).map((challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge} />
          ))}
        </Stack>
      )}
      {offers.data !== undefined && offers.data.length > 0 && (
        <Stack gap="md">
          <SectionTitle allLabel={t('tournaments:allBonuses')} allHref={paths.bonuses}>
            {t('titles:of.casinoBonuses')}
          </SectionTitle>
          <ListCard icon="gift" labels={{ empty: '' }}>
            {offers.data.slice(0, MOST).map(({ id, texts }) => (
              <AccountRow
                key={id}
                icon="gift"
                tone="boost"
                title={text.own(texts).title}
                detail={text.own(texts).text}
                href={paths.bonus(id)}
              />
            ))}
          </ListCard>
        </Stack>
      )}
    </PromotionPage>
  );
}

/** Placeholders until every kind is loaded, so that none moves another. */
function Loading({ title }: { readonly title: string }) {
  return (
    <PromotionPage title={title}>
      <Stack gap="md">
        <TournamentCardSkeleton />
        <TournamentCardSkeleton />
        <DailyChallengeSkeleton />
        <DailyChallengeSkeleton />
        <DailyChallengeSkeleton />
      </Stack>
    </PromotionPage>
  );
}
