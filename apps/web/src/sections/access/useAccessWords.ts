import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/apiError.ts';
import { useApiWords } from '../../platform/api/useApiWords.ts';
import type { FieldWords } from './schemas.ts';

/** Returns the error messages of fields. */
export function useFieldWords(): FieldWords {
  const { t } = useTranslation('access');
  return useMemo(
    () => ({
      loginMissing: t('wrong.loginMissing'),
      passwordMissing: t('wrong.passwordMissing'),
      emailMissing: t('wrong.emailMissing'),
      emailWrong: t('wrong.emailWrong'),
      passwordShort: t('wrong.passwordShort'),
      passwordLong: t('wrong.passwordLong'),
      notAgreed: t('wrong.notAgreed'),
      samePassword: t('wrong.samePassword'),
      phoneMissing: t('wrong.phoneMissing'),
      phoneWrong: t('wrong.phoneWrong'),
      fieldMissing: t('wrong.fieldMissing'),
      promoWrong: t('wrong.promoWrong'),
    }),
    [t],
  );
}

/** Returns the error messages for refusals of any form here: too many attempts, closed registration, no answer. */
export function useRefusalWords(): (error: unknown) => string {
  const { t } = useTranslation(['access', 'common']);
  const apiWords = useApiWords();
  return (error) => {
    if (!(error instanceof ApiError)) return apiWords(error);
    if (error.code === 'CODE_TOO_SOON') return t('access:refused.codeTooSoon');
    if (error.code === 'TOO_MANY_CODES') return t('access:refused.tooManyCodes');
    if (error.code.startsWith('CAPTCHA_') || error.code === 'FINGERPRINT_NEEDED') {
      return t('access:refused.check');
    }
    if (error.status === 429) return t('access:refused.tooMany', { wait: waitOf(error.retryAfter ?? 60) });
    if (error.status === 403) return t('access:refused.closed');
    return error.status === 400 ? t('access:refused.invalid') : apiWords(error);
  };

  function waitOf(seconds: number): string {
    return seconds < 60
      ? t('common:seconds', { count: Math.max(1, Math.ceil(seconds)) })
      : t('common:minutes', { count: Math.ceil(seconds / 60) });
  }
}
