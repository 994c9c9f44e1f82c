import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/apiError.ts';
import { useEntryRefusal } from './useEntryRefusal.ts';

/** Error messages for a phone or its password, by field or for the form as a whole. */
export interface PhoneRefusal {
  readonly form?: string | undefined;
  readonly phone?: string | undefined;
  readonly password?: string | undefined;
}

/** Returns the error message if no code could be sent to the player's phone, with what to do. */
export function usePhoneRefusal(): (error: unknown) => PhoneRefusal {
  const { t } = useTranslation('security');
  const refusal = useEntryRefusal();
  return (error) => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'WRONG_PASSWORD') return { password: t('refused.password') };
    if (code === 'ALREADY_ACTIVATED') return { phone: t('phone.own') };
    if (code === 'SMS_NOT_SET_UP') return { form: t('refused.noMail') };
    return refusal(error);
  };
}
