import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './apiError.ts';

/** Returns a function that gives the error message for a failed request, for screens without a more specific one. */
export function useApiWords(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('errors.query');
      if (error.kind === 'network') return t('errors.network');
      if (error.kind === 'timeout') return t('errors.timeout');
      return error.status >= 500 ? t('errors.server') : t('errors.query');
    },
    [t],
  );
}
