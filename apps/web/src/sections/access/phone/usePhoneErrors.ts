import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useEntryErrors, type EntryErrors } from '../useEntryErrors.ts';

/** Error messages for a phone or its password, by field or for the form as a whole. */
export interface PhoneErrors extends EntryErrors {
  readonly password?: string;
}

/** Returns a function that gives the error messages if no code could be sent to the player's phone. */
export function usePhoneErrors(): (error: unknown) => PhoneErrors {
  const { t } = useTranslation('security');
  const entryErrors = useEntryErrors();
  return (error) => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'WRONG_PASSWORD') return { password: t('refused.password') };
    if (code === 'ALREADY_ACTIVATED') return { phone: t('phone.own') };
    if (code === 'SMS_NOT_SET_UP') return { form: t('refused.noMail') };
    return entryErrors(error);
  };
}
