import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Closed, Seconds } from '../schemas.ts';
import {
  documentKinds,
  documentMediaTypes,
  documentTypes,
  identificationStates,
  MOST_DOCUMENT_BYTES,
  refusalCauses,
  type DocumentKind,
  type DocumentMediaType,
  type DocumentTypeName,
  type IdentificationState,
  type RefusalCause,
} from '../documents.ts';
import { Day, UserData } from './userConfig.ts';

const Kind = Type.Unsafe<DocumentKind>({ type: 'string', enum: [...documentKinds] });

const DocumentFile = Type.Object(
  {
    id: Type.String(),
    kind: Kind,
    name: Type.String({ description: 'The file’s own name.' }),
    mediaType: Type.Unsafe<DocumentMediaType>({ type: 'string', enum: [...documentMediaTypes] }),
    size: Type.Integer({ description: 'Bytes.' }),
    uploadedAt: Seconds,
  },
  { title: 'DocumentFile' },
);
export type DocumentFile = Static<typeof DocumentFile>;

/** Type of identity document, with the sides that are required. */
const DocumentType = Type.Object(
  {
    id: Type.Integer({ description: 'document_type_id' }),
    name: Type.Unsafe<DocumentTypeName>({ type: 'string', enum: documentTypes.map(({ name }) => name) }),
    sides: Type.Array(Kind),
  },
  { title: 'DocumentType' },
);
export type DocumentType = Static<typeof DocumentType>;

export const Identification = Type.Object(
  {
    state: Type.Unsafe<IdentificationState>({
      type: 'string',
      enum: [...identificationStates],
      description: '`requested`: an operator asks for one more document; `reason` says which.',
    }),
    cause: Type.Optional(
      Type.Unsafe<RefusalCause>({
        type: 'string',
        enum: [...refusalCauses],
        description: 'Why it was refused, in general; `reason` may say more.',
      }),
    ),
    reason: Type.Optional(
      Type.String({ description: 'What an operator wrote to the player: why not, or what is missing.' }),
    ),
    submittedAt: Type.Optional(Seconds),
    decidedAt: Type.Optional(Seconds),
    data: UserData,
    documentTypes: Type.Array(DocumentType, { description: 'Papers that are taken.' }),
    maxBytes: Type.Integer({ description: 'The largest file, bytes.' }),
    documents: Type.Array(DocumentFile, { description: 'Files that were sent and not handed in yet.' }),
  },
  { title: 'Identification' },
);
export type Identification = Static<typeof Identification>;

export const identification = defineCall({
  id: 'identification',
  method: 'get',
  path: '/web-api/user/identification',
  tag: 'identification',
  summary: 'How far the player’s identification is, and what is handed in with the next submission.',
  session: 'player',
  answers: { 200: Identification },
  problems: [401, 403],
});

export const uploadDocument = defineCall({
  id: 'uploadDocument',
  method: 'post',
  path: '/web-api/user/identification/documents',
  tag: 'identification',
  summary: `Sends a file of a document: ${documentMediaTypes.join(', ')}, judged by its content.`,
  session: 'player',
  query: Type.Object({ kind: Kind, name: Type.String({ minLength: 1, maxLength: 120 }) }),
  upload: { maxBytes: MOST_DOCUMENT_BYTES },
  answers: { 200: DocumentFile },
  problems: [400, 401, 403, 409, 413, 415, 422, 429],
});

export const removeDocument = defineCall({
  id: 'removeDocument',
  method: 'delete',
  path: '/web-api/user/identification/documents/{documentId}',
  tag: 'identification',
  summary: 'Takes a file back that was not handed in yet.',
  session: 'player',
  params: Type.Object({ documentId: Type.String() }),
  answers: { 200: Type.Object({ removed: Type.Boolean() }) },
  problems: [401, 403],
});

const Line = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '\\S' });

/** Data that is compared with the identity documents. */
export const IdentityData = Type.Object(
  {
    surname: Line(64),
    name: Line(64),
    date_birthday: Day,
    document_type_id: Type.Integer({
      description: documentTypes.map(({ id, name }) => `${id}: ${name}`).join('; '),
    }),
    passport: Line(40),
    passport_date: Day,
    passport_end_date: Type.Optional(Day),
    inn: Type.Optional(Line(40)),
    registration_address: Line(300),
  },
  { ...Closed, title: 'IdentityData' },
);
export type IdentityData = Static<typeof IdentityData>;

export const submitIdentification = defineCall({
  id: 'submitIdentification',
  method: 'post',
  path: '/web-api/user/identification',
  tag: 'identification',
  summary:
    'Hands the data and the files that wait to an operator; the data may be left out where one more document was asked for.',
  session: 'player',
  body: Type.Object({ data: Type.Optional(IdentityData) }, Closed),
  answers: { 200: Identification },
  problems: [400, 401, 403, 409, 422, 429],
});
