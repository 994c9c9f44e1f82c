import { useQuery } from '@tanstack/react-query';
import type { OperatorTournament } from '@touchline/contract/operators';
import { Badge, EmptyState, Link, Notice, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { NEW_TOURNAMENT } from './addresses.ts';
import { TournamentEditor } from './TournamentEditor.tsx';

interface TournamentScreenProps {
  readonly siteId: string;
  /** Id of the tournament; `new` for one to be written. */
  readonly id: string;
}

/** One tournament: its terms while it hasn't begun, its players and prizes, and its cancellation. */
export function TournamentScreen({ siteId, id }: TournamentScreenProps) {
  return (
    <Stack gap="md">
      <Link href={to('tournaments', siteId)} tone="muted">
        {t('tournaments.back')}
      </Link>
      {id === NEW_TOURNAMENT ? (
        <>
          <PageHead title={t('tournaments.new')} />
          <TournamentEditor siteId={siteId} />
        </>
      ) : (
        <Stored siteId={siteId} id={id} />
      )}
    </Stack>
  );
}

function Stored({ siteId, id }: TournamentScreenProps) {
  const query = useQuery(read('/ops/tournaments/{siteId}', { path: { siteId } }));
  return (
    <Loaded query={query}>
      {({ tournaments }) => {
        const found = tournaments.find((one) => one.id === id);
        return found ? (
          <Found tournament={found} />
        ) : (
          <EmptyState icon="tournament" title={t('tournaments.gone')} />
        );
      }}
    </Loaded>
  );
}

interface OfTournament {
  readonly tournament: OperatorTournament;
}

const titleOf = ({ id, texts }: OperatorTournament): string => texts['en']?.title ?? id;

function Found({ tournament }: OfTournament) {
  const { id, siteId, state, players, paid, due, from, until, createdBy, cancelReason } = tournament;
  return (
    <>
      <PageHead
        title={titleOf(tournament)}
        badges={<Badge>{t(`tournamentState.${state}`)}</Badge>}
        detail={t('tournaments.detail', {
          from: shownTime(from),
          until: shownTime(until),
          count: players,
          paid,
          all: paid + due,
          by: createdBy,
        })}
      />
      {cancelReason === null ? null : (
        <Notice tone="warning">{t('tournaments.cancelled', { reason: cancelReason })}</Notice>
      )}
      {state === 'planned' ? (
        <TournamentEditor key={id} siteId={siteId} tournament={tournament} />
      ) : (
        <Notice tone="info">{t('tournaments.fixed')}</Notice>
      )}
      {state === 'planned' || state === 'running' || state === 'counting' ? (
        <Cancellation tournament={tournament} />
      ) : null}
    </>
  );
}

/** Decision to cancel a tournament without a final table. */
function Cancellation({ tournament }: OfTournament) {
  const write = useWrite();
  return (
    <Decision
      title={t('tournaments.cancel')}
      write={write}
      label={t('tournaments.cancelIt')}
      tone="danger"
      question={{
        title: t('tournaments.cancelAsk', { tournament: titleOf(tournament) }),
        detail: t('tournaments.cancelDetail', { count: tournament.players }),
      }}
      send={async (reason) => {
        const answer = await write.send('post', '/ops/tournament/{tournamentId}/cancel', {
          path: { tournamentId: tournament.id },
          body: { reason },
        });
        return answer && t('tournaments.cancelDone');
      }}
    />
  );
}
