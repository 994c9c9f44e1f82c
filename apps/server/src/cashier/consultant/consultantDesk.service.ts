import { type SiteChoice, type Db, type RecordChange, ProblemError } from '../../kernel/index.ts';
import type { Feed } from '../../betting/index.ts';
import { stateAfter } from './consultantRules.ts';
import * as store from './consultant.store.ts';

export type { RequestRow } from './consultant.store.ts';

/** Answer of an operator: final, a question to the player, or the end of the request. */
export type DeskAction = 'answered' | 'asked' | 'closed';

export interface DeskAnswer {
  readonly action: DeskAction;
  /** The operator's name. */
  readonly by: string;
  /** Text to the player; undefined only for closing without a word. */
  readonly text: string | undefined;
}

/** Operators' work with the requests of all players. */
export interface ConsultantDesk {
  list(asked: {
    readonly state: store.RequestRow['state'];
    readonly sites: SiteChoice;
    readonly skip: number;
    readonly limit: number;
  }): Promise<(store.RequestRow & { readonly login: string })[]>;
  /** Throws a ProblemError 404. */
  one(requestId: string): Promise<{
    readonly row: store.RequestRow;
    readonly login: string;
    readonly messages: Awaited<ReturnType<typeof store.messagesOf>>;
  }>;
  /** Returns a file of a request with its bytes. Throws a ProblemError 404. */
  file(
    requestId: string,
    fileId: bigint | undefined,
  ): Promise<NonNullable<Awaited<ReturnType<typeof store.fileOf>>>>;
  /** Answers, recorded in the transaction. Throws a ProblemError: 404, 409 for a closed request. */
  answer(requestId: string, answer: DeskAnswer, record: RecordChange): Promise<void>;
}

export interface ConsultantDeskDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly feed: Pick<Feed, 'notify'>;
}

export function createConsultantDesk({ db, now, feed }: ConsultantDeskDeps): ConsultantDesk {
  return {
    list: (asked) => store.requestsIn(db, asked),
    async one(requestId) {
      const row = await store.requestById(db, requestId);
      if (!row) throw noRequest();
      return {
        row,
        login: await store.loginOf(db, row.player_id),
        messages: await store.messagesOf(db, requestId),
      };
    },
    async file(requestId, fileId) {
      const found = fileId === undefined ? undefined : await store.fileOf(db, requestId, fileId);
      if (found) return found;
      throw new ProblemError(404, 'FILE_NOT_FOUND', 'This request has no such file: reload it.');
    },
    async answer(requestId, { action, by, text }, record) {
      const playerId = await db.transaction().execute(async (trx) => {
        const row = await store.lockRequest(trx, requestId);
        if (!row) throw noRequest();
        const state = stateAfter(row.state, action);
        if (!state) {
          throw new ProblemError(
            409,
            'REQUEST_CLOSED',
            'This request is closed: only the player can open it again.',
          );
        }
        const at = now();
        await store.updateRequest(trx, requestId, {
          state,
          is_unread: true,
          updated_at: at,
          due_at: null,
          closed_at: state === 'closed' ? at : null,
        });
        if (text !== undefined) {
          const message = { request_id: requestId, author: 'operator', operator: by, text, at } as const;
          await store.insertMessage(trx, message, { playerId: row.player_id, ids: [] });
        }
        await record(trx, { before: { state: row.state }, after: { state } });
        return row.player_id;
      });
      feed.notify(String(playerId), { about: 'requests', requestId });
    },
  };
}

const noRequest = () =>
  new ProblemError(404, 'REQUEST_NOT_FOUND', 'There is no such request: choose one from the list.');
