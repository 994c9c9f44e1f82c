import type { PersonalField } from '@touchline/contract';

/** Groups of the fields, in the order of the page. */
export const fieldGroups = {
  person: ['surname', 'name', 'middle_name', 'date_birthday', 'birth_place'],
  address: ['country', 'region', 'city', 'registration_address'],
  document: [
    'document_type_id',
    'passport_series',
    'passport',
    'passport_date',
    'passport_end_date',
    'passport_issued_by',
    'inn',
  ],
} as const satisfies Record<string, readonly PersonalField[]>;
