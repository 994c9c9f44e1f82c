import {
  documentTypes,
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENTS,
  type DocumentFile,
  type DocumentKind,
  type Identification as Shown,
  type IdentityData,
} from '@touchline/contract';
import {
  needsData,
  requireDetails,
  identityDataOf,
  changePersonalValues,
  findProfile,
  type ProfileRow,
  DOCUMENTS,
  requireDocumentData,
} from '../../accounts/index.ts';
import { type Db, type Trx, ProblemError, seconds } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';
import { lockPlayer } from '../../ledger/index.ts';
import { requireFiles, requireOpen, stateOf } from './identificationRules.ts';
import * as store from './identification.store.ts';
import { mediaTypeOf } from './mediaType.ts';

export interface NewDocument {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface IdentificationDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Identification of players. Every method throws a ProblemError 403 on a site that doesn't require it. */
export interface Identification {
  overview(site: Site, playerId: bigint): Promise<Shown>;
  /**
   * Throws a ProblemError: 409 while nothing can be sent, 415 if the file is neither an image nor a PDF, 422 on too
   * many files.
   */
  upload(site: Site, playerId: bigint, document: NewDocument): Promise<DocumentFile>;
  /** Returns false if there is no such unsubmitted file. */
  remove(site: Site, playerId: bigint, documentId: bigint | undefined): Promise<boolean>;
  /** Throws a ProblemError: 400 on impossible data, 409 while nothing can be sent, 422 if a file is missing. */
  submit(site: Site, playerId: bigint, data: IdentityData | undefined): Promise<Shown>;
}

/** Converts a document to what its owner sees. */
export const shownDocument = ({
  id,
  kind,
  name,
  media_type,
  size,
  uploaded_at,
}: store.DocumentRow): DocumentFile => ({
  id: String(id),
  kind,
  name,
  mediaType: media_type,
  size,
  uploadedAt: seconds(uploaded_at),
});

function requireOffered({ config }: Site): void {
  if (config.isShowIdentification) return;
  throw new ProblemError(
    403,
    'IDENTIFICATION_NOT_OFFERED',
    'Verification isn’t available on this site: contact support.',
  );
}

const wrongFile = () =>
  new ProblemError(
    415,
    'FILE_TYPE',
    'Only JPEG, PNG, WebP or PDF files are accepted: choose another file, or take a photo.',
  );

export function createIdentification({ db, now }: IdentificationDeps): Identification {
  async function knownOf(on: Db, playerId: bigint) {
    const [last, profile] = [await store.lastRequest(on, playerId), await findProfile(on, playerId)];
    return { last, profile, state: stateOf(last, profile) };
  }

  async function overview(on: Db, playerId: bigint): Promise<Shown> {
    const { last, profile, state } = await knownOf(on, playerId);
    const files = await store.documentsOf(on, playerId, 'waiting');
    return {
      state,
      ...(last?.cause == null ? {} : { cause: last.cause }),
      ...(last?.reason == null ? {} : { reason: last.reason }),
      ...(last ? { submittedAt: seconds(last.submitted_at) } : {}),
      ...(last?.decided_at == null ? {} : { decidedAt: seconds(last.decided_at) }),
      data: identityDataOf(profile),
      documentTypes: documentTypes.map(({ id, name, sides }) => ({ id, name, sides: [...sides] })),
      maxBytes: MOST_DOCUMENT_BYTES,
      documents: files.map(shownDocument),
    };
  }

  /** Runs the work in a transaction that locks the player. */
  const locked = <T>(playerId: bigint, work: (trx: Trx) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await lockPlayer(trx, playerId);
      return work(trx);
    });

  return {
    async overview(site, playerId) {
      requireOffered(site);
      return overview(db, playerId);
    },
    async upload(site, playerId, { kind, name, bytes }) {
      requireOffered(site);
      const mediaType = mediaTypeOf(bytes);
      if (mediaType === undefined) throw wrongFile();
      const at = now();
      return locked(playerId, async (trx) => {
        requireOpen((await knownOf(trx, playerId)).state);
        if ((await store.documentsOf(trx, playerId, 'waiting')).length >= MOST_DOCUMENTS) {
          throw new ProblemError(
            422,
            'TOO_MANY_FILES',
            `${MOST_DOCUMENTS} files are the most: take one away before you add another.`,
          );
        }
        const row = await store.insertDocument(trx, {
          player_id: playerId,
          kind,
          name,
          media_type: mediaType,
          size: bytes.length,
          content: bytes,
          uploaded_at: at,
        });
        return shownDocument(row);
      });
    },
    async remove(site, playerId, documentId) {
      requireOffered(site);
      return documentId !== undefined && store.deleteDocument(db, playerId, documentId);
    },
    async submit(site, playerId, data) {
      requireOffered(site);
      if (data) {
        requireDetails(site, { date_birthday: data.date_birthday }, now());
        requireDocumentData(data, now());
      }
      return locked(playerId, async (trx) => {
        const { last, profile, state } = await knownOf(trx, playerId);
        requireOpen(state);
        // An additional document belongs to the data submitted before.
        const given = state === 'requested' ? last?.data : data;
        if (!given) {
          throw new ProblemError(
            422,
            'DATA_MISSING',
            'Your details are missing: fill in the form, then send.',
          );
        }
        requireFiles(await store.documentsOf(trx, playerId, 'waiting'), state, given.document_type_id);
        await store.insertRequest(trx, { playerId, data: JSON.stringify(given), at: now() });
        const author = { playerId, at: now(), operator: null };
        const { passport_end_date = null, inn = null } = given;
        await changePersonalValues(
          trx,
          { author, before: profile },
          { ...given, passport_end_date, inn },
          {
            needs_data: stillNeeds(site, profile, given),
            internal_verification_status: DOCUMENTS.inReview,
            is_document_requested: false,
          },
        );
        return overview(trx, playerId);
      });
    },
  };
}

/** Returns whether the registration still lacks data that the documents don't contain. */
function stillNeeds(site: Site, profile: ProfileRow | undefined, data: IdentityData): boolean {
  if (!profile?.needs_data) return false;
  const country = profile.country_code ?? undefined;
  return needsData(site, {
    country,
    name: data.name,
    surname: data.surname,
    date_birthday: data.date_birthday,
  });
}
