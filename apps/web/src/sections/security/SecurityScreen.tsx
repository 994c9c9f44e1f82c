import type { UserConfig } from '@touchline/contract';
import { SecurityOverview, Stack, type SecurityMethod } from '@touchline/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { needsEmailActivation, needsPhoneActivation } from '../../features/userConfig/userConfig.rules.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { useSecurityPaths } from '../../platform/links/securityPaths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { useListLabels } from './useListLabels.ts';

const SocialLinks = lazyView(() => import('../../widgets/social/SocialLinks.tsx'));

/** Protection level of the account, and all security settings. */
export function Component() {
  const { t } = useTranslation(['security', 'titles']);
  const { status, config } = useUserConfig();
  const methods = useMethods(config);
  const words = useListLabels('');
  usePageTitle(t('titles:of.security'));
  // Reloads the configuration, since returning from a settings page may have changed it.
  useEffect(() => void loadUserConfig({ isForced: true }), []);
  const isThere = config !== undefined;
  return (
    <Stack gap="lg">
      <SecurityOverview
        share={config?.protection_level ?? undefined}
        methods={methods}
        status={isThere ? 'ready' : status === 'not-installed' ? 'failed' : 'loading'}
        onRetry={() => void loadUserConfig({ isForced: true })}
        labels={{
          ...words,
          title: t('security:protection.title'),
          levels: {
            bad: t('security:protection.bad'),
            normal: t('security:protection.normal'),
            good: t('security:protection.good'),
            full: t('security:protection.full'),
          },
          advice: t('security:protection.advice'),
          methods: t('security:protection.methods'),
        }}
      />
      <SocialLinks />
    </Stack>
  );
}

function useMethods(config: UserConfig | undefined): readonly SecurityMethod[] {
  const { t } = useTranslation('security');
  const paths = useSecurityPaths();
  const { password } = usePaths();
  if (!config) return [];
  const { protection_methods: methods, changed_pass_day_count: days, has_passkey: hasPasskey } = config;
  const onOff = (isOn: boolean) =>
    isOn
      ? ({ state: 'on', stateLabel: t('protection.on') } as const)
      : ({ state: 'off', stateLabel: t('protection.off') } as const);
  return [
    {
      id: 'password',
      title: t('method.password'),
      icon: 'lock',
      href: password,
      detail: methods.is_changed_password ? passwordAge(days) : t('method.passwordMade'),
      ...(methods.is_changed_password
        ? onOff(true)
        : ({ state: 'attention', stateLabel: t('protection.confirm') } as const)),
    },
    { id: 'email', title: t('method.email'), icon: 'mail', ...emailState(config) },
    { id: 'phone', title: t('method.phone'), icon: 'phone', ...phoneState(config) },
    {
      id: 'two-factor',
      title: t('method.twoFactor'),
      icon: 'shield',
      detail: t(methods.enable_two_factor_auth ? 'method.twoFactorOn' : 'method.twoFactorOff'),
      href: methods.enable_two_factor_auth ? paths.twoFactorOff : paths.twoFactorOn,
      ...onOff(methods.enable_two_factor_auth),
    },
    {
      id: 'passkeys',
      title: t('method.passkeys'),
      icon: 'fingerprint',
      detail: t(hasPasskey ? 'method.passkeysOn' : 'method.passkeysOff'),
      href: paths.passkeys,
      ...onOff(hasPasskey),
    },
    {
      id: 'email-code',
      title: t('method.emailCode'),
      icon: 'mail',
      detail: t(methods.enable_email_auth ? 'method.emailCodeOn' : 'method.emailCodeOff'),
      href: paths.emailCode,
      ...onOff(methods.enable_email_auth),
    },
    {
      id: 'question',
      title: t('method.question'),
      icon: 'help',
      detail: t(methods.enable_security_question ? 'method.questionOn' : 'method.questionOff'),
      href: paths.question,
      ...onOff(methods.enable_security_question),
    },
    {
      id: 'sessions',
      title: t('method.sessions'),
      icon: 'device',
      detail: t('method.sessionsText'),
      href: paths.sessions,
      ...onOff(true),
    },
  ];

  function passwordAge(count: number): string {
    return count === 0 ? t('method.passwordNow') : t('method.passwordAge', { count });
  }

  function emailState(
    contacts: UserConfig,
  ): Pick<SecurityMethod, 'detail' | 'state' | 'stateLabel' | 'href'> {
    if (contacts.user_email === undefined) {
      return {
        detail: t('method.none'),
        state: 'off',
        stateLabel: t('protection.add'),
        href: paths.emailChange,
      };
    }
    return needsEmailActivation(contacts)
      ? {
          detail: contacts.user_email,
          state: 'attention',
          stateLabel: t('protection.confirm'),
          href: paths.emailActivation,
        }
      : { detail: contacts.user_email, ...onOff(true), href: paths.emailChange };
  }

  function phoneState(
    contacts: UserConfig,
  ): Pick<SecurityMethod, 'detail' | 'state' | 'stateLabel' | 'href'> {
    if (contacts.phone_number === undefined) {
      return {
        detail: t('method.none'),
        state: 'off',
        stateLabel: t('protection.add'),
        href: paths.phoneBinding,
      };
    }
    const detail = `\u2066+${contacts.phone_code ?? ''} ${contacts.phone_number}\u2069`;
    return needsPhoneActivation(contacts)
      ? { detail, state: 'attention', stateLabel: t('protection.confirm'), href: paths.phoneActivation }
      : { detail, ...onOff(true), href: paths.phoneChange };
  }
}
