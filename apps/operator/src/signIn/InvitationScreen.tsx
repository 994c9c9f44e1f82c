import { useQuery } from '@tanstack/react-query';
import type { StaffInvitation } from '@touchline/contract/operators';
import { ButtonLink, Card, EmptyLayout, EmptyState, Heading, Paragraph, Stack, Text } from '@touchline/ui';
import { CallError } from '../api/callError.ts';
import { judge } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { InvitationWays } from './InvitationWays.tsx';

/** Page of an invitation's link: who is invited, and the choice of a way to sign in. */
export function InvitationScreen({ token }: { readonly token: string }) {
  const query = useQuery({ ...judge('/ops/sign-in/invitation', { body: { token } }), refetchOnMount: false });
  const isOver = query.error instanceof CallError && query.error.refusal.code === 'INVITATION_OVER';
  return (
    <EmptyLayout brand={<Text weight="strong">{t('app.title')}</Text>} centred>
      {isOver ? (
        <EmptyState
          icon="hourglass"
          title={t('invitation.over')}
          detail={t('invitation.overDetail')}
          action={<ButtonLink href={to('dashboard')}>{t('invitation.toSignIn')}</ButtonLink>}
        />
      ) : (
        <Loaded query={query}>{(invitation) => <Invited invitation={invitation} token={token} />}</Loaded>
      )}
    </EmptyLayout>
  );
}

function Invited({
  invitation: { name, email, expiresAt },
  token,
}: {
  readonly invitation: StaffInvitation;
  readonly token: string;
}) {
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="xs">
          <Heading level={1}>{t('invitation.title', { name })}</Heading>
          <Paragraph tone="muted">{t('invitation.detail', { email, time: shownTime(expiresAt) })}</Paragraph>
        </Stack>
      </Card>
      <InvitationWays token={token} />
    </Stack>
  );
}
