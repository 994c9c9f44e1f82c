import { useQuery } from '@tanstack/react-query';
import type { Operator } from '@touchline/contract/operators';
import { Avatar, Button, ConfirmDialog, Inline, Menu, Stack, Text, VisuallyHidden } from '@touchline/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { read } from '../api/reads.ts';
import { isPerson } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { to, unsaved } from '../shared/route.ts';
import { leave } from '../signIn/enter.ts';

type Named = Pick<Operator, 'name' | 'person'>;

/** The signed-in operator with their roles, and the menu to their profile and to sign out. */
export function Account({ operator }: { readonly operator: Named }) {
  const [isLeaving, setLeaving] = useState(false);
  const { forms } = useSnapshot(unsaved);
  const hasProfile = isPerson(operator);
  const roles = useRoles(operator);
  return (
    <>
      <Menu
        trigger={
          <Button emphasis="plain" iconEnd="down">
            <Inline gap="sm">
              <Avatar name={operator.name} size="sm" />
              <VisuallyHidden>{t('app.account')}</VisuallyHidden>
              <Stack gap="none" align="start">
                <Text size="label" weight="strong" lines="one">
                  {operator.name}
                </Text>
                <Text size="note" tone="muted" lines="one">
                  {roles}
                </Text>
              </Stack>
            </Inline>
          </Button>
        }
        items={[
          ...(hasProfile
            ? [{ id: 'profile', label: t('nav.profile'), icon: 'user' as const, href: to('profile') }]
            : []),
          {
            id: 'leave',
            label: t('app.signOut'),
            icon: 'logout',
            separated: hasProfile,
            onSelect: () => (forms > 0 ? setLeaving(true) : void leave()),
          },
        ]}
      />
      <ConfirmDialog
        open={isLeaving}
        title={t('leave.title')}
        description={t('leave.text')}
        confirmLabel={t('app.signOut')}
        cancelLabel={t('leave.stay')}
        tone="danger"
        onConfirm={() => void leave()}
        onCancel={() => setLeaving(false)}
      />
    </>
  );
}

/** Returns the names of the operator's roles; empty while they load. */
function useRoles(operator: Named): string {
  const { data } = useQuery({
    ...read('/ops/me/profile'),
    enabled: isPerson(operator),
    // Another role shows with the next profile or sign-in.
    staleTime: Infinity,
  });
  if (!isPerson(operator)) return t('app.environment');
  return [...new Set(data?.roles.map(({ name }) => name))].join(', ');
}
