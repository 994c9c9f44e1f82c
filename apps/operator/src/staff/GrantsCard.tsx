import { useQuery } from '@tanstack/react-query';
import type { StaffDetail } from '@touchline/contract/operators';
import { Notice, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import type { Done } from '../shared/DoneNotice.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { useDraft, type DraftSchema } from '../shared/useDraft.ts';
import { compareGrants, type Grant } from './grants.ts';
import { GrantsEditor, type GrantOptions } from './GrantsEditor.tsx';
import { grantLine } from './grantLine.ts';

interface GrantsDraft {
  readonly grants: readonly Grant[];
}

const schema: DraftSchema<StaffDetail, GrantsDraft, readonly Grant[]> = {
  read: ({ grants }) => ({ grants: grants.map(({ roleId, siteId }) => ({ roleId, siteId })) }),
  parse: ({ grants }) => ({ body: grants }),
};

/** Editor of a person's roles on the operator's sites. */
export function GrantsCard({ person }: { readonly person: StaffDetail }) {
  const query = useQuery(read('/ops/staff-roles'));
  return <Loaded query={query}>{(options) => <Editor person={person} {...options} />}</Loaded>;
}

function Editor({ person, roles, sites }: GrantOptions & { readonly person: StaffDetail }) {
  const draft = useDraft(person, schema);
  const write = useWrite();
  const { given, taken } = compareGrants(schema.read(person).grants, draft.value.grants);

  async function send(reason: string): Promise<Done | undefined> {
    const answer = await write.send('put', '/ops/staff/{staffId}/grants', {
      path: { staffId: person.id },
      body: { version: person.version, grants: draft.value.grants, reason },
    });
    if (!answer) return undefined;
    return isWaiting(answer) ? { waits: t('staff.rolesWait') } : t('staff.rolesSaved');
  }

  return (
    <Decision
      title={t('staff.roles')}
      detail={t('staff.rolesDetail')}
      draft={draft}
      write={write}
      label={t(given.length > 0 ? 'staff.askRoles' : 'staff.saveRoles')}
      tone={given.length === 0 && taken.length > 0 ? 'danger' : 'strong'}
      send={send}
    >
      {() => (
        <Stack gap="md">
          <GrantsEditor
            roles={roles}
            sites={sites}
            grants={draft.value.grants}
            onChange={(grants) => draft.change({ grants })}
          />
          {given.length > 0 ? (
            <Notice tone="warning">
              {t('staff.gives', { roles: given.map((grant) => grantLine(grant, roles)).join('; ') })}
            </Notice>
          ) : null}
          {taken.length > 0 ? (
            <Notice tone="info">
              {t('staff.takes', { roles: taken.map((grant) => grantLine(grant, roles)).join('; ') })}
            </Notice>
          ) : null}
        </Stack>
      )}
    </Decision>
  );
}
