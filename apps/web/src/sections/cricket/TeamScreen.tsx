import {
  Card,
  EmptyState,
  FormChips,
  ParticipantHeader,
  ParticipantHeaderSkeleton,
  SectionTitle,
  Stack,
} from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Fixture } from '../../features/odds/feed/useFixtures.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { idOfSegment } from '../../platform/links/segments.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { useStar } from '../../widgets/events/list/useStar.ts';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { useTeam, type TeamFigures, type TeamPage } from './cricket.api.ts';
import { CRICKET } from './cricket.ts';
import { CricketMatches } from './parts/CricketMatches.tsx';
import { CricketPage } from './parts/CricketPage.tsx';
import { PlayedMatches } from './parts/PlayedMatches.tsx';
import { NotFoundNotice } from './parts/NotFoundNotice.tsx';
import { Since } from './parts/Since.tsx';
import { SquadTable } from './parts/SquadTable.tsx';

/** Team page: its record, matches and players. */
export function Component() {
  const id = idOfSegment(useParams()['team']);
  return id === undefined ? <NotFound /> : <Team key={id} id={id} />;
}

function Team({ id }: { readonly id: number }) {
  const { t } = useTranslation('cricket');
  const query = useTeam(id);
  return (
    <CricketPage title={query.data?.figures.team.name} headed={false}>
      <Answered
        query={query}
        skeleton={<ParticipantHeaderSkeleton />}
        failed={t('team.failed')}
        missing={<NotFoundNotice title={t('team.missing')} detail={t('team.missingText')} />}
      >
        {(page) => <TeamView page={page} />}
      </Answered>
    </CricketPage>
  );
}

function TeamView({ page: { figures, players, matches, since } }: { readonly page: TeamPage }) {
  const { t } = useTranslation('cricket');
  const { team } = figures;
  const isOwn = ({ homeId, awayId }: Fixture) => homeId === team.id || awayId === team.id;
  return (
    <>
      <TeamHead figures={figures} />
      <Stack gap="sm">
        <SectionTitle>{t('team.next')}</SectionTitle>
        <CricketMatches section="live" only={isOwn} title={t('section.live')} empty={null} />
        <CricketMatches
          section="line"
          only={isOwn}
          title={t('section.line')}
          empty={
            <Card>
              <EmptyState icon="calendar" title={t('team.noNext')} />
            </Card>
          }
        />
      </Stack>
      <Stack gap="sm">
        <SectionTitle>{t('team.squad')}</SectionTitle>
        <SquadTable label={t('team.squad')} players={players} />
        <Since since={since} />
      </Stack>
      <PlayedMatches title={t('team.last')} side={team.name} matches={matches} />
    </>
  );
}

function TeamHead({ figures }: { readonly figures: TeamFigures }) {
  const { t } = useTranslation('cricket');
  const names = useNames();
  const number = useNumber();
  const { team, competition, played, won, lost, tied, netRunRate, points, form } = figures;
  const place = { country: competition.country, competition: competition.name };
  const star = useStar(
    useMemo(
      () => ({ kind: 'team', id: team.id, sportId: CRICKET.id, name: team.name, place: competition.name }),
      [team.id, team.name, competition.name],
    ),
  );
  return (
    <ParticipantHeader
      name={team.name}
      sport={CRICKET.slug}
      detail={names.competition(place)}
      details={[
        { id: 'played', label: t('table.playedFull'), value: number(played) },
        { id: 'won', label: t('table.wonFull'), value: number(won) },
        { id: 'lost', label: t('table.lostFull'), value: number(lost) },
        { id: 'tied', label: t('table.tiedFull'), value: number(tied) },
        { id: 'rate', label: t('table.rateFull'), value: `\u2066${netRunRate}\u2069` },
        { id: 'points', label: t('table.pointsFull'), value: number(points) },
      ]}
      form={
        <FormChips
          label={t('team.form', { name: team.name })}
          matches={form.map(({ matchId, outcome }) => ({
            id: String(matchId),
            outcome: outcome === 'tied' ? 'drawn' : outcome,
            letter: t(`outcome.${outcome}Letter`),
            label: t(`outcome.${outcome}`),
          }))}
        />
      }
      {...star}
    />
  );
}
