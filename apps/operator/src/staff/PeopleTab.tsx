import { useQuery } from '@tanstack/react-query';
import { staffStates, type ListedStaff } from '@touchline/contract/operators';
import { ButtonLink, Link, Stack, Text } from '@touchline/ui';
import { useMemo } from 'react';
import { read, readPages } from '../api/reads.ts';
import { ownSites } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { toPerson } from './addresses.ts';
import { grantTexts } from './grantText.ts';
import { siteText } from './siteText.ts';
import { StaffHead } from './StaffHead.tsx';
import { StateBadge } from './StateBadge.tsx';

const grantLines = ({ grants }: ListedStaff): readonly string[] =>
  grantTexts(grants, siteText).map(({ role, sites }) => t('staff.roleOn', { role, sites }));

const columns: readonly ListColumn<ListedStaff>[] = [
  {
    id: 'name',
    header: t('staff.column.name'),
    cell: ({ id, name, email }) => (
      <Stack gap="none" align="start">
        <Link href={toPerson(id)}>{name}</Link>
        <Text size="label" tone="muted">
          {email}
        </Text>
      </Stack>
    ),
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'email',
    header: t('staff.column.email'),
    cell: ({ email }) => email,
    sortBy: ({ email }) => email,
    isExtra: true,
  },
  {
    id: 'roles',
    header: t('staff.column.roles'),
    cell: (person) => (
      <Stack gap="none">
        {grantLines(person).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {person.grants.length === 0 ? <Text tone="muted">{t('staff.noRoles')}</Text> : null}
      </Stack>
    ),
    text: (person) => grantLines(person).join('; '),
  },
  {
    id: 'state',
    header: t('staff.column.state'),
    cell: ({ state }) => <StateBadge state={state} />,
    text: ({ state }) => t(`staff.state.${state}`),
    sortBy: ({ state }) => state,
  },
  instantColumn('lastUsed', t('staff.column.lastUsed'), ({ lastUsedAt }) => lastUsedAt),
  instantColumn('ends', t('staff.column.ends'), ({ endsAt }) => endsAt),
];

const stateFilter: ListFilter = {
  id: 'state',
  label: t('staff.column.state'),
  kind: 'choice',
  options: staffStates.map((value) => ({ value, label: t(`staff.state.${value}`) })),
};

/** Filters of the list; the choice of a site where the operator has several. */
function useFilters(): readonly ListFilter[] {
  const { data } = useQuery(read('/ops/staff-roles'));
  return useMemo(() => {
    const sites = ownSites('staff');
    return [
      { id: 'text', label: t('staff.text'), kind: 'text', maxLength: 100 },
      {
        id: 'role',
        label: t('staff.column.role'),
        kind: 'choice',
        options: (data?.roles ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
      ...(sites.length > 1
        ? [
            {
              id: 'site',
              label: t('staff.site'),
              kind: 'choice' as const,
              options: sites.map(({ id }) => ({ value: id, label: siteText(id) })),
            },
          ]
        : []),
      stateFilter,
    ];
  }, [data]);
}

/** People with a role on a site of the operator. */
export function PeopleTab() {
  const filters = useFilters();
  return (
    <ListScreen
      name="staff"
      title={t('staff.tab.people')}
      head={
        <StaffHead
          tab="people"
          actions={
            <ButtonLink href={to('staff', 'invitation')} tone="strong" icon="plus">
              {t('staff.invite')}
            </ButtonLink>
          }
        />
      }
      filters={filters}
      read={({ text, role, site, state }) =>
        readPages(
          '/ops/staff',
          {
            query: {
              text: text || undefined,
              roleId: role || undefined,
              siteId: site || undefined,
              state: staffStates.find((one) => one === state),
            },
          },
          { next: ({ next }) => next },
        )
      }
      rowsOf={({ staff }) => staff}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'users', title: t('staff.none'), detail: t('staff.noneDetail') }}
    />
  );
}
