import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldMessages } from './schemas.ts';

/** Returns the error messages of fields. */
export function useFieldMessages(): FieldMessages {
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
      unusual: t('wrong.unusual'),
    }),
    [t],
  );
}
