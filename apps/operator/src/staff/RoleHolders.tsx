import { Link } from '@touchline/ui';
import { readPages, usePages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { toPerson } from './addresses.ts';
import { grantTexts } from './grantText.ts';
import { siteText } from './siteText.ts';
import { StateBadge } from './StateBadge.tsx';
import { EmptyRows } from '../shared/EmptyRows.tsx';

const columns = [
  { id: 'name', header: t('staff.column.name') },
  { id: 'sites', header: t('staff.sites') },
  { id: 'state', header: t('staff.column.state') },
];

/** People who have a role, with the sites on which they have it. */
export function RoleHolders({ roleId }: { readonly roleId: string }) {
  const pages = usePages(readPages('/ops/staff', { query: { roleId } }, { next: ({ next }) => next }));
  return (
    <Loaded query={pages}>
      {({ pages: loaded }) => (
        <>
          <TableCard
            title={t('role.holders')}
            columns={columns}
            rows={loaded
              .flatMap(({ staff }) => staff)
              .map(({ id, name, state, grants }) => ({
                id,
                cells: {
                  name: <Link href={toPerson(id)}>{name}</Link>,
                  sites: grantTexts(
                    grants.filter((grant) => grant.roleId === roleId),
                    siteText,
                  )
                    .map(({ sites }) => sites)
                    .join(', '),
                  state: <StateBadge state={state} />,
                },
              }))}
            empty={<EmptyRows text={t('role.noHolders')} />}
          />
          <OlderButton query={pages} load={() => void pages.fetchNextPage()} />
        </>
      )}
    </Loaded>
  );
}
