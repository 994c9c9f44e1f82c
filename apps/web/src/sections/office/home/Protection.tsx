import { ButtonLink, ErrorState, Card, ProtectionCard, ProtectionCardSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { loadUserConfig } from '../../../features/userConfig/userConfig.api.ts';
import { protectionStatus } from '../../../features/userConfig/userConfig.rules.ts';
import { useUserConfig } from '../../../features/userConfig/useUserConfig.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { nextStep, stepsLeft, type ProtectionStep } from './nextStep.ts';

/** Protection level of the account, with the one next step as the page's main action. */
export function Protection() {
  const { t } = useTranslation('account');
  const { config, isSilent } = useUserConfig();
  const hrefOf = useStepPaths();
  if (!config && isSilent) {
    return (
      <Card>
        <ErrorState
          title={t('protection.failed')}
          retryLabel={t('retry')}
          onRetry={() => void loadUserConfig({ isForced: true })}
        />
      </Card>
    );
  }
  if (!config) return <ProtectionCardSkeleton />;
  const level = protectionStatus(config);
  if (level === undefined) return null;
  const step = nextStep(config);
  const word = t(`protection.levels.${level}`);
  return (
    <ProtectionCard
      title={t('protection.title')}
      level={level}
      state={level === 'full' ? word : t('protection.left', { level: word, count: stepsLeft(config) })}
      detail={step && t(`step.${step}.text`)}
      action={
        step && (
          <ButtonLink href={hrefOf[step]} tone="brand">
            {t(`step.${step}.action`)}
          </ButtonLink>
        )
      }
    />
  );
}

function useStepPaths(): Readonly<Record<ProtectionStep, string>> {
  const paths = useSecurityPaths();
  const { password } = usePaths();
  return {
    password,
    twoFactor: paths.twoFactorOn,
    phone: paths.phoneBinding,
    phoneConfirm: paths.phoneActivation,
    question: paths.question,
    email: paths.emailChange,
    emailCode: paths.emailCode,
  };
}
