import { useQuery } from '@tanstack/react-query';
import type { ListedGame, Tournament } from '@touchline/contract';
import {
  Card,
  DetailList,
  Heading,
  Link,
  Skeleton,
  Stack,
  TournamentCardSkeleton,
  TournamentRules,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useReader } from '../../../widgets/games/useReader.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { isTournamentId, tournamentQuery } from '../../../features/tournaments/tournaments.api.ts';
import { useCasinoPaths } from '../../../platform/links/casinoPaths.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { tournamentPathsIn } from '../../../platform/links/tournamentPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { CasinoHead } from '../CasinoHead.tsx';
import { GameTiles } from '../GameTiles.tsx';
import { Standings } from './Standings.tsx';
import { TournamentMissing } from './TournamentMissing.tsx';
import { TournamentTop } from './TournamentTop.tsx';
import { useTournamentText } from './useTournamentText.ts';

/** A tournament: its rules, prizes and games, and the table while it runs. */
export function Component() {
  const { t } = useTranslation(['tournaments', 'titles']);
  const { id = '' } = useParams();
  const paths = tournamentPathsIn(useLang());
  const isKnown = isTournamentId(id);
  const query = useQuery({ ...tournamentQuery(id, useReader()), enabled: isKnown });
  const title = t('titles:of.tournament');
  usePageTitle(title);
  return (
    <Stack>
      <CasinoHead />
      <Link href={paths.tournaments}>{t('tournaments:all')}</Link>
      {/* The head of a tournament has the heading of the page. */}
      {query.data === undefined && (
        <Heading level={1} size="section">
          {title}
        </Heading>
      )}
      {!isKnown && <TournamentMissing />}
      {isKnown && (
        <Answered
          query={query}
          failed={t('tournaments:failedOne')}
          missing={<TournamentMissing />}
          skeleton={
            <Stack gap="md">
              <TournamentCardSkeleton />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          }
        >
          {({ tournament, games }) => <Whole tournament={tournament} games={games} />}
        </Answered>
      )}
    </Stack>
  );
}

interface WholeProps {
  readonly tournament: Tournament;
  readonly games: readonly ListedGame[];
}

function Whole({ tournament, games }: WholeProps) {
  const { t } = useTranslation('tournaments');
  const casino = useCasinoPaths();
  const [first] = games;
  return (
    <Stack gap="lg">
      <TournamentTop tournament={tournament} playHref={first ? casino.game(first) : undefined} />
      {tournament.state !== 'planned' && (
        <Stack gap="md">
          <Heading level={2} size="section">
            {t('table.title')}
          </Heading>
          <Standings tournament={tournament} />
        </Stack>
      )}
      <Prizes tournament={tournament} />
      <Rules tournament={tournament} />
      {games.length > 0 && <GameTiles title={t('games')} games={games} />}
    </Stack>
  );
}

function Prizes({ tournament: { prizes, iso } }: Pick<WholeProps, 'tournament'>) {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText();
  return (
    <Stack gap="md">
      <Heading level={2} size="section">
        {t('prizes')}
      </Heading>
      <Card>
        <DetailList
          details={prizes.map((prize) => ({
            id: String(prize.from),
            label:
              prize.from === prize.to
                ? t('prizePlace', { place: prize.from })
                : t('prizePlaces', { from: prize.from, to: prize.to }),
            value: text.prize(prize, iso),
          }))}
        />
      </Card>
    </Stack>
  );
}

function Rules({ tournament }: Pick<WholeProps, 'tournament'>) {
  const { t } = useTranslation('tournaments');
  const format = useFormat();
  const { scoring, leastStake, iso, join, until } = tournament;
  const end = `${format.date(until)}, ${format.time(until)}`;
  return (
    <TournamentRules
      title={t('rules.title')}
      steps={[
        t(`scoring.${scoring}`),
        t('rules.stake', { amount: format.money(leastStake, iso) }),
        ...(scoring === 'multiplier' || scoring === 'sumOfMultipliers' ? [t('rules.sameStake')] : []),
        t(join === 'auto' ? 'rules.auto' : 'rules.optIn'),
        t('rules.rounds', { date: end }),
        t('rules.ties'),
        t('rules.paid'),
      ]}
    />
  );
}
