import type { UserConfig } from '@touchline/contract';
import { ButtonLink, Inline, Notice, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import {
  areContactFieldsFilled,
  areProfileFieldsFilled,
  needsEmailActivation,
  needsPhoneActivation,
} from '../../../features/userConfig/userConfig.rules.ts';
import { identityStep, verificationPage } from '../../../features/userConfig/verification.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

/** Data that the account still lacks, with the ways to add them; nothing once it is complete. */
export function MissingData({ config }: { readonly config: UserConfig }) {
  const { t } = useTranslation('profile');
  const { home } = usePaths();
  const paths = useSecurityPaths();
  const { remaining_days_to_activate: days } = config;
  const lacksContacts = !areContactFieldsFilled(config);
  const step = identityStep(config);
  // A player who may but need not confirm it is reminded while details are missing, which the confirmation asks for.
  const isShown = step !== 'may' || !areProfileFieldsFilled(config);
  return (
    <Stack gap="sm">
      {config.isDataAfterRegistration && (
        <Notice
          tone="warning"
          action={
            <ButtonLink href={`${home}/office/clarify-data`} tone="strong" size="sm">
              {t('missing.complete')}
            </ButtonLink>
          }
        >
          {t('missing.registration')}
        </Notice>
      )}
      {isShown && step !== 'none' && (
        <Notice
          tone={step === 'must' ? 'warning' : 'info'}
          action={
            step !== 'wait' && (
              <ButtonLink
                href={`${home}/${verificationPage(config)}`}
                tone={step === 'must' ? 'strong' : 'neutral'}
                size="sm"
              >
                {t('missing.verify')}
              </ButtonLink>
            )
          }
        >
          {t(`missing.identity.${step}`)}
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
