import type { StaffRole } from '@touchline/contract/operators';
import { Input, Notice, Stack, Text } from '@touchline/ui';
import { mayEverywhere } from '../api/session.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import type { Done } from '../shared/DoneNotice.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { to, useOpenSaved } from '../shared/route.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { expanded, permissionsText, permissionText } from './permissions.ts';
import { MAX_ROLE_NAME, parseRole, readRole } from './roleDraft.ts';
import { ScopeChoices } from './ScopeChoices.tsx';

const schema = { read: readRole, parse: parseRole };

/** Editor of a role with a preview of whom a change affects; only what it allows, where the operator may not change it. */
export function RoleEditor({ role }: { readonly role: StaffRole }) {
  if (!role.mayGiveEverywhere || !mayEverywhere('staff')) return <Allowed role={role} />;
  return (
    <>
      <Editor role={role} />
      {role.holders === 0 ? <Deletion role={role} /> : null}
    </>
  );
}

/** Permissions of a role, in words. */
function Allowed({ role: { scopes } }: { readonly role: StaffRole }) {
  return (
    <TitledCard title={t('role.column.scopes')}>
      <Stack gap="sm">
        <Notice tone="info">{t('role.mayNotChange')}</Notice>
        {expanded(scopes).map((scope) => (
          <Stack key={scope} gap="none">
            <Text weight="strong">{permissionText(scope)}</Text>
            <Text size="label" tone="muted">
              {t(`permission.${scope}.does`)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </TitledCard>
  );
}

function Editor({ role }: { readonly role: StaffRole }) {
  const draft = useDraft(role, schema);
  const write = useWrite();
  const [before, after] = [expanded(role.scopes), expanded(draft.value.scopes)];
  const gained = after.filter((scope) => !before.includes(scope));
  const lost = before.filter((scope) => !after.includes(scope));

  async function send(reason: string): Promise<Done | undefined> {
    if (!draft.body) return undefined;
    const answer = await write.send('put', '/ops/staff-roles/{roleId}', {
      path: { roleId: role.id },
      body: { version: role.version, ...draft.body, reason },
    });
    if (!answer) return undefined;
    return isWaiting(answer) ? { waits: t('role.waits') } : t('role.saved');
  }

  return (
    <Decision
      title={t('role.allows')}
      detail={role.holders === 0 ? t('role.noHolders') : t('role.changeDetail', { count: role.holders })}
      draft={draft}
      problems={draft.problems}
      write={write}
      label={t('role.save')}
      send={send}
    >
      {(isTried) => (
        <>
          <CheckedField
            name="name"
            label={t('role.column.name')}
            problems={draft.problems}
            isTried={isTried}
            required
          >
            <Input
              value={draft.value.name}
              onValueChange={(name) => draft.change({ name })}
              maxLength={MAX_ROLE_NAME}
            />
          </CheckedField>
          <ScopeChoices scopes={draft.value.scopes} onChange={(scopes) => draft.change({ scopes })} />
          {gained.length > 0 ? (
            <Notice tone="warning">
              {t('role.gains', { count: role.holders, scopes: permissionsText(gained) })}
            </Notice>
          ) : null}
          {lost.length > 0 ? (
            <Notice tone="info">
              {t('role.loses', { count: role.holders, scopes: permissionsText(lost) })}
            </Notice>
          ) : null}
        </>
      )}
    </Decision>
  );
}

function Deletion({ role: { id, name } }: { readonly role: StaffRole }) {
  const write = useWrite();
  const openSaved = useOpenSaved();

  async function send(reason: string): Promise<string | undefined> {
    const change = { path: { roleId: id }, body: { reason } };
    if (!(await write.send('post', '/ops/staff-roles/{roleId}/delete', change))) return undefined;
    openSaved(to('staff', 'roles'));
    return t('role.deleted');
  }

  return (
    <Decision
      title={t('role.delete')}
      detail={t('role.deleteDetail')}
      write={write}
      label={t('role.delete')}
      tone="danger"
      question={{ title: t('role.deleteAsk', { name }), detail: t('role.deleteDetail') }}
      send={send}
    />
  );
}
