import type { PersonalField } from '@touchline/contract';

/** Groups of the fields, in the order of the page. */
export const groups = ['person', 'address', 'document'] as const;

/** Fields of each group, in the order of the page. */
export const fieldGroups: Readonly<Record<(typeof groups)[number], readonly PersonalField[]>> = {
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
};
