import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/apiError.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';

const REFUSALS = [
  'BREAK_RUNS',
  'EXTRA_LIMITS_OFF',
  'LIMIT_MANDATORY',
  'LIMIT_PENDING',
  'LIMIT_WAITS',
  'LIMIT_NOT_PENDING',
  'TEST_OVER',
] as const;

/** Returns the error message of a refused change of limits. */
export function useRefusalWords(): (error: unknown) => string {
  const { t } = useTranslation('responsible');
  const wordsOf = useApiWords();
  return (error) => {
    const code = error instanceof ApiError ? REFUSALS.find((one) => one === error.code) : undefined;
    return code ? t(`refusal.${code}`) : wordsOf(error);
  };
}
