import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './apiError.ts';

/** Says in the player's language why a call failed and what to do, where a screen knows nothing better. */
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
