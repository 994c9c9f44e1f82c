import { useQuery } from '@tanstack/react-query';
import { EmptyState, Link, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { mayEverywhere } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { NewRole } from './NewRole.tsx';
import { RoleEditor } from './RoleEditor.tsx';
import { RoleHolders } from './RoleHolders.tsx';

const back = (
  <Link href={to('staff', 'roles')} tone="muted">
    {t('role.back')}
  </Link>
);

/** Page of a role: what it allows, who has it, and its change. */
export function RolePage({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/staff-roles'));
  return (
    <Loaded query={query}>
      {({ roles }) => {
        const role = roles.find((one) => one.id === id);
        if (!role) return <EmptyState icon="not-here" title={t('role.notFound')} action={back} />;
        return (
          <Stack gap="md">
            <PageHead title={role.name} detail={back} />
            <RoleEditor role={role} />
            <RoleHolders roleId={id} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** Page of a new role. */
export function NewRolePage() {
  return (
    <Stack gap="md">
      <PageHead title={t('role.new')} detail={back} />
      {mayEverywhere('staff') ? (
        <NewRole />
      ) : (
        <EmptyState
          icon="lock"
          title={t('scope.platform')}
          detail={t('scope.platformDetail', { scope: t('permission.staff') })}
        />
      )}
    </Stack>
  );
}
