import { codePurposes } from '../oneTimeCodes/oneTimeCodes.tables.ts';

/**
 * Kinds of mails and text messages that contain a secret: a code of each purpose, generated credentials, and the link
 * that stops mailings. A new kind needs a flow in the suite that searches all stores for secrets.
 */
export const secretMessageKinds = [...codePurposes, 'credentials', 'mailing'] as const;
export type SecretMessageKind = (typeof secretMessageKinds)[number];
