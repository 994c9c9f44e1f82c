import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '../i18n/bundles.ts';
import { useFindText } from '../i18n/useFindText.ts';
import { ApiError } from './apiError.ts';

/** Keys of error messages by a problem's code (`CODE_WRONG`) or its HTTP status (429); a code takes precedence. */
export type ErrorKeys<Own extends Namespace> = Readonly<Record<string, ParseKeys<Own> & string>>;

/**
 * Returns a function that gives the error message for a failed request: a page's own, or one that says whether the
 * server was reached.
 * @param namespace translations of `keys`; the page must have loaded them
 * @param keys a constant. The placeholder `wait` in a message is the time until another attempt
 */
export function useErrorMessage<Own extends Namespace>(
  namespace?: Own,
  keys?: ErrorKeys<Own>,
): (error: unknown) => string {
  const { t } = useTranslation('common');
  const findText = useFindText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('errors.query');
      const named = [error.code, error.status].find((name) => keys && Object.hasOwn(keys, name));
      const key = named === undefined ? undefined : keys?.[named];
      const wait = Math.max(1, Math.ceil(error.retryAfter ?? 60));
      const own =
        namespace &&
        key &&
        findText(namespace, key, {
          wait: wait < 60 ? t('seconds', { count: wait }) : t('minutes', { count: Math.ceil(wait / 60) }),
        });
      if (own) return own;
      if (error.kind === 'network') return t('errors.network');
      if (error.kind === 'timeout') return t('errors.timeout');
      return error.status >= 500 ? t('errors.server') : t('errors.query');
    },
    [t, findText, namespace, keys],
  );
}
