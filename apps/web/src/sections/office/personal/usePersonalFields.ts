import type { PersonalData, PersonalField } from '@touchline/contract';
import type { FormField } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { phoneCountriesQuery } from '../../../features/session/security/phones.api.ts';
import type { FormErrors } from '../../../platform/forms/useValidForm.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { useDateLabels } from '../../../widgets/personal/useDateLabels.ts';
import { today } from '../../../widgets/personal/useDocumentFields.ts';
import { documentName } from './documentName.ts';
import type { FormValues } from './personalFields.ts';
import { usePersonalText } from './usePersonalText.ts';

const MOST = {
  surname: 64,
  name: 64,
  middle_name: 64,
  birth_place: 120,
  region: 120,
  city: 120,
  registration_address: 300,
  passport_series: 20,
  passport: 40,
  passport_issued_by: 200,
  inn: 40,
} as const;

const filledBy = {
  surname: 'family-name',
  name: 'given-name',
  middle_name: 'additional-name',
  region: 'address-level1',
  city: 'address-level2',
} as const;

/**
 * Fields of the form, locked where the player can't change them. The route row must include the translations
 * `profile`, `personal` and `access`.
 */
export function usePersonalFields(
  data: PersonalData,
): (field: PersonalField, values: FormValues, errors: FormErrors<FormValues>) => FormField {
  const { t } = useTranslation(['profile', 'personal']);
  const text = usePersonalText();
  const dateLabels = useDateLabels();
  const { data: countries = [] } = useQuery(phoneCountriesQuery(useLang()));
  const locks = new Map(data.locked.map(({ field, cause }) => [field, cause]));
  return (id, values, errors) => {
    const cause = locks.get(id);
    const label = t(`personal:field.${id}`);
    if (cause !== undefined) {
      return {
        id,
        kind: 'locked',
        label,
        value: text(id, data.values) ?? t('profile:none'),
        hint: t(`profile:lock.${cause}`),
      };
    }
    const shared = { id, label, value: values[id], error: errors[id] };
    switch (id) {
      case 'date_birthday':
        return { ...shared, kind: 'date', labels: dateLabels, max: today(), autoComplete: 'bday' };
      case 'passport_date':
        return { ...shared, kind: 'date', labels: dateLabels, max: today() };
      case 'passport_end_date':
        return { ...shared, kind: 'date', labels: dateLabels };
      case 'country':
        return {
          ...shared,
          kind: 'search',
          options: countries.map(({ code, name }) => ({ value: code, label: name })),
          labels: {
            search: t('profile:form.search'),
            empty: t('profile:form.noCountry'),
            found: (count) => t('profile:form.found', { count }),
          },
        };
      case 'document_type_id':
        return {
          ...shared,
          kind: 'select',
          options: [
            { value: '', label: t('profile:form.choose') },
            ...data.documentTypes.map(({ id: type, name }) => {
              const known = documentName(type);
              return { value: String(type), label: known ? t(`personal:type.${known}`) : name };
            }),
          ],
        };
      case 'registration_address':
        return {
          ...shared,
          kind: 'longText',
          maxLength: MOST[id],
          autoComplete: 'street-address',
          hint: t('personal:addressHint'),
          wide: true,
        };
      case 'passport':
      case 'passport_series':
      case 'inn':
        return { ...shared, kind: 'text', format: 'code', maxLength: MOST[id] };
      case 'birth_place':
      case 'passport_issued_by':
        return { ...shared, kind: 'text', maxLength: MOST[id], wide: id === 'passport_issued_by' };
      case 'surname':
      case 'name':
      case 'middle_name':
      case 'region':
      case 'city':
        return { ...shared, kind: 'text', maxLength: MOST[id], autoComplete: filledBy[id] };
    }
  };
}
