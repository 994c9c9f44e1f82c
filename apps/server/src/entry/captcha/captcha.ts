import type { AnswerOf, Calls, CaptchaCode, CheckedCallId } from '@touchline/contract';
import { hashOf, makeSecret } from '../../accounts/index.ts';
import { type Db, ProblemError } from '../../kernel/index.ts';
import * as store from './captcha.store.ts';
import { isSolution } from './proofOfWork.ts';

/** Lifetime of a captcha and of a pass, ms. */
const LIFE = 120_000;
/**
 * About 16,000 hashes on average: less than a second on a phone, but hours for a program that needs a million
 * attempts.
 */
const ZEROS = 14;

/** Device and call that a captcha is for; its pass is valid for no other. */
export interface CaptchaOwner {
  readonly siteId: string;
  readonly device: string;
  readonly call: CheckedCallId;
}

/** Captchas. The built-in one makes the device do a proof of work, without asking the player anything. */
export interface Captcha {
  update(owner: CaptchaOwner): Promise<AnswerOf<Calls['captchaUpdate']>>;
  time(): AnswerOf<Calls['captchaTime']>;
  /** Exchanges a solution for a pass, once. Throws a ProblemError 400 with one of the four captcha codes. */
  validate(
    siteId: string,
    captcha: { readonly id: string; readonly solution: string },
  ): Promise<AnswerOf<Calls['captchaValidate']>>;
  /** Marks an owner's pass as used. Throws a ProblemError 400 with one of the four captcha codes. */
  usePass(owner: CaptchaOwner, pass: string | undefined): Promise<void>;
}

const messages: Readonly<Record<CaptchaCode, string>> = {
  CAPTCHA_NEEDED: 'Too many attempts: solve a captcha, and send the same request with its pass.',
  CAPTCHA_WRONG: 'Wrong captcha answer or invalid pass: get a new captcha.',
  CAPTCHA_EXPIRED: 'This captcha has expired: get a new one.',
  CAPTCHA_USED: 'This captcha was already used: get a new one.',
};

const refused = (code: CaptchaCode) => new ProblemError(400, code, messages[code]);

/**
 * Creates captchas that the device solves by itself.
 * @param zeros difficulty: leading zero bits of the hash
 */
export function createLocalCaptcha({
  db,
  now,
  zeros = ZEROS,
}: {
  readonly db: Db;
  readonly now: () => Date;
  readonly zeros?: number | undefined;
}): Captcha {
  const after = (ms: number): Date => new Date(now().getTime() + ms);
  const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

  return {
    async update({ siteId, device, call }) {
      const [id, salt, expiresAt] = [makeSecret(), makeSecret(), after(LIFE)];
      await store.insertCaptcha(
        db,
        {
          id,
          site_id: siteId,
          device_hash: hashOf(device),
          call,
          salt,
          zeros,
          expires_at: expiresAt,
          solved_at: null,
          pass_hash: null,
          used_at: null,
        },
        now(),
      );
      return { id, type: 'proof-of-work', salt, zeros, expiresAt: inSeconds(expiresAt) };
    },
    time: () => ({ time: LIFE / 1000, type: 'proof-of-work', error_message: '' }),
    async validate(siteId, { id, solution }) {
      const row = await store.findCaptcha(db, id, siteId);
      if (!row || !isSolution(row.salt, row.zeros, solution)) throw refused('CAPTCHA_WRONG');
      if (row.solved_at !== null) throw refused('CAPTCHA_USED');
      if (row.expires_at <= now()) throw refused('CAPTCHA_EXPIRED');
      const [pass, passEnds] = [makeSecret(), after(LIFE)];
      if (!(await store.solve(db, { id, passHash: hashOf(pass), passEnds, now: now() }))) {
        throw refused('CAPTCHA_USED');
      }
      return { pass, expiresAt: inSeconds(passEnds) };
    },
    async usePass({ siteId, device, call }, pass) {
      if (pass === undefined) throw refused('CAPTCHA_NEEDED');
      const row = await store.findPass(db, hashOf(pass), siteId);
      if (!row || row.device_hash !== hashOf(device) || row.call !== call) throw refused('CAPTCHA_WRONG');
      if (row.used_at !== null) throw refused('CAPTCHA_USED');
      if (row.expires_at <= now()) throw refused('CAPTCHA_EXPIRED');
      if (!(await store.usePass(db, row.id, now()))) throw refused('CAPTCHA_USED');
    },
  };
}
