import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useLang, usePaths } from '../../platform/links/usePaths.ts';

/** Addresses of the cashier's pages and of what they lead to, in the page's language. */
export function usePaymentPaths() {
  const paths = usePaths();
  const office = officePathsIn(useLang());
  return {
    deposit: paths.recharge,
    withdraw: office.withdrawal ?? paths.home,
    history: paths.payments,
    record: paths.paymentRecord,
    identification: office.identification ?? paths.home,
    security: office.security ?? paths.home,
    matches: paths.home,
  } as const;
}
