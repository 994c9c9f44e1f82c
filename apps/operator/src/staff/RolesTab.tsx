import type { StaffRole } from '@touchline/contract/operators';
import { Badge, ButtonLink, Inline, Link } from '@touchline/ui';
import { readWhole } from '../api/reads.ts';
import { mayEverywhere } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { countText } from '../shared/money.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { toList } from '../shared/route.ts';
import { NEW_ROLE, toRole } from './addresses.ts';
import { listText } from './grantText.ts';
import { ALL, permissionsText, permissionText } from './permissions.ts';
import { siteText } from './siteText.ts';
import { StaffHead } from './StaffHead.tsx';

/** Names the sites on which the operator may give a role. */
function givenText({ mayGive, mayGiveEverywhere }: StaffRole): string {
  if (mayGiveEverywhere) return t('staff.allSites');
  return mayGive.length === 0 ? t('role.nowhere') : listText(mayGive.map(siteText));
}

const columns: readonly ListColumn<StaffRole>[] = [
  {
    id: 'name',
    header: t('role.column.name'),
    cell: ({ id, name }) => <Link href={toRole(id)}>{name}</Link>,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'scopes',
    header: t('role.column.scopes'),
    cell: ({ scopes }) => (
      <Inline gap="xs" wrap="wrap">
        {scopes.map((scope) => (
          <Badge key={scope} tone={scope === ALL ? 'warning' : 'neutral'}>
            {permissionText(scope)}
          </Badge>
        ))}
      </Inline>
    ),
    text: ({ scopes }) => permissionsText(scopes),
  },
  {
    id: 'holders',
    header: t('role.column.holders'),
    numeric: true,
    cell: ({ id, holders }) =>
      holders === 0 ? countText(0) : <Link href={toList('staff', { role: id })}>{countText(holders)}</Link>,
    text: ({ holders }) => String(holders),
    sortBy: ({ holders }) => holders,
  },
  { id: 'given', header: t('role.column.given'), cell: givenText },
];

/** Roles of the platform with what each allows. */
export function RolesTab() {
  return (
    <ListScreen
      name="roles"
      title={t('staff.tab.roles')}
      head={
        <StaffHead
          tab="roles"
          actions={
            mayEverywhere('staff') ? (
              <ButtonLink href={toRole(NEW_ROLE)} tone="strong" icon="plus">
                {t('role.new')}
              </ButtonLink>
            ) : undefined
          }
        />
      }
      read={() => readWhole('/ops/staff-roles')}
      rowsOf={({ roles }) => roles}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'key', title: t('role.none') }}
    />
  );
}
