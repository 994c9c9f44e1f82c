import type { StaffProof } from '@touchline/contract/operators';
import type { SecretBox } from '../../delivery/index.ts';
import { counterOf } from '../../entry/index.ts';
import { type AuditWriter, type Core, ProblemError, type Trx } from '../../kernel/index.ts';
import { countAttempt, forgetAttempts, takeAttemptBack } from '../signIn/attempts.ts';
import { hasAccess, lockPerson, openKey, useCode, type PersonRow } from '../signIn/credentials.ts';
import { passkeysOf, readAssertion, type ConsoleParty } from '../signIn/passkeys.ts';
import type { EntryRequest } from '../signIn/records.ts';
import { isPasswordOf, recordLock } from '../signIn/signIn.service.ts';

/** Time after a sign-in in which people without password and passkeys need no other proof, ms. */
const FRESH = 10 * 60_000;

/** A call about the own profile. */
export interface OwnRequest extends EntryRequest {
  readonly staffId: bigint;
  readonly rp: ConsoleParty;
  /** Session of the call; undefined for a development operator’s token. */
  readonly session: { readonly id: bigint; readonly createdAt: Date } | undefined;
}

export interface ProofDeps extends Pick<Core, 'db' | 'now'> {
  readonly auditLog: AuditWriter;
  readonly secretBox: SecretBox;
}

/** Changes something of a person who is locked. */
type Work<T> = (trx: Trx, person: PersonRow) => Promise<T>;

/**
 * Changes something of a person in a transaction, if the proof is theirs: a session that somebody has taken over doesn’t
 * become a sign-in method of theirs. Wrong passwords and codes count like those of the sign-in.
 * @throws ProblemError: 403 PROOF_WRONG, SIGN_IN_AGAIN, 422 as for sign-ins by passkey, 429 STAFF_LOCKED
 */
export async function withProof<T>(
  deps: ProofDeps,
  request: OwnRequest,
  proof: StaffProof | undefined,
  work: Work<T>,
): Promise<T> {
  if (proof === undefined) return withoutProof(deps, request, work);
  if ('password' in proof) return withPassword(deps, request, proof, work);
  const { db, now } = deps;
  const { rp, staffId } = request;
  const read = await readAssertion(db, rp, proof, { at: now(), staffId });
  return change(deps, request, async (trx, person) => {
    await read.use(trx);
    return work(trx, person);
  });
}

/** Changes something of a person who is locked. Throws a ProblemError 401 if the access has ended meanwhile. */
export function change<T>({ db, now }: ProofDeps, { staffId }: OwnRequest, work: Work<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, staffId);
    if (!hasAccess(person, now()))
      throw new ProblemError(
        401,
        'OPERATOR_SIGN_IN_NEEDED',
        'Your access has ended: ask who administers your staff.',
      );
    return work(trx, person);
  });
}

async function withPassword<T>(
  deps: ProofDeps,
  request: OwnRequest,
  { password, code }: Extract<StaffProof, { password: string }>,
  work: Work<T>,
): Promise<T> {
  const { db, now, secretBox, auditLog } = deps;
  const { staffId } = request;
  const attempt = await countAttempt(db, { staffId }, now());
  try {
    const person = await db
      .selectFrom('staff')
      .selectAll()
      .where('id', '=', staffId)
      .executeTakeFirstOrThrow();
    const { totp_secret: sealed, password_hash: hash } = person;
    if (!(await isPasswordOf(person, password)) || sealed === null) throw proofWrong();
    const counter = counterOf(openKey(secretBox, staffId, sealed), code, now().getTime());
    if (counter === undefined) throw proofWrong();
    return await change(deps, request, async (trx, locked) => {
      const isSame = locked.password_hash === hash && locked.totp_secret === sealed;
      if (!isSame || !(await useCode(trx, staffId, counter))) throw proofWrong();
      await forgetAttempts(trx, staffId);
      return work(trx, locked);
    });
  } catch (error) {
    const isWrong = error instanceof ProblemError && error.code === 'PROOF_WRONG';
    // A failure for another reason was no guess.
    if (!isWrong) await takeAttemptBack(db, staffId);
    else if (attempt.isLocking) {
      const { name } = await db
        .selectFrom('staff')
        .select('name')
        .where('id', '=', staffId)
        .executeTakeFirstOrThrow();
      await recordLock(auditLog, db, { id: staffId, name }, request);
    }
    throw error;
  }
}

function withoutProof<T>(deps: ProofDeps, request: OwnRequest, work: Work<T>): Promise<T> {
  const { session } = request;
  return change(deps, request, async (trx, person) => {
    const hasOwn = person.password_hash !== null || (await passkeysOf(trx, person.id)).length > 0;
    if (hasOwn) throw proofWrong();
    const isFresh = !session || deps.now().getTime() - session.createdAt.getTime() < FRESH;
    if (!isFresh)
      throw new ProblemError(
        403,
        'SIGN_IN_AGAIN',
        'This needs a sign-in of the last ten minutes: sign out, sign in again, and repeat it.',
      );
    return work(trx, person);
  });
}

const proofWrong = () =>
  new ProblemError(
    403,
    'PROOF_WRONG',
    'The password or the code is wrong, or the code was used already: enter the password and the next code, or use a passkey.',
  );
