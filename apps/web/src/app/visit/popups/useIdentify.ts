import type { UserConfig } from '@touchline/contract';
import { useLocation } from 'react-router';
import { useSession } from '../../../features/session/useSession.ts';
import { VERIFICATION, verificationPage } from '../../../features/userConfig/verification.ts';
import { useUserConfig } from '../../../features/userConfig/useUserConfig.ts';

export type IdentifyReason = 'deposit' | 'bonus';

const PENDING = 1;
const DEPOSIT = /^\/[a-z]{2}\/office\/recharge(?:\/|$)/;
const IDENTIFICATION =
  /^\/[a-z]{2}\/(?:office\/identification|office\/verification|verification\/sumsub)(?:\/|$)/;

/** Returns the reason to ask for identification on a page; undefined without one. */
export function identifyReason(
  pathname: string,
  config: Pick<
    UserConfig,
    | 'verification_status'
    | 'user_status_id'
    | 'show_verification_modal_on_deposit_page'
    | 'is_identification_bonus'
  >,
): IdentifyReason | undefined {
  if (config.verification_status !== VERIFICATION.missing || config.user_status_id === PENDING)
    return undefined;
  if (IDENTIFICATION.test(pathname)) return undefined;
  if (config.show_verification_modal_on_deposit_page && DEPOSIT.test(pathname)) return 'deposit';
  return config.is_identification_bonus ? 'bonus' : undefined;
}

/** Returns the current reason to ask for identification, a key of this question, and the page for it without its language. */
export function useIdentify():
  | { readonly reason: IdentifyReason; readonly asked: string; readonly page: string }
  | undefined {
  const { pathname } = useLocation();
  const { player } = useSession();
  const { config } = useUserConfig();
  const page = config && verificationPage(config);
  if (!player || !config || page === undefined) return undefined;
  const reason = identifyReason(pathname, config);
  return reason && { reason, asked: `${reason} ${player.id}`, page };
}
