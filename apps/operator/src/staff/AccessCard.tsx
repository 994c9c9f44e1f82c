import type { StaffDetail } from '@touchline/contract/operators';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import type { Done } from '../shared/DoneNotice.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { useDraft } from '../shared/useDraft.ts';
import { AccessFields } from './AccessFields.tsx';
import { parseAccess, readAccess } from './personDraft.ts';

const schema = { read: readAccess, parse: parseAccess };

/** Editor of a person's e-mail, language, networks and end. */
export function AccessCard({ person }: { readonly person: StaffDetail }) {
  const draft = useDraft(person, schema);
  const write = useWrite();

  async function send(reason: string): Promise<Done | undefined> {
    if (!draft.body) return undefined;
    const answer = await write.send('put', '/ops/staff/{staffId}', {
      path: { staffId: person.id },
      body: { version: person.version, ...draft.body, reason },
    });
    if (!answer) return undefined;
    return isWaiting(answer) ? { waits: t('staff.accessWaits') } : t('staff.accessSaved');
  }

  return (
    <Decision
      title={t('staff.access')}
      detail={t('staff.accessDetail')}
      draft={draft}
      problems={draft.problems}
      write={write}
      label={t('edit.save')}
      send={send}
    >
      {(isTried) => (
        <AccessFields
          draft={draft.value}
          onChange={draft.change}
          problems={draft.problems}
          isTried={isTried}
        />
      )}
    </Decision>
  );
}
