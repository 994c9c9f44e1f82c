import type { ErrorKeys } from '../../platform/api/useErrorMessage.ts';

/** Error messages of the steps of a recovery. */
export const recoveryErrors = {
  CODE_WRONG: 'refused.wrong',
  CODE_EXPIRED: 'refused.expired',
  ANSWER_WRONG: 'refused.answer',
  ANSWER_LOCKED: 'refused.answerLocked',
  COOKIES_BLOCKED: 'refused.cookies',
  MAIL_NOT_SET_UP: 'refused.noMail',
  400: 'refused.unusual',
  403: 'refused.noMail',
  429: 'refused.tooMany',
} satisfies ErrorKeys<'recovery'>;
