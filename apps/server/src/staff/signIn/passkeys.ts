import type { AnswerOf } from '@touchline/contract';
import { storedText } from '@touchline/contract/enteredTexts';
import type { OperatorCalls } from '@touchline/contract/operatorCalls';
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  CHALLENGE_LIFE,
  checkAssertion,
  checkCreation,
  creationOptions,
  MOST_PASSKEYS,
  passkeyExpired,
  passkeyRefused,
  passkeyUnknown,
  type Assertion,
} from '../../entry/index.ts';
import { type Db, ProblemError, type Trx } from '../../kernel/index.ts';
import type { StaffPasskeysTable } from '../staff.tables.ts';
import { findChallenge, makeChallenge, takeChallenge, type AnsweredName } from './challenges.ts';
import type { ChallengePurpose } from './signIn.tables.ts';

/** The console at the address of a request, which passkeys belong to. */
export interface ConsoleParty {
  /** Host of the passkeys. */
  readonly id: string;
  readonly origin: string;
  /** Name that authenticators show. */
  readonly name: string;
}

type Creation = AnswerOf<OperatorCalls['beginStaffPasskey']>;
type Request = AnswerOf<OperatorCalls['beginStaffPasskeySignIn']>;
type PasskeyRow = Selectable<StaffPasskeysTable>;

/** A passkey’s answer to a challenge. */
export interface PasskeyAnswer {
  readonly guid: string;
  readonly credential: Assertion;
}

/** A created passkey, and the challenge that it answers. */
export interface CreatedPasskey {
  readonly rp: ConsoleParty;
  readonly name: AnsweredName;
  readonly staffId: bigint;
  readonly label: string;
  readonly credential: Parameters<typeof checkCreation>[2];
}

/** Returns the name of a person on authenticators: the same for all of their passkeys. */
const handleOf = (staffId: bigint): string =>
  createHash('sha256').update(`staff passkeys ${staffId}`).digest('base64url');

/** Returns the passkeys of a person, oldest first. */
export function passkeysOf(db: Db | Trx, staffId: bigint): Promise<PasskeyRow[]> {
  return db.selectFrom('staff_passkeys').selectAll().where('staff_id', '=', staffId).orderBy('id').execute();
}

/** Begins the creation of a passkey. Throws a ProblemError 409 PASSKEYS_FULL. */
export async function beginCreation(
  db: Db,
  {
    rp,
    person,
    owner,
    purpose,
    at,
  }: {
    readonly rp: ConsoleParty;
    readonly person: { readonly id: bigint; readonly email: string };
    readonly owner?: string;
    readonly purpose: 'passkey' | 'invited-passkey';
    readonly at: Date;
  },
): Promise<Creation> {
  // Those that an invited person had end with the acceptance.
  const known = purpose === 'passkey' ? await passkeysOf(db, person.id) : [];
  if (known.length >= MOST_PASSKEYS) throw passkeysFull();
  const made = await makeChallenge(
    db,
    { purpose, staffId: person.id, rpId: rp.id, ...(owner === undefined ? {} : { owner }) },
    at,
  );
  const options = creationOptions({
    challenge: made.secret,
    rp: { id: rp.id, name: rp.name },
    user: { id: handleOf(person.id), name: person.email, displayName: person.email },
    known,
  });
  return { guid: made.guid, options, expiresAt: made.expiresAt.getTime() };
}

/**
 * Checks a created passkey and uses its challenge up.
 * @returns a function that stores it, in the transaction in which the person is locked. It throws a ProblemError: 409
 *   PASSKEY_EXISTS, PASSKEYS_FULL, 422 PASSKEY_EXPIRED
 */
export async function readCreation(
  db: Db,
  { rp, name, staffId, label, credential }: CreatedPasskey,
  at: Date,
): Promise<(trx: Trx) => Promise<void>> {
  const challenge = await findChallenge(db, name, at);
  if (!challenge || challenge.rp_id !== rp.id) throw passkeyExpired();
  const info = await checkCreation(rp, challenge.secret, credential).catch(async (error: unknown) => {
    await takeChallenge(db, name, at);
    throw error;
  });
  return async (trx) => {
    // An act that ends access has ended the challenge, or waits for the lock.
    if (!(await takeChallenge(trx, name, at))) throw passkeyExpired();
    if ((await passkeysOf(trx, staffId)).length >= MOST_PASSKEYS) throw passkeysFull();
    const row = await trx
      .insertInto('staff_passkeys')
      .values({
        staff_id: staffId,
        credential_id: info.credential.id,
        public_key: Buffer.from(info.credential.publicKey),
        counter: BigInt(info.credential.counter),
        transports: [...(credential.response.transports ?? [])],
        name: storedText(label),
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw passkeyExists();
  };
}

/**
 * Begins a sign-in or a proof by passkey.
 * @param about the person, for a proof
 */
export async function beginRequest(
  db: Db,
  rp: ConsoleParty,
  at: Date,
  about?: { readonly staffId: bigint },
): Promise<Request> {
  const purpose: ChallengePurpose = about ? 'proof' : 'sign-in';
  const made = await makeChallenge(db, { ...about, purpose, rpId: rp.id }, at);
  const allowed = about ? await passkeysOf(db, about.staffId) : [];
  const allowCredentials = allowed.map(({ credential_id: id, transports }) => ({
    id,
    transports,
    type: 'public-key' as const,
  }));
  const options: Request['options'] = {
    challenge: made.secret,
    rpId: rp.id,
    timeout: CHALLENGE_LIFE,
    userVerification: 'required',
    ...(allowCredentials.length > 0 && { allowCredentials }),
  };
  return { guid: made.guid, options, expiresAt: made.expiresAt.getTime() };
}

/**
 * Checks the answer of a passkey whose device has verified its user. The challenge is used up, whether the answer is
 * right or not.
 * @param about the person, for a proof
 * @returns the owner, and a function that stores the use, in the transaction in which the person is locked. Both throw
 *   a ProblemError 422
 */
export async function readAssertion(
  db: Db,
  rp: ConsoleParty,
  { guid, credential }: PasskeyAnswer,
  { at, staffId }: { readonly at: Date; readonly staffId?: bigint },
): Promise<{ readonly staffId: bigint; use(trx: Trx): Promise<void> }> {
  const name: AnsweredName =
    staffId === undefined ? { purpose: 'sign-in', guid } : { purpose: 'proof', guid, staffId };
  const challenge = await takeChallenge(db, name, at);
  if (!challenge || challenge.rp_id !== rp.id) throw passkeyExpired();
  const find = (from: Db | Trx) =>
    from
      .selectFrom('staff_passkeys')
      .selectAll()
      .where('credential_id', '=', credential.id)
      .executeTakeFirst();
  const found = await find(db);
  if (!found || (staffId !== undefined && found.staff_id !== staffId)) throw passkeyUnknown();
  const { userHandle } = credential.response;
  if (userHandle !== undefined && userHandle !== handleOf(found.staff_id)) throw passkeyRefused();
  return {
    staffId: found.staff_id,
    async use(trx) {
      // Read again: of two uses at once the second compares with the counter of the first.
      const passkey = await find(trx);
      if (!passkey) throw passkeyUnknown();
      const { counter } = await checkAssertion({
        rp,
        challenge: { challenge: challenge.secret },
        passkey: {
          ...passkey,
          rp_id: rp.id,
          public_key: Buffer.from(passkey.public_key).toString('base64url'),
        },
        credential,
        isUserVerified: true,
      });
      await trx
        .updateTable('staff_passkeys')
        .set({ counter, last_used_at: at })
        .where('id', '=', passkey.id)
        .execute();
    },
  };
}

const passkeysFull = () =>
  new ProblemError(
    409,
    'PASSKEYS_FULL',
    `A person can have ${MOST_PASSKEYS} passkeys: remove one that you don’t use.`,
  );

const passkeyExists = () =>
  new ProblemError(
    409,
    'PASSKEY_EXISTS',
    'This passkey is in use already: choose another device or password manager.',
  );
