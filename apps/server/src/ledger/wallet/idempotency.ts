import { createHash } from 'node:crypto';
import { type Db, type Trx, KeyMismatchError } from '../../kernel/index.ts';

export interface IdempotentRequest {
  readonly playerId: bigint;
  /** The Idempotency-Key header: one value per intent of the player. */
  readonly key: string;
  /** Id of the call, for example `sellCoupon`. */
  readonly call: string;
  readonly body: unknown;
}

export interface IdempotentAnswer {
  /** Return value of `work` when it ran: an id, or the text of the answer. */
  readonly answer: string;
  readonly isReplay: boolean;
}

/**
 * Runs `work` once per player and key, for any number of repeated or parallel requests. The key is stored in the
 * transaction of the work: both or neither are committed, and failing work leaves no trace. Throws a KeyMismatchError
 * if the key was used with another request.
 */
export function runOnce(
  db: Db,
  request: IdempotentRequest,
  work: (trx: Trx) => Promise<string>,
): Promise<IdempotentAnswer> {
  const hash = requestHash(request);
  return db.transaction().execute(async (trx) => {
    // A parallel request with the same key waits here until the first transaction has ended.
    const fresh = await trx
      .insertInto('idempotency_keys')
      .values({
        player_id: request.playerId,
        key: request.key,
        call: request.call,
        request_hash: hash,
        answer: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!fresh) return replay(trx, request, hash);
    const answer = await work(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ answer })
      .where('player_id', '=', request.playerId)
      .where('key', '=', request.key)
      .execute();
    return { answer, isReplay: false };
  });
}

/**
 * Like `runOnce`, for work whose answer is an object: returns it as it was stored, also to repeated requests. `T` must
 * be JSON.
 */
export async function answerOnce<T extends object>(
  db: Db,
  request: IdempotentRequest,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const { answer } = await runOnce(db, request, async (trx) => JSON.stringify(await work(trx)));
  // The cast is safe: the answer was written by the line above, possibly long ago.
  return JSON.parse(answer) as T;
}

async function replay(trx: Trx, request: IdempotentRequest, hash: string): Promise<IdempotentAnswer> {
  const stored = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('player_id', '=', request.playerId)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (stored.request_hash !== hash || stored.answer === null) {
    throw new KeyMismatchError(`The key ${request.key} came before with another request.`);
  }
  return { answer: stored.answer, isReplay: true };
}

/** Hashes a request, to distinguish it from another one with the same key. */
export function requestHash({ call, body }: Pick<IdempotentRequest, 'call' | 'body'>): string {
  return createHash('sha256').update(call).update('\0').update(canonical(body)).digest('hex');
}

/** Serialises JSON with sorted keys, so that the order of fields doesn't matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
