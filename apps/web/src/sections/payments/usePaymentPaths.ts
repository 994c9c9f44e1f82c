import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { identityStep, verificationPage } from '../../features/userConfig/verification.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useLang, usePaths } from '../../platform/links/usePaths.ts';

/** Addresses of the cashier's pages and of what they lead to, in the page's language. */
export function usePaymentPaths() {
  const paths = usePaths();
  const office = officePathsIn(useLang());
  const { config } = useUserConfig();
  const page = config && verificationPage(config);
  return {
    deposit: paths.recharge,
    withdraw: office.withdrawal ?? paths.home,
    history: paths.payments,
    record: paths.paymentRecord,
    identification: office.identification ?? paths.home,
    /** Page on which the player is verified; undefined until the account is known. */
    verification: page === undefined ? undefined : `${paths.home}/${page}`,
    /** True while the platform checks what the player has sent. */
    isInReview: config !== undefined && identityStep(config) === 'wait',
    security: office.security ?? paths.home,
    matches: paths.home,
  } as const;
}
