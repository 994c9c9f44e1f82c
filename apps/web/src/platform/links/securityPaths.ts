import { usePaths } from './usePaths.ts';

/** Pages for account security, in one language. */
export interface SecurityPaths {
  readonly overview: string;
  readonly sessions: string;
  readonly emailActivation: string;
  readonly emailChange: string;
  readonly phoneBinding: string;
  readonly phoneActivation: string;
  readonly phoneChange: string;
  readonly twoFactorOn: string;
  readonly twoFactorOff: string;
  readonly emailCode: string;
  readonly question: string;
  readonly passkeys: string;
}

/** Addresses of the pages for account security, in the page's language. */
export function useSecurityPaths(): SecurityPaths {
  const office = `${usePaths().home}/office`;
  return {
    overview: `${office}/security`,
    sessions: `${office}/session-history`,
    emailActivation: `${office}/activation-email`,
    emailChange: `${office}/email-change`,
    phoneBinding: `${office}/phone-binding`,
    phoneChange: `${office}/phone-change`,
    phoneActivation: `${office}/phone-activate`,
    twoFactorOn: `${office}/security-enable-two-factor-auth`,
    twoFactorOff: `${office}/security-disable-two-factor-auth`,
    question: `${office}/security-question`,
    passkeys: `${office}/security-passkeys`,
    emailCode: `${office}/security-auth-by-email`,
  };
}
