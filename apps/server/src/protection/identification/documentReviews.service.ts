import type { RefusalCause } from '@touchline/contract';
import type { RequestState } from '@touchline/contract/operators';
import {
  type SiteChoice,
  type AuditAuthor,
  type AuditWriter,
  type Db,
  type Trx,
  parseId,
  ProblemError,
} from '../../kernel/index.ts';
import * as store from './identification.store.ts';
import { lockWithAccounts } from '../../ledger/index.ts';
import { playerBlocks } from '../limits/enforcement/playerBlocks.ts';
import { findProfile, NOT_VERIFIED } from '../../accounts/index.ts';
import type { Standing } from '../verification/standing.ts';

const PAGE = 50;

export type { RequestRow } from './identification.store.ts';

/** An operator's answer to a submission. */
export type Answer =
  | { readonly state: 'approved' }
  /** Both are sent to the player; at least one of them is given. */
  | { readonly state: 'refused'; readonly cause: RefusalCause | null; readonly reason: string | null }
  | { readonly state: 'requested'; readonly reason: string };

export interface ShownCase {
  readonly request: store.RequestRow;
  readonly owner: Awaited<ReturnType<typeof store.ownerOf>>;
  readonly documents: store.DocumentRow[];
  readonly others: store.RequestRow[];
}

export interface DocumentReviews {
  /**
   * Returns requests of a state by players of some sites, longest waiting first, with the `after` of the next page.
   * @param after the last id of the previous page
   */
  list(
    state: RequestState,
    sites: SiteChoice,
    after: bigint,
  ): Promise<{
    readonly rows: Awaited<ReturnType<typeof store.requestsOf>>;
    readonly next: bigint | null;
  }>;
  /**
   * Returns one request with its player, the player's other requests and every document. Throws a ProblemError 404.
   */
  detail(requestId: string): Promise<ShownCase>;
  /** Returns the bytes of a document; the audit log records who viewed it. Throws a ProblemError 404. */
  document(
    requestId: string,
    documentId: string,
    author: AuditAuthor,
  ): Promise<{ readonly mediaType: string; readonly content: Uint8Array }>;
  /** Throws a ProblemError: 404; 409 if it is answered already or no longer the player's last. */
  answer(requestId: string, answer: Answer, author: AuditAuthor): Promise<store.RequestRow>;
}

const notFound = () =>
  new ProblemError(404, 'REQUEST_NOT_FOUND', 'Request or document not found: check the list again.');

const answered = () =>
  new ProblemError(
    409,
    'REQUEST_ANSWERED',
    'This request was already decided, or there is a newer one: check it again.',
  );

/** Creates the operators' review of submitted identifications. */
export function createDocumentReviews({
  db,
  auditLog,
  standing,
  now,
}: {
  readonly db: Db;
  readonly auditLog: AuditWriter;
  readonly standing: Standing;
  readonly now: () => Date;
}): DocumentReviews {
  async function known(on: Db, text: string): Promise<store.RequestRow> {
    const id = parseId(text);
    const request = id === undefined ? undefined : await store.requestById(on, id);
    if (!request) throw notFound();
    return request;
  }

  return {
    async list(state, sites, after) {
      const found = await store.requestsOf(db, { state, sites, after, limit: PAGE + 1 });
      const rows = found.slice(0, PAGE);
      return { rows, next: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
    },
    async detail(requestId) {
      const request = await known(db, requestId);
      const owner = await store.ownerOf(db, request.player_id);
      const documents = await store.documentsOf(db, request.player_id, 'all');
      return {
        request,
        owner,
        documents: documents.filter(({ request_id: handedIn }) => handedIn !== null),
        others: await store.requestsBeside(db, request),
      };
    },
    async document(requestId, documentId, author) {
      const [request, id] = [await known(db, requestId), parseId(documentId)];
      const found = id === undefined ? undefined : await store.documentOfRequest(db, request.id, id);
      if (!found) throw notFound();
      const subject = `player:${request.player_id}`;
      const after = { requestId, documentId, kind: found.kind };
      const act = { action: 'identification.look', subject, before: null, after };
      await db.transaction().execute((trx) => auditLog.write(trx, author, act));
      return { mediaType: found.media_type, content: found.content };
    },
    answer: (requestId, answer, author) =>
      db.transaction().execute(async (trx) => {
        const { id, player_id: playerId } = await known(trx, requestId);
        await lockWithAccounts(trx, playerId);
        const last = await store.lastRequest(trx, playerId);
        if (last?.id !== id || !isOpenTo(answer, last.state)) throw answered();
        const before = await shownStanding(trx, playerId, last.state);
        const { state } = answer;
        const reason = state === 'approved' ? null : answer.reason;
        const cause = state === 'refused' ? answer.cause : null;
        await store.setDecision(trx, id, { state, by: author.operator, at: now(), cause, reason });
        await standing.update(trx, playerId, state === 'approved' ? 'proved' : 'other');
        const after = { ...(await shownStanding(trx, playerId, state)), ...(cause && { cause }) };
        await auditLog.write(
          trx,
          { ...author, reason: reason ?? author.reason },
          {
            action: `identification.${state}`,
            subject: `player:${playerId}`,
            before,
            after,
          },
        );
        return known(trx, requestId);
      }),
  };
}

/** An additional document may also be requested after an approval. */
const isOpenTo = ({ state }: Answer, now: RequestState): boolean =>
  now === 'pending' || (now === 'approved' && state === 'requested');

async function shownStanding(trx: Trx, playerId: bigint, request: RequestState) {
  const [profile, { isVerificationRequired }] = [
    await findProfile(trx, playerId),
    await playerBlocks(trx, playerId),
  ];
  return {
    request,
    verificationStatus: profile?.verification_status ?? NOT_VERIFIED,
    isVerificationRequired,
  };
}
