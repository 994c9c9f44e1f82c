import { randomBytes, randomInt } from 'node:crypto';
import { hashOf, makeSecret } from '../accounts/secrets.ts';
import type { Db } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import * as store from './oneTimeCodes.store.ts';
import type { CodePurpose } from './oneTimeCodes.tables.ts';

/** Uses up a ticket without a player, such as that of a phone to be registered; undefined if it has expired. */
export { useTicket as redeemTicket } from './oneTimeCodes.store.ts';

const MINUTE = 60_000;
/** Lifetime of a code and of its ticket, ms. */
export const CODE_LIFE = 10 * MINUTE;
/** Minimum time between two codes, ms: messages take a while to arrive, and a second one only confuses. */
export const RESEND_AFTER = MINUTE;
const MOST_TRIES = 5;
const MOST_IN_AN_HOUR = 5;
const HOUR = 60 * MINUTE;
const KEPT = 24 * HOUR;

/** Player and target of a code. */
export interface CodeReader {
  readonly playerId: bigint;
  readonly target: string;
}

export interface CodeRequest {
  readonly siteId: string;
  readonly purpose: CodePurpose;
  /** Absent for an unknown name: a code is made all the same, and not sent. */
  readonly reader?: CodeReader | undefined;
}

/** Answer to the request for a code. Times are UTC ms. */
export interface SentCode {
  readonly guid: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}

export interface MadeCode {
  readonly sent: SentCode;
  /** For the message only. */
  readonly code: string;
}

export interface OneTimeCodes {
  /** Makes a code in the caller's transaction. */
  make(db: Db, request: CodeRequest): Promise<MadeCode>;
  /** Whether a player may be sent another code of a purpose: at most five an hour. */
  hasRoom(db: Db, playerId: bigint, purpose: CodePurpose): Promise<boolean>;
  /** Exchanges a code for a ticket. Throws a ProblemError 422: CODE_WRONG, CODE_EXPIRED. */
  prove(
    db: Db,
    name: store.CodeName,
    code: string,
  ): Promise<{ readonly ticket: string; readonly expiresAt: number }>;
  /** Returns the player of a ticket without using it up. Throws a ProblemError 422 CODE_EXPIRED. */
  readerOf(db: Db, name: store.CodeName, ticket: string): Promise<CodeReader>;
  /** Uses a ticket up in the caller's transaction, and returns its player. Throws a ProblemError 422 CODE_EXPIRED. */
  redeem(db: Db, name: store.CodeName, ticket: string): Promise<CodeReader>;
}

const expired = () =>
  new ProblemError(
    422,
    'CODE_EXPIRED',
    'This code was used, has expired or was entered wrong too often. Ask for a new one.',
  );

/** The guid, which is unique per code, serves as the salt. */
const codeHash = (guid: string, code: string): string => hashOf(`${guid}:${code}`);

function requireReader(row: store.CodeRow | undefined): CodeReader {
  if (!row || row.player_id === null || row.target === null) throw expired();
  return { playerId: row.player_id, target: row.target };
}

/** One-time codes of all purposes. */
export function createOneTimeCodes(now: () => Date): OneTimeCodes {
  const after = (ms: number): Date => new Date(now().getTime() + ms);
  return {
    async make(db, { siteId, purpose, reader }) {
      await store.dropOld(db, after(-KEPT));
      const guid = randomBytes(16).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = after(CODE_LIFE);
      await store.insertCode(db, {
        guid,
        site_id: siteId,
        purpose,
        player_id: reader?.playerId ?? null,
        target: reader?.target ?? null,
        code_hash: codeHash(guid, code),
        made_at: now(),
        expires_at: expiresAt,
        ticket_hash: null,
        used_at: null,
      });
      const resendAt = after(RESEND_AFTER).getTime();
      return { code, sent: { guid, expiresAt: expiresAt.getTime(), resendAt } };
    },
    hasRoom: async (db, playerId, purpose) =>
      (await store.codesSince(db, playerId, purpose, after(-HOUR))) < MOST_IN_AN_HOUR,
    async prove(db, name, code) {
      const row = await store.countTry(db, name, MOST_TRIES, now());
      if (!row) throw expired();
      if (row.code_hash !== codeHash(row.guid, code)) {
        throw new ProblemError(422, 'CODE_WRONG', 'Wrong code: check the message and try again.');
      }
      const ticket = makeSecret();
      const expiresAt = after(CODE_LIFE);
      await store.setTicket(db, name, hashOf(ticket), expiresAt);
      return { ticket, expiresAt: expiresAt.getTime() };
    },
    readerOf: async (db, name, ticket) =>
      requireReader(await store.codeOfTicket(db, name, hashOf(ticket), now())),
    redeem: async (db, name, ticket) => requireReader(await store.useTicket(db, name, hashOf(ticket), now())),
  };
}
