import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '../i18n/bundles.ts';
import { useFindText } from '../i18n/useFindText.ts';
import { ApiError } from './apiError.ts';

/** Keys of error messages by a problem's code (`CODE_WRONG`) or its HTTP status (429); a code takes precedence. */
export type ErrorKeys<Own extends Namespace> = Readonly<Record<string, ParseKeys<Own> & string>>;

/**
 * Returns a function that gives the error message for a failed request: the server's if it is written for the player,
 * else a page's own, else one that says whether the server was reached.
 * @param namespace translations of `keys`; the page must have loaded them
 * @param keys a constant. The placeholder `wait` in a message is the time until another attempt
 * @param other key of the message for other refusals, a constant
 */
export function useErrorMessage<Own extends Namespace>(
  namespace?: Own,
  keys?: ErrorKeys<Own>,
  other: ParseKeys<'common'> & `${'errors' | 'saves'}.${string}` = 'errors.query',
): (error: unknown) => string {
  const { t } = useTranslation('common');
  const findText = useFindText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t(other);
      if (error.isForPlayer) return error.message;
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
      return error.status >= 500 ? t('errors.server') : t(other);
    },
    [t, findText, namespace, keys, other],
  );
}
