import type { OperatorTournament } from '@touchline/contract/operators';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { discardUnsaved, to } from '../shared/route.ts';
import { useDraft } from '../shared/useDraft.ts';
import { tournamentSchema } from './tournamentDraft.ts';
import { TournamentFields } from './TournamentFields.tsx';

interface TournamentEditorProps {
  readonly siteId: string;
  /** Stored tournament; absent for one to be written. */
  readonly tournament?: OperatorTournament;
}

/** Writes a tournament that hasn't begun. It runs by itself at its times. */
export function TournamentEditor({ siteId, tournament }: TournamentEditorProps) {
  const write = useWrite();
  const draft = useDraft(tournament, tournamentSchema);
  const { value, problems, body, change } = draft;

  async function send(): Promise<string | undefined> {
    if (!body) return undefined;
    const answer = await (tournament
      ? write.send('post', '/ops/tournament/{tournamentId}', { path: { tournamentId: tournament.id }, body })
      : write.send('post', '/ops/tournaments/{siteId}', { path: { siteId }, body }));
    if (!answer) return undefined;
    if (!tournament) {
      discardUnsaved();
      location.hash = to('tournaments', siteId, answer.id);
    }
    return t('tournamentForm.done');
  }

  return (
    <Decision
      title={t('tournamentForm.heading')}
      detail={t('tournamentForm.detail')}
      write={write}
      label={t('tournamentForm.save')}
      reason="none"
      problems={problems}
      draft={draft}
      send={send}
    >
      {(isTried) => (
        <TournamentFields draft={value} problems={problems} isTried={isTried} onChange={change} />
      )}
    </Decision>
  );
}
