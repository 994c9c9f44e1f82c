import { randomBytes, randomInt } from 'node:crypto';
import { hashOf, makeSecret } from '../secrets.ts';
import { type Db, type Trx, ProblemError } from '../../kernel/index.ts';
import { Secret, type CodePurpose } from '../../delivery/index.ts';
import * as store from './oneTimeCodes.store.ts';

/** The use of a ticket without a player, such as that of a phone to be registered. */
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
/** Lifetime of a link that has the effect of a code, ms: a mail may be opened the next morning. */
export const LINK_LIFE = KEPT;
const DIGITS = 6;
/** Digits of a code whose name is much asked for: all askers together can't guess it either. */
const MANY_DIGITS = 10;

/** Player and target of a code. */
export interface CodeReader {
  readonly playerId: bigint;
  readonly target: string;
  /** Hash of what the code confirms, if it is valid for that only. */
  readonly boundTo?: string | undefined;
}

/** Asker of a code who has proved nothing: anyone can ask for the codes of any name. */
export interface CodeAsker {
  readonly address: string;
  /** True if codes were requested for the name so often, from all addresses, that the next one is longer. */
  readonly isCrowd: boolean;
}

/**
 * Requests that replace each other's code, and are counted together: those of a signed-in player, or those for a name
 * from one address. A stranger's requests neither end an owner's code nor use up the owner's codes.
 */
export type CodeScope = { readonly playerId: bigint } | { readonly name: string; readonly asker: CodeAsker };

export interface CodeRequest {
  readonly siteId: string;
  readonly purpose: CodePurpose;
  readonly scope: CodeScope;
  /** Absent for an unknown name: a code is made all the same, and not sent. */
  readonly reader?: CodeReader | undefined;
}

/** Answer to the request for a code. Times are UTC ms. */
export interface SentCode {
  readonly guid: string;
  /** Number of digits. */
  readonly length: number;
  readonly expiresAt: number;
  readonly resendAt: number;
}

export interface MadeCode {
  readonly sent: SentCode;
  /** For the message only. */
  readonly code: Secret;
}

export interface OneTimeCodes {
  /** Makes a code in the caller's transaction, and ends those that its scope had for the purpose. */
  make(trx: Trx, request: CodeRequest): Promise<MadeCode>;
  /**
   * Checks that a scope may be sent another code of a purpose: at most five an hour. Its other requests wait until the
   * caller's transaction ends. Throws a ProblemError 422 TOO_MANY_CODES.
   */
  requireRoom(trx: Trx, request: Omit<CodeRequest, 'reader'>): Promise<void>;
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
  /**
   * Redeems a player's own ticket, and returns its target. Throws a ProblemError 422 CODE_EXPIRED for another's, too.
   */
  redeemOwn(db: Db, name: store.CodeName, ticket: string, playerId: bigint): Promise<string>;
  /**
   * Uses up the code whose link was followed; false if it was used, replaced, or is older than a day.
   */
  redeemLink(trx: Trx, name: store.CodeName): Promise<boolean>;
}

const expired = () =>
  new ProblemError(
    422,
    'CODE_EXPIRED',
    'This code was used, has expired or was entered wrong too often. Ask for a new one.',
  );

const scopeHash = (scope: CodeScope): string =>
  hashOf('playerId' in scope ? `player ${scope.playerId}` : `name ${scope.name} from ${scope.asker.address}`);

/** The guid, which is unique per code, serves as the salt. */
const codeHash = (guid: string, code: string): string => hashOf(`${guid}:${code}`);

function requireReader(row: store.CodeRow | undefined): CodeReader {
  if (!row || row.player_id === null || row.target === null) throw expired();
  return { playerId: row.player_id, target: row.target, boundTo: row.bound_to ?? undefined };
}

/** One-time codes of all purposes. */
export function createOneTimeCodes(now: () => Date): OneTimeCodes {
  const after = (ms: number): Date => new Date(now().getTime() + ms);

  const redeem: OneTimeCodes['redeem'] = async (db, name, ticket) =>
    requireReader(await store.useTicket(db, name, hashOf(ticket), now()));

  return {
    async make(trx, { siteId, purpose, scope, reader }) {
      const among = { siteId, purpose, scope: scopeHash(scope) };
      await store.lockScope(trx, among);
      await store.dropOld(trx, after(-KEPT));
      await store.endCodes(trx, among, now());
      const guid = randomBytes(16).toString('base64url');
      const length = 'asker' in scope && scope.asker.isCrowd ? MANY_DIGITS : DIGITS;
      const code = String(randomInt(10 ** length)).padStart(length, '0');
      const expiresAt = after(CODE_LIFE);
      await store.insertCode(trx, {
        guid,
        site_id: siteId,
        purpose,
        scope: among.scope,
        player_id: reader?.playerId ?? null,
        target: reader?.target ?? null,
        code_hash: codeHash(guid, code),
        made_at: now(),
        expires_at: expiresAt,
        ticket_hash: null,
        used_at: null,
        bound_to: reader?.boundTo ?? null,
      });
      const resendAt = after(RESEND_AFTER).getTime();
      return { code: new Secret(code), sent: { guid, length, expiresAt: expiresAt.getTime(), resendAt } };
    },
    async requireRoom(trx, { siteId, purpose, scope }) {
      const among = { siteId, purpose, scope: scopeHash(scope) };
      await store.lockScope(trx, among);
      if ((await store.codesSince(trx, among, after(-HOUR))) < MOST_IN_AN_HOUR) return;
      throw new ProblemError(
        422,
        'TOO_MANY_CODES',
        'You’ve reached the limit of five codes per hour: try again later.',
      );
    },
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
    redeem,
    async redeemOwn(db, name, ticket, playerId) {
      const reader = await redeem(db, name, ticket);
      if (reader.playerId === playerId) return reader.target;
      throw new ProblemError(422, 'CODE_EXPIRED', 'This code isn’t yours: ask for a new one.');
    },
    redeemLink: (trx, name) => store.useCode(trx, name, after(-LINK_LIFE), now()),
  };
}
