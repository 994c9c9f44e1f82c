import type { ErrorKeys } from '../../platform/api/useErrorMessage.ts';

/** Error messages of changes to sign-in methods. */
export const securityErrors = {
  CODE_WRONG: 'refused.wrong',
  CODE_EXPIRED: 'refused.expired',
  WRONG_PASSWORD: 'refused.password',
  TOO_MANY_CODES: 'refused.tooMany',
  TOO_MANY_MAILS: 'refused.tooMany',
  MAIL_NOT_SET_UP: 'refused.noMail',
  EMAIL_TAKEN: 'refused.emailTaken',
  NO_EMAIL: 'refused.noEmail',
  LOGIN_TAKEN: 'refused.loginTaken',
  SAME_LOGIN: 'refused.loginSame',
  LOGIN_TOO_SOON: 'refused.loginSoon',
  EMAIL_NOT_CONFIRMED: 'refused.notConfirmed',
  429: 'refused.tooMany',
} satisfies ErrorKeys<'security'>;

/** Error messages of the creation of passkeys. */
export const passkeyErrors = {
  PASSKEY_CANCELLED: 'wrong.cancelled',
  PASSKEY_ADDRESS: 'wrong.address',
  PASSKEY_DEVICE: 'wrong.device',
  PASSKEY_EXISTS: 'wrong.exists',
  PASSKEY_EXPIRED: 'wrong.expired',
  PASSKEY_REFUSED: 'wrong.refused',
  PASSKEYS_FULL: 'full',
  MODE_NOT_OFFERED: 'wrong.off',
} satisfies ErrorKeys<'passkeys'>;

/** Error messages of signing in another device. */
export const qrErrors = {
  QR_UNKNOWN: 'wrong.unknown',
  QR_EXPIRED: 'wrong.expired',
  QR_USED: 'wrong.used',
  QR_OTHER_SITE: 'wrong.otherSite',
  429: 'wrong.tooMany',
} satisfies ErrorKeys<'qrSignIn'>;
