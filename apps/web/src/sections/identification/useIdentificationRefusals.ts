import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/apiError.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';

const words = {
  FILE_TYPE: 'refused.type',
  TOO_MANY_FILES: 'refused.tooMany',
  DOCUMENT_MISSING: 'refused.missing',
  IDENTIFICATION_PENDING: 'refused.pending',
  ALREADY_VERIFIED: 'refused.verified',
} as const;

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** Returns the message why a file or the data were rejected, with what to do. */
export function useIdentificationRefusals(): (error: unknown) => string {
  const { t } = useTranslation('identification');
  const apiWords = useApiWords();
  return (error) => {
    if (!(error instanceof ApiError)) return apiWords(error);
    if (isKnown(error.code)) return t(words[error.code]);
    if (error.status === 413) return t('refused.tooLarge');
    if (error.status === 429) return t('refused.often');
    return error.status === 400 ? t('refused.data') : apiWords(error);
  };
}
