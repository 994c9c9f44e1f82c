import type { FormField, PhoneCountry } from '../FormFields/formField.ts';
import type { ProfileSection } from './ProfileForm.tsx';

/** Fictional player shared by the account's stories. */

export const countries: readonly PhoneCountry[] = [
  { id: 'gb', name: 'United Kingdom', code: '+44' },
  { id: 'ie', name: 'Ireland', code: '+353' },
  { id: 'pt', name: 'Portugal', code: '+351' },
  { id: 'ae', name: 'United Arab Emirates', code: '+971' },
];

export const dayLabels = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  examples: { day: 'DD', month: 'MM', year: 'YYYY' },
  calendar: 'Choose in a calendar',
} as const;

export const searchLabels = {
  search: 'Search',
  empty: 'No country has this name.',
  found: (count: number) => `${count} found`,
} as const;

export const phone = {
  kind: 'phone',
  id: 'phone',
  codeId: 'phoneCountry',
  country: 'gb',
  countries,
  codeLabel: 'Country code',
  label: 'Phone',
  value: '7700 900173',
  required: true,
} as const satisfies FormField;

const locked = 'Confirmed by your document. Support can change it.';

export const known: ProfileSection = {
  id: 'personal',
  title: 'Personal data',
  lead: 'As in your document.',
  fields: [
    { kind: 'locked', id: 'name', label: 'First name', value: 'Joanna' },
    { kind: 'locked', id: 'surname', label: 'Surname', value: 'Ferrow' },
    { kind: 'locked', id: 'birth', label: 'Date of birth', value: '14 April 1990' },
    { kind: 'locked', id: 'tax', label: 'Tax number', value: '48 210 773 118', hint: locked },
  ],
};

export const personal: ProfileSection = {
  id: 'personal',
  title: 'Personal data',
  lead: 'As in your document.',
  fields: [
    {
      kind: 'text',
      id: 'name',
      label: 'First name',
      value: 'Joanna',
      autoComplete: 'given-name',
      required: true,
    },
    {
      kind: 'text',
      id: 'surname',
      label: 'Surname',
      value: 'Ferrow',
      autoComplete: 'family-name',
      required: true,
    },
    {
      kind: 'date',
      id: 'birth',
      label: 'Date of birth',
      value: '1990-04-14',
      labels: dayLabels,
      autoComplete: 'bday',
      required: true,
    },
    { kind: 'text', id: 'birthPlace', label: 'Place of birth', value: '', note: 'optional' },
  ],
};

export const contact: ProfileSection = {
  id: 'contact',
  title: 'Contact',
  fields: [
    {
      kind: 'text',
      id: 'email',
      format: 'email',
      label: 'E-mail',
      value: 'jo@example.com',
      autoComplete: 'email',
      required: true,
    },
    phone,
  ],
};

export const address: ProfileSection = {
  id: 'address',
  title: 'Address',
  fields: [
    {
      kind: 'search',
      id: 'country',
      labels: searchLabels,
      label: 'Country',
      value: 'gb',
      options: countries.map(({ id, name }) => ({ value: id, label: name })),
      autoComplete: 'country',
    },
    { kind: 'text', id: 'city', label: 'City', value: 'Brackwater', autoComplete: 'address-level2' },
    {
      kind: 'text',
      id: 'street',
      label: 'Street and house',
      value: '17 Lantern Row, flat 4',
      autoComplete: 'street-address',
      wide: true,
    },
    {
      kind: 'text',
      id: 'postcode',
      format: 'code',
      label: 'Postcode',
      value: 'BW4 2LR',
      autoComplete: 'postal-code',
    },
  ],
};

export const document: ProfileSection = {
  id: 'document',
  title: 'Document',
  lead: 'Needed before the first withdrawal.',
  fields: [
    {
      kind: 'select',
      id: 'documentType',
      label: 'Kind of document',
      value: 'passport',
      options: [
        { value: 'passport', label: 'Passport' },
        { value: 'card', label: 'Identity card' },
        { value: 'licence', label: 'Driving licence' },
      ],
      wide: true,
    },
    { kind: 'text', id: 'passport', format: 'code', label: 'Series and number', value: '', required: true },
    { kind: 'date', id: 'passportDate', label: 'Issued on', value: '', labels: dayLabels, required: true },
    { kind: 'date', id: 'passportEnd', label: 'Valid until', value: '', labels: dayLabels },
    { kind: 'text', id: 'passportBy', label: 'Issued by', value: '', wide: true },
  ],
};
