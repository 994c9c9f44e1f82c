import type { StaffDetail } from '@touchline/contract/operators';
import { DetailList } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { listText } from './grantText.ts';

/** Names the ways to sign in that a person has set up. */
function waysText({ passkeys, hasPassword, hasAuthenticator, hasSso }: StaffDetail['signIn']): string {
  const ways = [
    ...(passkeys > 0 ? [t('staff.way.passkeys', { count: passkeys })] : []),
    ...(hasPassword ? [t(hasAuthenticator ? 'staff.way.password' : 'staff.way.passwordOnly')] : []),
    ...(hasSso ? [t('staff.way.sso')] : []),
  ];
  return ways.length === 0 ? t('staff.way.none') : listText(ways);
}

/** Facts of a person: ways to sign in, invitation, uses. */
export function PersonFacts({ person }: { readonly person: StaffDetail }) {
  const { createdBy, createdAt, lastUsedAt, endsAt, wrongAttempts, signIn, invitation, networks } = person;
  return (
    <TitledCard title={t('staff.facts')}>
      <DetailList
        details={[
          { id: 'ways', label: t('staff.ways'), value: waysText(signIn) },
          {
            id: 'used',
            label: t('staff.column.lastUsed'),
            value: lastUsedAt === null ? t('security.never') : shownTime(lastUsedAt),
            muted: lastUsedAt === null,
          },
          {
            id: 'ends',
            label: t('staff.column.ends'),
            value: endsAt === null ? t('staff.noEnd') : shownTime(endsAt),
            muted: endsAt === null,
          },
          {
            id: 'networks',
            label: t('staff.networks'),
            value: networks.length === 0 ? t('staff.anyNetwork') : listText(networks),
            muted: networks.length === 0,
          },
          ...(invitation
            ? [
                {
                  id: 'invitation',
                  label: t('staff.invitation'),
                  value: t('staff.invitationOf', {
                    name: invitation.by,
                    time: shownTime(invitation.expiresAt),
                  }),
                },
              ]
            : []),
          ...(wrongAttempts > 0
            ? [{ id: 'wrong', label: t('staff.wrongAttempts'), value: String(wrongAttempts) }]
            : []),
          {
            id: 'created',
            label: t('staff.created'),
            value: t('staff.createdBy', { name: createdBy, time: shownTime(createdAt) }),
          },
        ]}
      />
    </TitledCard>
  );
}
