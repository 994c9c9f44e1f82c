import { personalFields } from '@touchline/contract/personalData';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../platform/api/apiError.ts';
import type { ErrorKeys } from '../../../platform/api/useErrorMessage.ts';
import type { FormErrors } from '../../../platform/forms/useValidForm.ts';
import type { FormValues } from './personalFields.ts';

/** Error messages of saving personal data. */
export const personalErrors = {
  FIELD_LOCKED: 'refused.locked',
  429: 'refused.tooMany',
} satisfies ErrorKeys<'profile'>;

const messages = {
  '/date_birthday age': 'personal:wrong.birthday',
  '/date_birthday date': 'personal:wrong.birthday',
  '/country country': 'personal:wrong.country',
  '/passport_date date': 'personal:wrong.issued',
  '/passport_end_date over': 'personal:wrong.over',
} as const;
type Named = keyof typeof messages;
const isNamed = (key: string): key is Named => Object.hasOwn(messages, key);

/** Returns the error messages of the fields that the server refused. */
export function useFieldProblems(): (error: ApiError) => FormErrors<FormValues> {
  const { t } = useTranslation(['personal', 'profile']);
  return ({ fields = [] }) =>
    Object.fromEntries(
      fields.flatMap(({ path, code }) => {
        const field = personalFields.find((one) => path === `/${one}`);
        if (!field) return [];
        const key = `${path} ${code}`;
        return [[field, isNamed(key) ? t(messages[key]) : t('profile:refused.field')]];
      }),
    );
}
