import { Input } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import { useOpenSaved, useUnsaved } from '../shared/route.ts';
import { toRole } from './addresses.ts';
import { MAX_ROLE_NAME, parseRole, type RoleDraft } from './roleDraft.ts';
import { ScopeChoices } from './ScopeChoices.tsx';

const empty: RoleDraft = { name: '', scopes: [] };

/** Form of a role that nobody has yet. */
export function NewRole() {
  const [draft, setDraft] = useState(empty);
  const write = useWrite();
  const openSaved = useOpenSaved();
  const parsed = parseRole(draft);
  const problems = 'problems' in parsed ? parsed.problems : [];
  useUnsaved(draft !== empty);

  async function send(reason: string): Promise<string | undefined> {
    if (!('body' in parsed)) return undefined;
    const answer = await write.send('post', '/ops/staff-roles', { body: { ...parsed.body, reason } });
    if (!answer) return undefined;
    if ('roleId' in answer) openSaved(toRole(answer.roleId));
    return t('role.created');
  }

  return (
    <Decision
      title={t('role.new')}
      detail={t('role.newDetail')}
      problems={problems}
      write={write}
      label={t('role.create')}
      send={send}
    >
      {(isTried) => (
        <>
          <CheckedField
            name="name"
            label={t('role.column.name')}
            problems={problems}
            isTried={isTried}
            required
          >
            <Input
              value={draft.name}
              onValueChange={(name) => setDraft({ ...draft, name })}
              maxLength={MAX_ROLE_NAME}
            />
          </CheckedField>
          <ScopeChoices scopes={draft.scopes} onChange={(scopes) => setDraft({ ...draft, scopes })} />
        </>
      )}
    </Decision>
  );
}
