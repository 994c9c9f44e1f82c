import type { UserConfig } from '@touchline/contract';
import { ButtonLink, Inline, Notice, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import {
  areContactFieldsFilled,
  areProfileFieldsFilled,
  needsEmailActivation,
  needsPhoneActivation,
} from '../../../features/userConfig/userConfig.rules.ts';
import { VERIFICATION } from '../../../features/userConfig/verification.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

/** Data that the account still lacks, with the ways to add them; nothing once it is complete. */
export function MissingData({ config }: { readonly config: UserConfig }) {
  const { t } = useTranslation('profile');
  const { home } = usePaths();
  const paths = useSecurityPaths();
  const { remaining_days_to_activate: days } = config;
  const lacksContacts = !areContactFieldsFilled(config);
  return (
    <Stack gap="sm">
      {!areProfileFieldsFilled(config) && config.verification_status !== VERIFICATION.done && (
        <Notice
          tone="warning"
          action={
            <ButtonLink href={`${home}/office/account/edit`} tone="strong" size="sm">
              {t('missing.complete')}
            </ButtonLink>
          }
        >
          {t('missing.profile')}
        </Notice>
      )}
      {lacksContacts && (
        <Notice
          action={
            <Inline>
              {!config.user_email && (
                <ButtonLink href={paths.emailChange} size="sm">
                  {t('missing.email')}
                </ButtonLink>
              )}
              {!config.phone_number && (
                <ButtonLink href={paths.phoneBinding} size="sm">
                  {t('missing.phone')}
                </ButtonLink>
              )}
            </Inline>
          }
        >
          {t('missing.contacts')}
        </Notice>
      )}
      {!lacksContacts &&
        days !== undefined &&
        (needsEmailActivation(config) || needsPhoneActivation(config)) && (
          <Notice>{days === 0 ? t('activateNow') : t('activate', { count: days })}</Notice>
        )}
    </Stack>
  );
}
