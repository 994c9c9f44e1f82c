import { AccountRow, ButtonLink, ListCard, Notice, Paragraph, Stack } from '@touchline/ui';
import type { UserConfig } from '@touchline/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/useSession.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { needsEmailActivation, needsPhoneActivation } from '../../features/userConfig/userConfig.rules.ts';
import { VERIFICATION } from '../../features/userConfig/verification.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useSecurityPaths } from '../../platform/links/securityPaths.ts';
import { useLang, usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { site } from '../../platform/site/site.ts';
import { maskedEmail, maskedPhone } from './masked.ts';
import { useIdentityText } from './useIdentityText.ts';

/** The player's data as the account has them, each with the page on which it can be changed. */
export function Component() {
  const { t } = useTranslation(['account', 'titles']);
  const { config, isSilent } = useUserConfig();
  usePageTitle(t('titles:of.profile'));
  useEffect(() => void loadUserConfig({ isForced: true }), []);
  const shared = {
    status: config ? 'ready' : isSilent ? 'failed' : 'loading',
    onRetry: () => void loadUserConfig({ isForced: true }),
    labels: { empty: '', failed: t('account:data.failed'), retry: t('account:retry') },
  } as const;
  return (
    <Stack gap="lg">
      <Paragraph tone="muted">{t('account:data.lead')}</Paragraph>
      <ListCard {...shared} title={t('account:data.contacts')}>
        {config && <Contacts config={config} />}
      </ListCard>
      <ListCard {...shared} title={t('account:data.person')} foot={<DataFoot config={config} />}>
        {config && <Person config={config} />}
      </ListCard>
    </Stack>
  );
}

interface PartProps {
  readonly config: UserConfig;
}

function Contacts({ config }: PartProps) {
  const { t } = useTranslation('account');
  const paths = useSecurityPaths();
  const { password } = usePaths();
  const { user_email: email, phone_code: code, phone_number: phone, changed_pass_day_count: days } = config;
  const isOwn = config.protection_methods.is_changed_password;
  const needsEmail = needsEmailActivation(config);
  const needsPhone = needsPhoneActivation(config);
  return (
    <>
      <AccountRow icon="user" title={t('data.number')} value={config.user_name} />
      <AccountRow
        icon="mail"
        title={t('data.email')}
        detail={email === undefined ? t('data.none') : <bdi>{maskedEmail(email)}</bdi>}
        aside={t(email === undefined ? 'data.add' : needsEmail ? 'data.confirm' : 'data.change')}
        href={needsEmail ? paths.emailActivation : paths.emailChange}
      />
      <AccountRow
        icon="phone"
        title={t('data.phone')}
        detail={phone === undefined ? t('data.none') : <bdi dir="ltr">{maskedPhone(code, phone)}</bdi>}
        aside={t(phone === undefined ? 'data.add' : needsPhone ? 'data.confirm' : 'data.change')}
        href={
          phone === undefined ? paths.phoneBinding : needsPhone ? paths.phoneActivation : paths.phoneChange
        }
      />
      <AccountRow
        icon="lock"
        title={t('data.password')}
        detail={
          isOwn ? (days === 0 ? t('data.changedNow') : t('data.changed', { count: days })) : t('data.made')
        }
        aside={t('data.change')}
        href={password}
      />
    </>
  );
}

function Person({ config }: PartProps) {
  const { t, i18n } = useTranslation('account');
  const format = useFormat();
  const { player } = useSession();
  const identity = useIdentityText();
  const {
    name,
    surname,
    date_birthday: birthday,
    passport,
    registration_address: address,
  } = config.user_data;
  const { user_country_code: country } = config;
  const fullName = [name, surname].filter((part) => part !== undefined && part !== '').join(' ');
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    [t('data.name'), fullName],
    [
      t('data.birthday'),
      // A date without an hour: the player's time zone must not move it.
      birthday &&
        new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
          Date.parse(birthday),
        ),
    ],
    [t('data.country'), country && format.country(country)],
    [t('data.address'), address],
    [t('data.document'), passport && `••• ${passport.slice(-2)}`],
    [t('data.since'), player ? format.date(player.registeredAt) : undefined],
    [t('data.identity'), identity],
  ];
  return rows
    .filter(([, value]) => Boolean(value))
    .map(([label, value]) => <AccountRow key={label} title={label} aside={<bdi>{value}</bdi>} />);
}

/** Link to the form for missing data, or the reason for which nothing can be changed here. */
function DataFoot({ config }: { readonly config: UserConfig | undefined }) {
  const { t } = useTranslation('account');
  const { home } = usePaths();
  const { identification } = officePathsIn(useLang());
  if (config?.isDataAfterRegistration) {
    return <ButtonLink href={`${home}/office/clarify-data`}>{t('data.complete')}</ButtonLink>;
  }
  const isVerified = config?.verification_status === VERIFICATION.done;
  return (
    <>
      <Notice icon="lock">{t('data.fixed')}</Notice>
      {site().isShowIdentification && !isVerified && identification !== undefined && (
        <ButtonLink href={identification}>{t('notice.confirm')}</ButtonLink>
      )}
    </>
  );
}
