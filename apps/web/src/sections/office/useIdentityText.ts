import { useTranslation } from 'react-i18next';
import { VERIFICATION } from '../../features/userConfig/verification.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { site } from '../../platform/site/site.ts';

const internal = { review: 1, refused: 3 } as const;

/** Returns the state of the player's identity in words; undefined where the site doesn't identify players. */
export function useIdentityText(): string | undefined {
  const { t } = useTranslation('account');
  const { config } = useUserConfig();
  if (!config || !site().isShowIdentification) return undefined;
  if (config.verification_status === VERIFICATION.done) return t('identity.confirmed');
  if (config.internal_verification_status === internal.review) return t('identity.review');
  return t(config.internal_verification_status === internal.refused ? 'identity.refused' : 'identity.open');
}
