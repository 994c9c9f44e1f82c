import type { AnswerOf, Calls, LoginMode, RegistrationType } from '@touchline/contract';
import { isTypeOffered } from '../../accounts/index.ts';
import { ProblemError } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';
import { offersPasskeys } from './passkeys/relyingParty.ts';
import { offersQrSignIn } from './qrSignIn/qrSignIn.service.ts';

/** Returns the access options that a site offers now, without methods whose messages can't be delivered. */
export function optionsOf(site: Site, hasSms: boolean): AnswerOf<Calls['accessOptions']> {
  const { access, config } = site;
  const types: readonly RegistrationType[] = config.isAccountMiddleware
    ? ['soc_reg']
    : access.registrationTypes;
  return {
    loginModes: access.loginModes.filter((mode) => isMode(site, mode) && (mode !== 'sms' || hasSms)),
    registrationTypes: types.filter((type) => isTypeOffered(site, type, hasSms)),
    fields: {
      fast_reg: [...access.fields.fast_reg],
      phone_reg: [...access.fields.phone_reg],
      full_reg: [...access.fields.full_reg],
      soc_reg: [...access.fields.soc_reg],
    },
    hasPasskeys: offersPasskeys(site),
    hasQrSignIn: offersQrSignIn(site),
    isDataAfterRegistration: access.isDataAfterRegistration,
    minimumAge: access.minimumAge,
    ...(access.country === undefined ? {} : { country: access.country }),
  };
}

/** If another app manages the accounts, its token is the only sign-in method. */
const isMode = ({ config, access }: Site, mode: LoginMode): boolean =>
  !config.isAccountMiddleware && access.loginModes.includes(mode);

/** Throws a ProblemError 403 if the site doesn't offer the sign-in method. */
export function requireMode(site: Site, mode: LoginMode, isDeliverable = true): void {
  if (isMode(site, mode) && isDeliverable) return;
  throw new ProblemError(
    403,
    'MODE_NOT_OFFERED',
    'This sign-in method isn’t available here: choose another one.',
  );
}
