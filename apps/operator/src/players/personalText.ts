import { language, messageOf } from '../messages/messages.ts';

const regions = new Intl.DisplayNames([language], { type: 'region' });
const COUNTRY = /^[a-z]{2}$/i;

/** Returns the name of a type of document. */
export const documentName = (id: string): string => messageOf('personalDocument', id);

/** Returns the name of a country of ISO 3166-1. */
export const countryName = (code: string): string =>
  COUNTRY.test(code) ? (regions.of(code.toUpperCase()) ?? code) : code;

/** Returns a value of a player's data as an operator reads it; a dash for none. */
export function personalText(field: string, value: string | null): string {
  if (value === null || value === '') return '–';
  if (field === 'country') return countryName(value);
  return field === 'document_type_id' ? documentName(value) : value;
}
