import type { StaffRole } from '@touchline/contract/operators';
import { Button, Field, Inline, Notice, Select, Stack, Table, Text } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { isSameGrant, lackedScopes, mayGive, type Grant } from './grants.ts';
import { permissionsText } from './permissions.ts';
import { siteText } from './siteText.ts';
import { EmptyRows } from '../shared/EmptyRows.tsx';

/** Roles and sites of which an operator chooses. */
export interface GrantOptions {
  readonly roles: readonly StaffRole[];
  /** Sites on which the operator administers people. */
  readonly sites: readonly { readonly id: string }[];
}

interface GrantsEditorProps extends GrantOptions {
  readonly grants: readonly Grant[];
  readonly onChange: (grants: readonly Grant[]) => void;
}

/** Value of the choice of all sites. */
const EVERYWHERE = '';

const columns = [
  { id: 'role', header: t('staff.column.role') },
  { id: 'site', header: t('staff.site') },
  { id: 'does', header: t('role.column.scopes') },
  { id: 'action', header: t('staff.column.action') },
];

/** Roles of a person on sites: list with removal, and the addition of one that the operator may give. */
export function GrantsEditor({ roles, sites, grants, onChange }: GrantsEditorProps) {
  return (
    <Stack gap="md">
      <Table
        label={t('staff.roles')}
        narrow="cards"
        columns={columns}
        rows={grants.map((grant) => {
          const role = roles.find(({ id }) => id === grant.roleId);
          const name = role?.name ?? grant.roleId;
          const site = grant.siteId === null ? t('staff.allSites') : siteText(grant.siteId);
          return {
            id: `${grant.roleId} ${grant.siteId ?? ''}`,
            cells: {
              role: name,
              site,
              does: <Text tone="muted">{permissionsText(role?.scopes ?? [])}</Text>,
              action: (
                <Button
                  size="sm"
                  emphasis="outline"
                  aria-label={t('staff.removeRole', { role: name, site })}
                  onClick={() => onChange(grants.filter((one) => one !== grant))}
                >
                  {t('staff.remove')}
                </Button>
              ),
            },
          };
        })}
        empty={<EmptyRows text={t('staff.noRoles')} />}
      />
      <NewGrant roles={roles} sites={sites} grants={grants} onAdd={(grant) => onChange([...grants, grant])} />
    </Stack>
  );
}

interface NewGrantProps extends GrantOptions {
  readonly grants: readonly Grant[];
  readonly onAdd: (grant: Grant) => void;
}

function NewGrant({ roles, sites, grants, onAdd }: NewGrantProps) {
  const [roleId, setRoleId] = useState('');
  const [siteId, setSiteId] = useState<string | undefined>();
  const role = roles.find(({ id }) => id === roleId);
  const [only] = sites.length === 1 ? sites : [];
  const isEverywhere = role?.mayGiveEverywhere === true;
  const chosen = siteId ?? (isEverywhere ? EVERYWHERE : (role?.mayGive[0] ?? only?.id ?? EVERYWHERE));
  const grant = { roleId, siteId: chosen === EVERYWHERE ? null : chosen };
  const has = grants.some((one) => isSameGrant(one, grant));
  const hasMore = grants.some((one) => one.roleId === roleId && one.siteId === null);

  return (
    <Stack gap="sm">
      <Inline gap="sm" align="end" wrap="wrap">
        <Field label={t('staff.addRole')}>
          <Select
            options={[
              { value: '', label: t('staff.chooseRole') },
              ...roles.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={roleId}
            onValueChange={(next) => {
              setRoleId(next);
              setSiteId(undefined);
            }}
          />
        </Field>
        {only && !isEverywhere ? null : (
          <Field label={t('staff.onSite')}>
            <Select
              options={[
                { value: EVERYWHERE, label: t('staff.allSites') },
                ...sites.map(({ id }) => ({ value: id, label: siteText(id) })),
              ]}
              value={chosen}
              onValueChange={setSiteId}
            />
          </Field>
        )}
        <Button
          icon="plus"
          disabled={!role || has || hasMore || !mayGive(role, grant.siteId)}
          onClick={() => {
            onAdd(grant);
            setRoleId('');
            setSiteId(undefined);
          }}
        >
          {t('staff.add')}
        </Button>
      </Inline>
      {role ? <Explanation role={role} grant={grant} has={has || hasMore} /> : null}
    </Stack>
  );
}

/** Permissions of a role, or the reason why the operator can't give it. */
function Explanation({
  role,
  grant: { siteId },
  has,
}: {
  readonly role: StaffRole;
  readonly grant: Grant;
  readonly has: boolean;
}) {
  if (has) return <Notice tone="info">{t('staff.hasRole')}</Notice>;
  const { name, scopes } = role;
  if (mayGive(role, siteId)) {
    return <Text tone="muted">{t('staff.roleAllows', { scopes: permissionsText(scopes) })}</Text>;
  }
  const site = siteId === null ? t('staff.allSites') : siteText(siteId);
  return (
    <Notice tone="warning">
      {t('staff.mayNotGive', { role: name, site, scopes: permissionsText(lackedScopes(role, siteId)) })}
    </Notice>
  );
}
