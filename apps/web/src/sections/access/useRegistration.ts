import type { RegistrationMethod } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { registerByEmail, registerInOneClick } from '../../features/session/session.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { site } from '../../platform/site/site.ts';
import { emailSchema, oneClickSchema } from './schemas.ts';
import { useFieldWords, useRefusalWords } from './useAccessWords.ts';
import { useGoOn } from './useGoOn.ts';
import { useValidForm, type ValidForm } from './useValidForm.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export interface RegistrationInput {
  readonly email: string;
  readonly password: string;
  readonly currency: string;
  readonly agreed: boolean;
}

/** The form of both ways to register. @param onCredentials gets the made-up credentials of one click, once */
export function useRegistration(
  method: RegistrationMethod,
  onCredentials: (credentials: Credentials) => void,
): ValidForm<RegistrationInput> {
  const { t } = useTranslation('access');
  const language = useLang();
  const goOn = useGoOn();
  const fields = useFieldWords();
  const refusal = useRefusalWords();
  const schema = useMemo(
    () => (method === 'email' ? emailSchema(fields) : oneClickSchema(fields)),
    [method, fields],
  );
  return useValidForm<RegistrationInput>({
    schema,
    start: {
      email: '',
      password: '',
      currency: site().registrationCurrencies[0] ?? site().currency,
      agreed: false,
    },
    send: async ({ email, password, currency }) => {
      const common = { currency, language, isOfAge: true as const };
      if (method === 'oneClick') {
        onCredentials(await registerInOneClick(common));
        return;
      }
      await registerByEmail({ ...common, email, password });
      goOn();
    },
    explain: (error) => {
      if (!(error instanceof ApiError)) return { form: refusal(error) };
      if (error.status === 409) return { email: t('refused.emailTaken') };
      const wrong = new Set(error.fields?.map(({ path }) => path.split(/[./]/).at(-1)));
      if (wrong.has('email')) return { email: t('wrong.emailWrong') };
      if (wrong.has('password')) return { password: t('wrong.passwordShort') };
      return { form: refusal(error) };
    },
  });
}
