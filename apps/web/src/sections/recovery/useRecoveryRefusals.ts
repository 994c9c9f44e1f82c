import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/apiError.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';

/** Returns the message why a step of the recovery was refused, with what to do. */
export function useRecoveryRefusals(): (error: unknown) => string {
  const { t } = useTranslation('recovery');
  const apiWords = useApiWords();
  return (error) => {
    if (!(error instanceof ApiError)) return apiWords(error);
    if (error.code === 'CODE_WRONG') return t('refused.wrong');
    if (error.code === 'CODE_EXPIRED') return t('refused.expired');
    if (error.code === 'ANSWER_WRONG') return t('refused.answer');
    if (error.code === 'ANSWER_LOCKED') return t('refused.answerLocked');
    if (error.code === 'MAIL_NOT_SET_UP' || error.status === 403) return t('refused.noMail');
    if (error.status === 429) return t('refused.tooMany');
    return apiWords(error);
  };
}
