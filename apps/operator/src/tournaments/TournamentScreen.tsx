import type { OperatorTournament } from '@touchline/contract/operators';
import { Badge, EmptyState, Link, Notice, Stack } from '@touchline/ui';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { NEW_TOURNAMENT } from './addresses.ts';
import { EMPTY_TOURNAMENT, tournamentForm } from './prizeForm.ts';
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
          <TournamentEditor
            first={EMPTY_TOURNAMENT}
            path={within('/ops/tournaments', siteId)}
            saved={(stored) => {
              location.hash = to('tournaments', siteId, stored);
            }}
          />
        </>
      ) : (
        <Stored siteId={siteId} id={id} />
      )}
    </Stack>
  );
}

function Stored({ siteId, id }: TournamentScreenProps) {
  const path = within('/ops/tournament', id);
  const asked = useCall<{ readonly tournaments: readonly OperatorTournament[] }>(
    within('/ops/tournaments', siteId),
  );
  return (
    <Loaded asked={asked}>
      {({ tournaments }) => {
        const found = tournaments.find((one) => one.id === id);
        if (!found) return <EmptyState icon="tournament" title={t('tournaments.gone')} />;
        const { texts, state, players, paid, due, from, until, createdBy, cancelReason } = found;
        return (
          <>
            <PageHead
              title={texts['en']?.title ?? id}
              badges={<Badge>{t(`tournamentState.${state}`)}</Badge>}
              detail={t('tournaments.detail', {
                from: shownTime(from),
                until: shownTime(until),
                players,
                paid,
                all: paid + due,
                by: createdBy,
              })}
            />
            {cancelReason === null ? null : (
              <Notice tone="warning">{t('tournaments.cancelled', { reason: cancelReason })}</Notice>
            )}
            {state === 'planned' ? (
              <TournamentEditor key={id} first={tournamentForm(found)} path={path} saved={asked.reload} />
            ) : (
              <Notice tone="info">{t('tournaments.fixed')}</Notice>
            )}
            {state === 'planned' || state === 'running' || state === 'counting' ? (
              <Cancellation path={path} reload={asked.reload} />
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}

function Cancellation({ path, reload }: { readonly path: string; readonly reload: () => void }) {
  const { isBusy, problem, run } = useChange();
  return (
    <ReasonedForm
      title={t('tournaments.cancel')}
      problems={[]}
      problem={problem}
      label={t('tournaments.cancelIt')}
      isBusy={isBusy}
      send={async (reason) => {
        const done = await run('POST', `${path}/cancel`, { reason });
        if (!done) return undefined;
        reload();
        return t('tournaments.cancelDone');
      }}
    >
      {() => null}
    </ReasonedForm>
  );
}
