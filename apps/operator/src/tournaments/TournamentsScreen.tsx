import type { OperatorTournament } from '@touchline/contract/operators';
import { Badge, Card, EmptyState, Link, Table } from '@touchline/ui';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { to } from '../shared/route.ts';
import { SitePage } from '../shared/SitePage.tsx';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { CHALLENGES, NEW_TOURNAMENT } from './addresses.ts';
import { Challenges } from './Challenges.tsx';

interface TournamentsScreenProps {
  /** Site whose tournaments are shown; the first one if absent. */
  readonly siteId: string | undefined;
  /** True if its daily challenges are shown. */
  readonly isOfChallenges: boolean;
}

const tones = {
  planned: 'pending',
  running: 'success',
  counting: 'pending',
  final: 'pending',
  paid: 'neutral',
  cancelled: 'neutral',
} as const;

const columns = (['tournament', 'from', 'until', 'scoring', 'players', 'prizes', 'state'] as const).map(
  (id) => ({
    id,
    header: t(`tournaments.column.${id}`),
  }),
);

/** Tournaments and daily challenges of a site. */
export function TournamentsScreen({ siteId, isOfChallenges }: TournamentsScreenProps) {
  return (
    <SitePage
      section="tournaments"
      icon="tournament"
      title={t('nav.tournaments')}
      siteId={siteId}
      tabs={[
        { label: t('tournaments.title'), current: !isOfChallenges },
        { segment: CHALLENGES, label: t('challenges.title'), current: isOfChallenges },
      ]}
      create={isOfChallenges ? undefined : { segment: NEW_TOURNAMENT, label: t('tournaments.new') }}
    >
      {(site) => (isOfChallenges ? <Challenges siteId={site} /> : <Tournaments siteId={site} />)}
    </SitePage>
  );
}

function Tournaments({ siteId }: { readonly siteId: string }) {
  const asked = useCall<{ readonly tournaments: readonly OperatorTournament[] }>(
    within('/ops/tournaments', siteId),
  );
  return (
    <Loaded asked={asked}>
      {({ tournaments }) => (
        <Card pad="none">
          <Table
            label={t('tournaments.title')}
            narrow="cards"
            columns={columns}
            rows={tournaments.map(({ id, texts, from, until, terms, players, paid, due, state }) => ({
              id,
              cells: {
                tournament: <Link href={to('tournaments', siteId, id)}>{texts['en']?.title ?? id}</Link>,
                from: shortTime(from),
                until: shortTime(until),
                scoring: messageOf('scoring', terms.scoring),
                players,
                prizes: t('tournaments.paid', { paid, all: paid + due }),
                state: <Badge tone={tones[state]}>{t(`tournamentState.${state}`)}</Badge>,
              },
            }))}
            empty={
              <EmptyState
                icon="tournament"
                title={t('tournaments.none')}
                detail={t('tournaments.noneDetail')}
              />
            }
          />
        </Card>
      )}
    </Loaded>
  );
}
