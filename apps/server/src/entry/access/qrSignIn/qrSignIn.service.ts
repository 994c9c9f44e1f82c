import type { AnswerOf, Calls } from '@touchline/contract';
import { randomInt } from 'node:crypto';
import { hashOf, makeSecret, type Device, type SignedIn } from '../../../accounts/index.ts';
import { type Db, parseId, ProblemError, seconds } from '../../../kernel/index.ts';
import type { Site } from '../../../site/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import type { Entered, OpenEntry } from '../openEntry.ts';
import * as store from './qrSignIn.store.ts';

const MINUTE = 60_000;
/** Lifetime of a code, ms. */
const CODE_LIFE = 3 * MINUTE;
/** Time after the end of a code in which its device may still take the confirmation, ms. */
const TAKING = MINUTE;
const CODE_LENGTH = 8;
/** Without characters that are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export interface QrSignInDeps {
  readonly db: Db;
  readonly openEntry: OpenEntry;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Device that asks to be signed in. */
export interface AskingDevice extends Device {
  readonly country: string | undefined;
}

/** State of a request, or the entry of its device. */
export type QrState =
  | { readonly state: 'waiting' | 'seen' | 'refused' | 'expired' }
  | { readonly state: 'entered'; readonly entered: Entered };

/** Sign-in of a device by another one that is signed in. */
export interface QrSignIn {
  /** Throws a ProblemError 403 on sites without it. */
  begin(site: Site, device: AskingDevice): Promise<AnswerOf<Calls['beginQrSignIn']>>;
  /**
   * Returns the state of a request; the first call after the confirmation opens the session, or asks for the second
   * step, unless the session that confirmed is over. Throws a ProblemError 403 if the player is blocked.
   */
  state(site: Site, secret: string, isSaved: boolean): Promise<QrState>;
  /** Throws a ProblemError 422: QR_UNKNOWN, QR_EXPIRED, QR_USED, QR_OTHER_SITE. */
  lookUp(player: SignedIn, code: string): Promise<AnswerOf<Calls['lookUpQrSignIn']>>;
  /** Throws a ProblemError 422: QR_EXPIRED, QR_USED. */
  answer(player: SignedIn, requestId: string, isConfirmed: boolean): Promise<void>;
}

/** Returns whether a device of a site can be signed in by another one. */
export const offersQrSignIn = ({ config }: Pick<Site, 'config'>): boolean => !config.isAccountMiddleware;

const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

export function createQrSignIn({ db, openEntry, now }: QrSignInDeps): QrSignIn {
  return {
    async begin(site, { userAgent, address, country }) {
      if (!offersQrSignIn(site)) throw notOffered();
      const [secret, code] = [makeSecret(), makeCode()];
      const expiresAt = new Date(now().getTime() + CODE_LIFE);
      const request = {
        site_id: site.id,
        secret_hash: hashOf(secret),
        code_hash: hashOf(code),
        user_agent: userAgent,
        address,
        country: country ?? null,
        started_at: now(),
        expires_at: expiresAt,
      };
      await store.insertRequest(db, request, new Date(now().getTime() - TAKING));
      return { secret, code, expiresAt: expiresAt.getTime() };
    },
    async state(site, secret, isSaved) {
      const row = await store.requestBySecret(db, site.id, hashOf(secret));
      if (!row || row.used_at !== null || row.ended_at !== null) return { state: 'expired' };
      const { id, player_id: playerId, answer, expires_at: end } = row;
      if (answer === 'refused') return { state: 'refused' };
      if (answer === null) {
        if (end <= now()) return { state: 'expired' };
        return { state: playerId === null ? 'waiting' : 'seen' };
      }
      if (playerId === null || end.getTime() + TAKING <= now().getTime()) return { state: 'expired' };
      return db.transaction().execute(async (trx): Promise<QrState> => {
        await lockPlayer(trx, playerId);
        if (!(await store.takeRequest(trx, id, now()))) return { state: 'expired' };
        return { state: 'entered', entered: await openEntry(trx, { site, playerId, isSaved }) };
      });
    },
    async lookUp({ playerId, siteId }, entered) {
      const code = entered.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
      const found = await store.requestByCode(db, hashOf(code));
      if (!found) throw unknown();
      if (found.site_id !== siteId) throw otherSite();
      if (found.expires_at <= now()) throw expired();
      const row = await store.claimRequest(db, found.id, playerId);
      if (!row) throw used();
      return {
        id: String(row.id),
        ...(row.user_agent === null ? {} : { userAgent: row.user_agent }),
        address: row.address,
        ...(row.country === null ? {} : { country: row.country }),
        startedAt: seconds(row.started_at),
        expiresAt: row.expires_at.getTime(),
      };
    },
    async answer({ playerId, sessionId, siteId }, requestId, isConfirmed) {
      const id = parseId(requestId);
      const row = id === undefined ? undefined : await store.requestOf(db, { id, playerId, siteId });
      if (!row) throw used();
      if (row.answer === null && row.expires_at <= now()) throw expired();
      const answer = isConfirmed ? 'confirmed' : 'refused';
      if (!(await store.answerRequest(db, { id: row.id, playerId, sessionId, answer, now: now() })))
        throw used();
    },
  };
}

const notOffered = () =>
  new ProblemError(
    403,
    'MODE_NOT_OFFERED',
    'This site doesn’t offer sign-in by another device: choose another sign-in method.',
  );

const unknown = () =>
  new ProblemError(422, 'QR_UNKNOWN', 'No device shows this code: check it, or get a new one there.');

const expired = () =>
  new ProblemError(422, 'QR_EXPIRED', 'This code is older than three minutes: get a new one on the device.');

const used = () =>
  new ProblemError(422, 'QR_USED', 'This code was used already: get a new one on the device.');

const otherSite = () =>
  new ProblemError(422, 'QR_OTHER_SITE', 'This code belongs to another site: open it there.');
