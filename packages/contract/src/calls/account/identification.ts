import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Line, PersonName } from '../../formats.ts';
import { Closed, Seconds } from '../../schemas.ts';
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
} from '../../documents.ts';
import { Day, UserData } from './userConfig.ts';

const Kind = Type.Unsafe<DocumentKind>({ type: 'string', enum: [...documentKinds] });

export const DocumentFile = Type.Object(
  {
    id: Type.String(),
    kind: Kind,
    name: Type.String({ description: 'Original name of the file.' }),
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
      description: '`requested`: an operator requests one more document, named in `reason`.',
    }),
    cause: Type.Optional(
      Type.Unsafe<RefusalCause>({
        type: 'string',
        enum: [...refusalCauses],
        description: 'General cause of the refusal; `reason` may add details.',
      }),
    ),
    reason: Type.Optional(
      Type.String({
        description: 'The operator’s message to the player: the reason of a refusal, or what is missing.',
      }),
    ),
    submittedAt: Type.Optional(Seconds),
    decidedAt: Type.Optional(Seconds),
    data: UserData,
    documentTypes: Type.Array(DocumentType, { description: 'Accepted documents.' }),
    maxBytes: Type.Integer({ description: 'Maximum size of a file, bytes.' }),
    documents: Type.Array(DocumentFile, { description: 'Uploaded files that were not submitted yet.' }),
  },
  { title: 'Identification' },
);
export type Identification = Static<typeof Identification>;

export const identification = defineCall({
  id: 'identification',
  method: 'get',
  path: '/web-api/user/identification',
  tag: 'identification',
  summary: 'Returns the state of the player’s identification, and the files of the next submission.',
  session: 'player',
  answers: { 200: Identification },
  problems: [401, 403],
});

export const uploadDocument = defineCall({
  id: 'uploadDocument',
  method: 'post',
  path: '/web-api/user/identification/documents',
  tag: 'identification',
  summary: `Uploads a file of a document: ${documentMediaTypes.join(', ')}, validated by its content.`,
  session: 'player',
  query: Type.Object({ kind: Kind, name: Line(120) }),
  upload: { maxBytes: MOST_DOCUMENT_BYTES },
  answers: { 200: DocumentFile },
  problems: [400, 401, 403, 409, 413, 415, 422, 429],
});

export const removeDocument = defineCall({
  id: 'removeDocument',
  method: 'delete',
  path: '/web-api/user/identification/documents/{documentId}',
  tag: 'identification',
  summary: 'Deletes a file that was not submitted yet.',
  session: 'player',
  params: Type.Object({ documentId: Type.String() }),
  answers: { 200: Type.Object({ removed: Type.Boolean() }) },
  problems: [401, 403],
});

/** Data that is compared with the identity documents. */
export const IdentityData = Type.Object(
  {
    surname: PersonName,
    name: PersonName,
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
    'Submits the data and the waiting files to an operator; the data may be omitted if one more document was requested.',
  session: 'player',
  body: Type.Object({ data: Type.Optional(IdentityData) }, Closed),
  answers: { 200: Identification },
  problems: [400, 401, 403, 409, 422, 429],
});
