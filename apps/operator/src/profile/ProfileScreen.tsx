import { useQuery } from '@tanstack/react-query';
import type { StaffProfile } from '@touchline/contract/operators';
import { Avatar, Badge, ConsoleColumns, DetailList, EmptyState, Notice, Stack } from '@touchline/ui';
import { useSnapshot } from 'valtio/react';
import { read } from '../api/reads.ts';
import { isPerson, session } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { grantTexts } from '../staff/grantText.ts';
import { siteText } from '../staff/siteText.ts';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TokensCard } from './TokensCard.tsx';
import { useProof } from './useProof.tsx';

/** The operator's own page: sign-in methods, sessions, and the tokens of their programs. */
export function ProfileScreen() {
  const { operator } = useSnapshot(session);
  const isOfPerson = operator !== undefined && isPerson(operator);
  const query = useQuery({ ...read('/ops/me/profile'), enabled: isOfPerson });
  if (!isOfPerson) {
    return <EmptyState icon="key" title={t('profile.none')} detail={t('profile.noneDetail')} />;
  }
  return <Loaded query={query}>{(profile) => <Profile profile={profile} />}</Loaded>;
}

function Profile({ profile }: { readonly profile: StaffProfile }) {
  const { name, email, endsAt, sso, roles } = profile;
  const proof = useProof(profile);
  const grants = roles.map(({ name: role, siteId }) => ({ role, siteId }));
  return (
    <Stack gap="md">
      <PageHead
        mark={<Avatar name={name} size="lg" />}
        title={name}
        badges={sso === null ? undefined : <Badge tone="info">{t('profile.sso', { name: sso })}</Badge>}
        detail={email}
      />
      {endsAt === null ? null : (
        <Notice tone="info">{t('profile.endsAt', { time: shownTime(endsAt) })}</Notice>
      )}
      <ConsoleColumns
        aside={
          <>
            <TitledCard title={t('profile.roles')}>
              <DetailList
                details={grantTexts(grants, siteText).map(({ role, sites }) => ({
                  id: role,
                  label: role,
                  value: sites,
                }))}
              />
            </TitledCard>
            <PasswordCard profile={profile} proof={proof} />
            <AuthenticatorCard profile={profile} proof={proof} />
          </>
        }
      >
        <PasskeysCard profile={profile} proof={proof} />
        <SessionsCard sessions={profile.sessions} />
        <TokensCard profile={profile} proof={proof} />
      </ConsoleColumns>
      {proof.dialog}
    </Stack>
  );
}
