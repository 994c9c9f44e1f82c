/** Purposes of one-time codes: a code is valid for one purpose only, and sent in a message of that kind. */
const codePurposes = [
  'recovery',
  'email-activation',
  'email-change',
  'phone-activation',
  'email-sign-in',
  'sms-sign-in',
  'phone-registration',
  'login-change',
  'withdrawal',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/**
 * Kinds of mails and text messages that contain a secret: a code of each purpose, generated credentials, the link that
 * stops mailings, and the invitation of an operator. A new kind needs a flow in the suite that searches all stores for secrets.
 */
export const secretMessageKinds = [...codePurposes, 'credentials', 'mailing', 'staff-invitation'] as const;
export type SecretMessageKind = (typeof secretMessageKinds)[number];
