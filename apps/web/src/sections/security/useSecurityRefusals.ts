import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/apiError.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';

const words = {
  CODE_WRONG: 'refused.wrong',
  CODE_EXPIRED: 'refused.expired',
  WRONG_PASSWORD: 'refused.password',
  TOO_MANY_CODES: 'refused.tooMany',
  TOO_MANY_MAILS: 'refused.tooMany',
  MAIL_NOT_SET_UP: 'refused.noMail',
  EMAIL_TAKEN: 'refused.emailTaken',
  NO_EMAIL: 'refused.noEmail',
} as const;

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** Returns the error message of a refused security change, with what to do. */
export function useSecurityRefusals(): (error: unknown) => string {
  const { t } = useTranslation('security');
  const apiWords = useApiWords();
  return (error) => {
    if (!(error instanceof ApiError)) return apiWords(error);
    if (isKnown(error.code)) return t(words[error.code]);
    return error.status === 429 ? t('refused.tooMany') : apiWords(error);
  };
}
