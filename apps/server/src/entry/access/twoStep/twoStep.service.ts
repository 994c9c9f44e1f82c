import type { AnswerOf, Calls } from '@touchline/contract';
import { randomInt } from 'node:crypto';
import {
  findPlayer,
  requirePassword,
  type EndPendingGrants,
  changeProfile,
  findProfile,
  isEmailConfirmed,
} from '../../../accounts/index.ts';
import { type Db, ProblemError, seconds } from '../../../kernel/index.ts';
import type { Mail, SecretBox } from '../../../delivery/index.ts';
import type { Site } from '../../../site/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import { wrongCode } from '../problems.ts';
import { recoveryHash } from './recoveryHash.ts';
import { counterOf, makeTotpSecret, totpUri } from './totp.ts';
import * as store from './twoStep.store.ts';

const RECOVERY_CODES = 10;
/** Without characters that are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export interface TwoStep {
  state(playerId: bigint): Promise<AnswerOf<Calls['twoStep']>>;
  /**
   * Makes a secret for the player's app. Throws a ProblemError: 403 on a wrong password, 409 if the app is enabled.
   */
  begin(site: Site, playerId: bigint, password: string): Promise<AnswerOf<Calls['beginTwoStep']>>;
  /** Enables the app. Throws a ProblemError: 409 without a preceding `begin`, 422 on a wrong code. */
  enable(playerId: bigint, code: string): Promise<AnswerOf<Calls['enableTwoStep']>>;
  /** Throws a ProblemError 403 on a wrong password. */
  disable(playerId: bigint, password: string): Promise<AnswerOf<Calls['disableTwoStep']>>;
  /** Throws a ProblemError: 403 on a wrong password, 422 without a confirmed e-mail or if mail can't be sent. */
  changeEmail(
    site: Site,
    playerId: bigint,
    wanted: { readonly isOn: boolean; readonly password: string },
  ): Promise<AnswerOf<Calls['changeEmailStep']>>;
}

/** Makes a recovery code: eight letters and digits in two halves. */
function makeRecoveryCode(): string {
  const half = (): string =>
    Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return `${half()}-${half()}`;
}

const notBegun = () =>
  new ProblemError(
    409,
    'TWO_STEP_STATE',
    'App codes are already on, or their setup was never started: check again.',
  );

/** Enables and disables the methods of two-step sign-in. */
export function createTwoStep({
  db,
  secretBox,
  mail,
  endPendingGrants,
  now,
}: {
  db: Db;
  /** Encrypts the secrets of authenticator apps. */
  secretBox: SecretBox;
  mail: Pick<Mail, 'requireTransport'>;
  endPendingGrants: EndPendingGrants;
  now: () => Date;
}): TwoStep {
  return {
    async state(playerId) {
      const [app, profile] = [await store.findTwoStep(db, playerId), await findProfile(db, playerId)];
      const since = app?.enabled_at ?? undefined;
      return {
        isAppOn: since !== undefined,
        isEmailOn: profile?.has_email_code ?? false,
        recoveryCodesLeft: since === undefined ? 0 : (app?.recovery_hashes.length ?? 0),
        ...(since === undefined ? {} : { since: seconds(since) }),
      };
    },
    async begin(site, playerId, password) {
      const { login } = await requirePassword(db, playerId, password);
      const secret = makeTotpSecret();
      if (!(await store.beginTwoStep(db, playerId, store.sealedTotp(secretBox, playerId, secret))))
        throw notBegun();
      return { secret, uri: totpUri({ secret, company: site.config.companyName, login }) };
    },
    async enable(playerId, code) {
      const row = await store.findTwoStep(db, playerId);
      if (!row || row.secret === null || row.enabled_at !== null) throw notBegun();
      const counter = counterOf(store.openTotp(secretBox, playerId, row.secret), code, now().getTime());
      if (counter === undefined) throw wrongCode();
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
      const { secret } = row;
      await db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        const hashes = recoveryCodes.map(recoveryHash);
        if (!(await store.enableTwoStep(trx, { playerId, secret, counter, hashes, at: now() }))) {
          throw notBegun();
        }
        await changeProfile(trx, playerId, { has_two_factor: true });
      });
      return { recoveryCodes };
    },
    async disable(playerId, password) {
      await requirePassword(db, playerId, password);
      await db.transaction().execute(async (trx) => {
        await endPendingGrants(trx, playerId, now());
        await store.dropTwoStep(trx, playerId);
        await changeProfile(trx, playerId, { has_two_factor: false });
      });
      return { isAppOn: false };
    },
    async changeEmail(site, playerId, { isOn, password }) {
      await requirePassword(db, playerId, password);
      if (isOn) {
        mail.requireTransport(site);
        await requireConfirmedEmail(db, playerId);
      }
      await db.transaction().execute(async (trx) => {
        if (!isOn) await endPendingGrants(trx, playerId, now());
        await changeProfile(trx, playerId, { has_email_code: isOn });
      });
      return { isEmailOn: isOn };
    },
  };
}

/** Requires a confirmed address: a mistyped one would lock its owner out. */
async function requireConfirmedEmail(db: Db, playerId: bigint): Promise<void> {
  const [{ email }, profile] = [await findPlayer(db, playerId), await findProfile(db, playerId)];
  if (email !== null && isEmailConfirmed(profile)) return;
  throw new ProblemError(
    422,
    'EMAIL_NOT_CONFIRMED',
    'We can only send codes to a confirmed e-mail: add one to your profile and confirm it first.',
  );
}
