import type { ErrorKeys } from '../../platform/api/useErrorMessage.ts';

/** Error messages of any form here: too many attempts, closed registration, device checks. */
export const accessErrors = {
  CODE_TOO_SOON: 'refused.codeTooSoon',
  TOO_MANY_CODES: 'refused.tooManyCodes',
  CAPTCHA_NEEDED: 'refused.check',
  CAPTCHA_WRONG: 'refused.check',
  CAPTCHA_EXPIRED: 'refused.check',
  CAPTCHA_USED: 'refused.check',
  FINGERPRINT_NEEDED: 'refused.check',
  COOKIES_BLOCKED: 'refused.cookies',
  400: 'refused.invalid',
  403: 'refused.closed',
  429: 'refused.tooMany',
} satisfies ErrorKeys<'access'>;

/** Error messages of signing in and registering. */
export const entryErrors = {
  ...accessErrors,
  CODE_WRONG: 'refused.codeWrong',
  CODE_EXPIRED: 'refused.codeExpired',
  STEP_LOCKED: 'refused.stepLocked',
  PASSKEY_CANCELLED: 'refused.passkeyCancelled',
  PASSKEY_ADDRESS: 'refused.passkeyAddress',
  PASSKEY_DEVICE: 'refused.passkeyDevice',
  PASSKEY_EXPIRED: 'refused.passkeyExpired',
  PASSKEY_UNKNOWN: 'refused.passkeyUnknown',
  PASSKEY_REFUSED: 'refused.passkeyRefused',
  PASSKEY_COPIED: 'refused.passkeyCopied',
  PASSKEY_ELSEWHERE: 'refused.passkeyElsewhere',
  TOO_MANY_MAILS: 'refused.tooManyCodes',
  MODE_NOT_OFFERED: 'refused.mode',
  PHONE_TAKEN: 'refused.phoneTaken',
  401: 'refused.credentials',
  403: 'refused.accountClosed',
} satisfies ErrorKeys<'access'>;
