import type { AnswerOf } from '@touchline/contract';
import type { OperatorCalls } from '@touchline/contract/operatorCalls';
import type { SecretBox } from '../../delivery/index.ts';
import { counterOf, makeTotpSecret, totpUri, wrongCode } from '../../entry/index.ts';
import { type Db, ProblemError, type Trx } from '../../kernel/index.ts';
import { findChallenge, makeChallenge, takeChallenge, type AnsweredName } from './challenges.ts';
import { openKey, sealedKey } from './credentials.ts';

/** Time for setting an authenticator app up, ms. */
const SETUP_LIFE = 15 * 60_000;

/** A new authenticator app, by its first code. */
export interface ConfirmedKey {
  /** Key, encrypted for storage. */
  readonly sealed: string;
  /** Counter of the code, which doesn't count again. */
  readonly counter: bigint;
}

/** Makes a key for the authenticator app of a person. */
export async function beginSetup(
  { db, secretBox }: { readonly db: Db; readonly secretBox: SecretBox },
  about: {
    readonly person: { readonly id: bigint; readonly email: string };
    readonly company: string;
    readonly name: Pick<AnsweredName, 'purpose' | 'owner'>;
  },
  at: Date,
): Promise<AnswerOf<OperatorCalls['beginStaffAuthenticator']>> {
  const { person, company, name } = about;
  const key = makeTotpSecret();
  const secret = sealedKey(secretBox, person.id, key);
  const made = await makeChallenge(db, { ...name, staffId: person.id, secret, life: SETUP_LIFE }, at);
  return {
    guid: made.guid,
    secret: key,
    uri: totpUri({ secret: key, company, login: person.email }),
    expiresAt: made.expiresAt.getTime(),
  };
}

/**
 * Checks the first code of a new app. A wrong one can be corrected.
 * @throws ProblemError 422: SETUP_EXPIRED, CODE_WRONG
 */
export async function confirmSetup(
  trx: Trx,
  secretBox: SecretBox,
  { name, staffId, code }: { readonly name: AnsweredName; readonly staffId: bigint; readonly code: string },
  at: Date,
): Promise<ConfirmedKey> {
  const setup = await findChallenge(trx, name, at);
  if (!setup) throw setupExpired();
  const counter = counterOf(openKey(secretBox, staffId, setup.secret), code, at.getTime());
  if (counter === undefined) throw wrongCode();
  if (!(await takeChallenge(trx, name, at))) throw setupExpired();
  return { sealed: setup.secret, counter: BigInt(counter) };
}

const setupExpired = () =>
  new ProblemError(
    422,
    'SETUP_EXPIRED',
    'This key for the authenticator app was used or is older than 15 minutes: start the setup again.',
  );
