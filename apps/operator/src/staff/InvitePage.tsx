import { useQuery } from '@tanstack/react-query';
import { Input, Link, Stack } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import type { Done } from '../shared/DoneNotice.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to, useUnsaved } from '../shared/route.ts';
import { AccessFields } from './AccessFields.tsx';
import type { Grant } from './grants.ts';
import { GrantsEditor, type GrantOptions } from './GrantsEditor.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { emptyAccess, nameProblems, parseAccess } from './personDraft.ts';

/** Page that invites a person with their roles. */
export function InvitePage() {
  const query = useQuery(read('/ops/staff-roles'));
  return (
    <Stack gap="md">
      <PageHead
        title={t('staff.invite')}
        detail={
          <Link href={to('staff')} tone="muted">
            {t('staff.back')}
          </Link>
        }
      />
      <Loaded query={query}>{(options) => <InviteForm {...options} />}</Loaded>
    </Stack>
  );
}

function InviteForm({ roles, sites }: GrantOptions) {
  const [name, setName] = useState('');
  const [access, setAccess] = useState(emptyAccess);
  const [grants, setGrants] = useState<readonly Grant[]>([]);
  const [link, setLink] = useState<string>();
  const write = useWrite();
  const parsed = parseAccess(access);
  const problems = [
    ...nameProblems(name.trim()),
    ...('problems' in parsed ? parsed.problems : []),
    ...(grants.length > 0 ? [] : [{ field: 'grants', text: t('staff.rolesMissing') }]),
  ];
  useUnsaved(name !== '' || access !== emptyAccess || grants.length > 0);

  async function send(reason: string): Promise<Done | undefined> {
    if (!('body' in parsed)) return undefined;
    setLink(undefined);
    const body = { name: name.trim(), ...parsed.body, grants, reason };
    const answer = await write.send('post', '/ops/staff', { body });
    if (!answer) return undefined;
    setName('');
    setAccess(emptyAccess);
    setGrants([]);
    if (isWaiting(answer)) return { waits: t('staff.inviteWaits', { name: body.name }) };
    setLink(answer.link ?? undefined);
    return t('staff.invited', { email: body.email });
  }

  return (
    <>
      <Decision
        title={t('staff.person')}
        detail={t('staff.inviteDetail')}
        problems={problems}
        write={write}
        label={t('staff.sendInvitation')}
        send={send}
      >
        {(isTried) => (
          <>
            <CheckedField
              name="name"
              label={t('staff.column.name')}
              hint={t('staff.nameHint')}
              problems={problems}
              isTried={isTried}
              required
            >
              <Input value={name} onValueChange={setName} maxLength={40} autoComplete="off" />
            </CheckedField>
            <AccessFields
              draft={access}
              onChange={(changes) => setAccess({ ...access, ...changes })}
              problems={problems}
              isTried={isTried}
            />
            <div data-field="grants">
              <GrantsEditor roles={roles} sites={sites} grants={grants} onChange={setGrants} />
            </div>
          </>
        )}
      </Decision>
      {link === undefined ? null : <InvitationLink link={link} />}
    </>
  );
}
