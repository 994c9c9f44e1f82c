import type { PersonalField, PersonalValues } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { documentName } from './documentName.ts';

/**
 * Returns the text of a field: dates, countries and documents in words, numbers of documents masked. Its route row
 * must include the translations `personal`.
 */
export function usePersonalText(): (field: PersonalField, values: PersonalValues) => string | undefined {
  const { t, i18n } = useTranslation('personal');
  const format = useFormat();
  // A date without an hour: the player's time zone must not move it.
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (field, values) => {
    const value = values[field];
    if (value === undefined) return undefined;
    switch (field) {
      case 'date_birthday':
      case 'passport_date':
      case 'passport_end_date':
        return days.format(Date.parse(String(value)));
      case 'country':
        return format.country(String(value)) ?? String(value).toUpperCase();
      case 'document_type_id': {
        const type = documentName(value);
        return type ? t(`type.${type}`) : String(value);
      }
      case 'passport':
      case 'passport_series':
      case 'inn':
        return maskedNumber(String(value));
      default:
        return String(value);
    }
  };
}

/** Isolates a text without letters, which would run from the right in right-to-left languages. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Hides a number except its last two characters; a short one as a whole. */
function maskedNumber(value: string): string {
  return value.length > 4 ? leftToRight(`•••\u00A0${value.slice(-2)}`) : '•••';
}
