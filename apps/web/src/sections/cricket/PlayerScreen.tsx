import {
  FigureTable,
  Link,
  ParticipantHeader,
  ParticipantHeaderSkeleton,
  SectionTitle,
  Stack,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { idOfSegment } from '../../platform/links/segments.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { usePlayer, type PlayerPage } from './cricket.api.ts';
import { useCricketPaths } from './cricket.ts';
import { CricketPage } from './parts/CricketPage.tsx';
import { FigureCard } from './parts/FigureCard.tsx';
import { NotFoundNotice } from './parts/NotFoundNotice.tsx';
import { Since } from './parts/Since.tsx';
import { battingStatistics, bowlingStatistics, fieldingStatistics } from './rules/statistics.ts';
import { spellText } from './rules/texts.ts';

/** Player page: recorded statistics and latest matches. */
export function Component() {
  const id = idOfSegment(useParams()['id']);
  return id === undefined ? <NotFound /> : <Player key={id} id={id} />;
}

function Player({ id }: { readonly id: number }) {
  const { t } = useTranslation('cricket');
  const query = usePlayer(id);
  return (
    <CricketPage title={query.data?.figures.player.name} headed={false}>
      <Answered
        query={query}
        skeleton={<ParticipantHeaderSkeleton />}
        failed={t('player.failed')}
        missing={<NotFoundNotice title={t('player.missing')} detail={t('player.missingText')} />}
      >
        {(page) => <PlayerView page={page} />}
      </Answered>
    </CricketPage>
  );
}

function PlayerView({ page: { figures, matches, since } }: { readonly page: PlayerPage }) {
  const { t } = useTranslation('cricket');
  const names = useNames();
  const paths = useCricketPaths();
  const { player, team, competition } = figures;
  return (
    <>
      <ParticipantHeader
        name={player.name}
        detail={
          <>
            {t(`role.${player.role}`)} · <Link href={paths.team(team)}>{team.name}</Link> ·{' '}
            {names.competition({ country: competition.country, competition: competition.name })}
          </>
        }
      />
      <FigureCard
        title={t('player.batting')}
        statistics={battingStatistics(figures)}
        none={t('player.noBatting')}
      />
      <FigureCard
        title={t('player.bowling')}
        statistics={bowlingStatistics(figures)}
        none={t('player.noBowling')}
      />
      <FigureCard title={t('player.fielding')} statistics={fieldingStatistics(figures)} none="" />
      <Stack gap="sm">
        <SectionTitle>{t('player.last')}</SectionTitle>
        <LastMatches matches={matches} team={team.name} />
        <Since since={since} />
      </Stack>
    </>
  );
}

interface LastMatchesProps {
  readonly matches: PlayerPage['matches'];
  readonly team: string;
}

function LastMatches({ matches, team }: LastMatchesProps) {
  const { t } = useTranslation('cricket');
  const format = useFormat();
  const paths = useCricketPaths();
  return (
    <FigureTable
      label={t('player.last')}
      head={t('player.opponent')}
      columns={[
        { short: t('player.batting'), full: t('player.batting') },
        { short: t('player.bowling'), full: t('player.bowling') },
      ]}
      rows={matches.map(({ match: { matchId, opponent, startsAt, outcome }, batting, bowling }) => ({
        id: String(matchId),
        name: opponent.name,
        href: paths.game({ id: matchId, name: `${team} ${opponent.name}` }),
        detail: `${t(`outcome.${outcome}`)} · ${format.day(startsAt)}`,
        figures: [
          batting ? `${batting.runs}${batting.notOut ? '*' : ''} (${batting.balls})` : '–',
          bowling ? spellText(bowling) : '–',
        ],
      }))}
    />
  );
}
