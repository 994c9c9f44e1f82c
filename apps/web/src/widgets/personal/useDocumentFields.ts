import type { DocumentType } from '@touchline/contract';
import type { FormField } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../platform/clock/clock.ts';
import type { FormErrors } from '../../platform/forms/useValidForm.ts';
import { isRequired, type DocumentFieldId, type DocumentValues } from './documents.ts';
import { useDateLabels } from './useDateLabels.ts';

/** Today by the server's clock, `YYYY-MM-DD`. */
export const today = (): string => new Date(serverNow()).toISOString().slice(0, 10);

const MOST = { surname: 64, name: 64, passport: 40, inn: 40, registration_address: 300 } as const;
const filledBy = {
  surname: 'family-name',
  name: 'given-name',
  registration_address: 'street-address',
} as const;

/**
 * Fields of a player's identity documents; the screen's route row must include the translations `personal` and
 * `access`.
 * @param types accepted documents
 */
export function useDocumentFields(
  types: readonly DocumentType[],
): (id: DocumentFieldId, values: DocumentValues, errors: FormErrors<DocumentValues>) => FormField {
  const { t } = useTranslation('personal');
  const dateLabels = useDateLabels();
  return (id, values, errors) => {
    const shared = {
      id,
      label: t(`field.${id}`),
      value: values[id],
      error: errors[id],
      required: isRequired(id),
      note: isRequired(id) ? undefined : t('optional'),
    };
    switch (id) {
      case 'document_type_id':
        return {
          ...shared,
          kind: 'select',
          wide: true,
          options: types.map(({ id: type, name }) => ({
            value: String(type),
            label: t(`type.${name}`),
          })),
        };
      case 'date_birthday':
        return {
          ...shared,
          kind: 'date',
          labels: dateLabels,
          max: today(),
          autoComplete: 'bday',
          wide: true,
        };
      case 'passport_date':
        return { ...shared, kind: 'date', labels: dateLabels, max: today() };
      case 'passport_end_date':
        return { ...shared, kind: 'date', labels: dateLabels };
      case 'registration_address':
        return {
          ...shared,
          kind: 'longText',
          maxLength: MOST[id],
          autoComplete: filledBy[id],
          hint: t('addressHint'),
          wide: true,
        };
      case 'passport':
      case 'inn':
        return { ...shared, kind: 'text', format: 'code', maxLength: MOST[id] };
      case 'surname':
      case 'name':
        return { ...shared, kind: 'text', maxLength: MOST[id], autoComplete: filledBy[id] };
    }
  };
}
