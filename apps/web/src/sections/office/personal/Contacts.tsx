import type { PersonalData, UserConfig } from '@touchline/contract';
import { AccountRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { needsEmailActivation, needsPhoneActivation } from '../../../features/userConfig/userConfig.rules.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { maskedEmail, maskedPhone } from '../masked.ts';

export interface ContactsProps {
  readonly config: UserConfig;
  /** Undefined while it loads. */
  readonly data: PersonalData | undefined;
}

/** Login, contacts and password of the player, each with the page on which it is changed. */
export function Contacts({ config, data }: ContactsProps) {
  const { t } = useTranslation('profile');
  const paths = useSecurityPaths();
  const { home, password } = usePaths();
  const { user_email: email, phone_code: code, phone_number: phone, changed_pass_day_count: days } = config;
  const isOwn = config.protection_methods.is_changed_password;
  const needsEmail = needsEmailActivation(config);
  const needsPhone = needsPhoneActivation(config);
  return (
    <>
      <AccountRow
        icon="user"
        title={t('contacts.login')}
        detail={
          <bdi dir="ltr" translate="no">
            {data?.login ?? config.user_name}
          </bdi>
        }
        aside={t('contacts.change')}
        href={`${home}/office/change-login`}
      />
      <AccountRow
        icon="mail"
        title={t('contacts.email')}
        detail={email === undefined ? t('none') : <bdi>{maskedEmail(email)}</bdi>}
        aside={t(email === undefined ? 'contacts.add' : needsEmail ? 'contacts.confirm' : 'contacts.change')}
        href={needsEmail ? paths.emailActivation : paths.emailChange}
      />
      <AccountRow
        icon="phone"
        title={t('contacts.phone')}
        detail={
          phone === undefined ? (
            t('none')
          ) : (
            <bdi dir="ltr" translate="no">
              {maskedPhone(code, phone)}
            </bdi>
          )
        }
        aside={t(phone === undefined ? 'contacts.add' : needsPhone ? 'contacts.confirm' : 'contacts.change')}
        href={
          phone === undefined ? paths.phoneBinding : needsPhone ? paths.phoneActivation : paths.phoneChange
        }
      />
      <AccountRow
        icon="lock"
        title={t('contacts.password')}
        detail={
          isOwn
            ? days === 0
              ? t('contacts.changedNow')
              : t('contacts.changed', { count: days })
            : t('contacts.made')
        }
        aside={t('contacts.change')}
        href={password}
      />
    </>
  );
}
