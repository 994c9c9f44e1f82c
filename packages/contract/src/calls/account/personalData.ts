import { Type, type Static, type TSchema } from 'typebox';
import { defineCall } from '../../call.ts';
import { Line, PersonName } from '../../formats.ts';
import {
  changedFields,
  lockCauses,
  personalFields,
  type ChangedField,
  type LockCause,
  type PersonalField,
} from '../../personalData.ts';
import { Closed, Milliseconds, Seconds } from '../../schemas.ts';
import { Day } from './userConfig.ts';

/** Longest line of each field, and the format of the others. */
const values = {
  surname: PersonName,
  name: PersonName,
  middle_name: PersonName,
  date_birthday: Day,
  birth_place: Line(120),
  country: Type.String({ pattern: '^[a-z]{2}$', description: 'Two lower-case letters.' }),
  region: Line(120),
  city: Line(120),
  registration_address: Line(300),
  document_type_id: Type.Integer({ minimum: 1, maximum: 100 }),
  passport_series: Line(20),
  passport: Line(40),
  passport_date: Day,
  passport_end_date: Day,
  passport_issued_by: Line(200),
  inn: Line(40),
} satisfies Record<PersonalField, TSchema>;

const optional = <S extends TSchema>(schema: S) => Type.Optional(schema);
const changeable = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));

/** Personal data that a player or operators have given so far. */
export const PersonalValues = Type.Object(
  {
    surname: optional(values.surname),
    name: optional(values.name),
    middle_name: optional(values.middle_name),
    date_birthday: optional(values.date_birthday),
    birth_place: optional(values.birth_place),
    country: optional(values.country),
    region: optional(values.region),
    city: optional(values.city),
    registration_address: optional(values.registration_address),
    document_type_id: optional(values.document_type_id),
    passport_series: optional(values.passport_series),
    passport: optional(values.passport),
    passport_date: optional(values.passport_date),
    passport_end_date: optional(values.passport_end_date),
    passport_issued_by: optional(values.passport_issued_by),
    inn: optional(values.inn),
  },
  { title: 'PersonalValues' },
);
export type PersonalValues = Static<typeof PersonalValues>;

/** Changed fields: those that are left out stay as they are, null empties one. */
export const PersonalChange = Type.Object(
  {
    surname: changeable(values.surname),
    name: changeable(values.name),
    middle_name: changeable(values.middle_name),
    date_birthday: changeable(values.date_birthday),
    birth_place: changeable(values.birth_place),
    country: changeable(values.country),
    region: changeable(values.region),
    city: changeable(values.city),
    registration_address: changeable(values.registration_address),
    document_type_id: changeable(values.document_type_id),
    passport_series: changeable(values.passport_series),
    passport: changeable(values.passport),
    passport_date: changeable(values.passport_date),
    passport_end_date: changeable(values.passport_end_date),
    passport_issued_by: changeable(values.passport_issued_by),
    inn: changeable(values.inn),
  },
  { ...Closed, minProperties: 1, title: 'PersonalChange' },
);
export type PersonalChange = Static<typeof PersonalChange>;

const Field = Type.Unsafe<PersonalField>({ type: 'string', enum: [...personalFields] });

export const PersonalData = Type.Object(
  {
    number: Type.String({ description: 'Number of the account, with which the player can always sign in.' }),
    login: Type.Optional(Type.String({ description: 'Login that the player chose.' })),
    mainId: Type.String({ description: 'Id of the main account of money.' }),
    activeId: Type.String({ description: 'Id of the account that pays for bets.' }),
    registeredAt: Seconds,
    email: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String({ description: 'Digits with the country’s code, without the plus.' })),
    isVerified: Type.Boolean({ description: 'The identity is confirmed.' }),
    values: PersonalValues,
    locked: Type.Array(
      Type.Object({
        field: Field,
        cause: Type.Unsafe<LockCause>({
          type: 'string',
          enum: [...lockCauses],
          description:
            'review: documents are under review; verified: the identity is confirmed; filled: it can be filled in once; operators: only operators change it.',
        }),
      }),
      { description: 'Fields that the player can’t change now.' },
    ),
    documentTypes: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  },
  { title: 'PersonalData' },
);
export type PersonalData = Static<typeof PersonalData>;

export const personalData = defineCall({
  id: 'personalData',
  method: 'get',
  path: '/web-api/user/personal-data',
  tag: 'user',
  summary: 'Returns the player’s personal data, and the fields that the player can’t change now.',
  session: 'player',
  answers: { 200: PersonalData },
  problems: [401],
});

export const changePersonalData = defineCall({
  id: 'changePersonalData',
  method: 'post',
  path: '/web-api/user/personal-data',
  tag: 'user',
  summary:
    'Changes fields of the player’s personal data: 409 FIELD_LOCKED names those that the player can’t change now; nothing is stored then.',
  session: 'player',
  body: PersonalChange,
  answers: { 200: PersonalData },
  problems: [400, 401, 409, 429],
});

/** A change of one field. */
export const DataChange = Type.Object(
  {
    id: Type.String(),
    at: Milliseconds,
    by: Type.Unsafe<'player' | 'operator'>({ type: 'string', enum: ['player', 'operator'] }),
    field: Type.Unsafe<ChangedField>({ type: 'string', enum: [...changedFields] }),
    before: Type.Optional(
      Type.String({
        description: 'Absent if it was empty. Numbers of documents, phones and addresses are masked.',
      }),
    ),
    after: Type.Optional(Type.String({ description: 'Like `before`; absent if it was emptied.' })),
  },
  { title: 'DataChange' },
);
export type DataChange = Static<typeof DataChange>;

export const personalDataHistory = defineCall({
  id: 'personalDataHistory',
  method: 'get',
  path: '/web-api/user/personal-data/history',
  tag: 'user',
  summary: 'Lists changes of the player’s data, newest first, in pages of 20.',
  session: 'player',
  query: Type.Object({
    before: Type.Optional(Type.String({ maxLength: 20, description: 'The `next` of the previous page.' })),
  }),
  answers: {
    200: Type.Object({
      changes: Type.Array(DataChange),
      next: Type.Union([Type.String(), Type.Null()], { description: 'Null on the last page.' }),
    }),
  },
  problems: [401],
});
