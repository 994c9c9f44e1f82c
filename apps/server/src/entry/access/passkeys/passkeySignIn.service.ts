import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { hashOf, type Sessions } from '../../../accounts/index.ts';
import type { Db } from '../../../kernel/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import type { OpenedEntry } from '../openEntry.ts';
import { codeOver } from '../problems.ts';
import { countPending, findPending, usePending } from '../twoStep/pendingSignIns.store.ts';
import { CHALLENGE_LIFE, createChallenges, type Challenge } from './challenges.ts';
import { useAssertion } from './checkAssertion.ts';
import { passkeyElsewhere, passkeyUnknown } from './passkeyProblems.ts';
import { findOwnPasskey, findPasskey, passkeysOf, type PasskeyRow } from './passkeys.store.ts';
import { requirePasskeys, type RelyingParty } from './relyingParty.ts';

const MOST_TRIES = 5;

type Begun = AnswerOf<Calls['beginPasskeySignIn']>;
type Options = Begun['options'];

export interface PasskeySignInDeps {
  readonly db: Db;
  readonly sessions: Pick<Sessions, 'open'>;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Sign-in with a passkey, and the second step with one. */
export interface PasskeySignIn {
  /** Throws a ProblemError 403 on sites without passkeys. */
  begin(rp: RelyingParty): Promise<Begun>;
  /**
   * Opens a session. The passkey is something the player has, and the device has verified the player: no second step
   * follows. Throws a ProblemError: 403 if the player is blocked, 422 PASSKEY_EXPIRED, PASSKEY_UNKNOWN,
   * PASSKEY_REFUSED, PASSKEY_COPIED.
   */
  enter(rp: RelyingParty, answer: BodyOf<Calls['signInByPasskey']>): Promise<OpenedEntry>;
  /** Throws a ProblemError 422: CODE_EXPIRED, PASSKEY_ELSEWHERE. */
  beginStep(rp: RelyingParty, step: string): Promise<Begun>;
  /** Completes the second step. Throws like `enter`, and 422 CODE_EXPIRED. */
  confirm(rp: RelyingParty, answer: BodyOf<Calls['confirmByPasskey']>): Promise<OpenedEntry>;
}

export function createPasskeySignIn({ db, sessions, now }: PasskeySignInDeps): PasskeySignIn {
  const challenges = createChallenges(db, now);

  async function ofSite(rp: RelyingParty, credentialId: string): Promise<PasskeyRow> {
    const passkey = await findPasskey(db, rp.site.id, credentialId);
    if (!passkey || passkey.rp_id !== rp.id) throw passkeyUnknown();
    return passkey;
  }

  return {
    async begin(rp) {
      requirePasskeys(rp.site);
      const made = await challenges.make(rp, { purpose: 'sign-in', player_id: null, user_handle: null });
      return begun(rp, made, 'required', []);
    },
    async enter(rp, { guid, credential, save }) {
      requirePasskeys(rp.site);
      const challenge = await challenges.take(rp, 'sign-in', guid);
      const { id, player_id: playerId } = await ofSite(rp, credential.id);
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        const passkey = await findOwnPasskey(trx, playerId, id);
        if (!passkey) throw passkeyUnknown();
        const check = { rp, challenge, passkey, credential, at: now() };
        await useAssertion(trx, { ...check, isUserVerified: true });
        return { ...(await sessions.open(trx, playerId, save)), playerId };
      });
    },
    async beginStep(rp, step) {
      const pending = await findPending(db, { guidHash: hashOf(step), siteId: rp.site.id }, now());
      if (!pending) throw codeOver();
      const { player_id: playerId } = pending;
      const here = (await passkeysOf(db, playerId)).filter((one) => one.rp_id === rp.id);
      if (here.length === 0) throw passkeyElsewhere();
      const made = await challenges.make(rp, { purpose: 'step', player_id: playerId, user_handle: null });
      return begun(rp, made, 'preferred', here);
    },
    async confirm(rp, { step, guid, credential, save }) {
      const name = { guidHash: hashOf(step), siteId: rp.site.id };
      const pending = await countPending(db, name, MOST_TRIES, now());
      if (!pending) throw codeOver();
      const { player_id: playerId } = pending;
      const challenge = await challenges.take(rp, 'step', guid);
      const { id, player_id: owner } = await ofSite(rp, credential.id);
      if (challenge.player_id !== playerId || owner !== playerId) throw passkeyUnknown();
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        const passkey = await findOwnPasskey(trx, playerId, id);
        if (!passkey) throw passkeyUnknown();
        if (!(await usePending(trx, name, now()))) throw codeOver();
        // The first step has proved what the player knows, so that having the passkey is enough.
        const check = { rp, challenge, passkey, credential, at: now() };
        await useAssertion(trx, { ...check, isUserVerified: false });
        return { ...(await sessions.open(trx, playerId, save)), playerId };
      });
    },
  };
}

function begun(
  rp: RelyingParty,
  { guid, challenge, expiresAt }: Challenge,
  userVerification: Options['userVerification'],
  allowed: readonly PasskeyRow[],
): Begun {
  const allowCredentials = allowed.map(({ credential_id: id, transports }) => ({
    id,
    transports,
    type: 'public-key' as const,
  }));
  const options: Options = {
    challenge,
    rpId: rp.id,
    timeout: CHALLENGE_LIFE,
    userVerification,
    ...(allowCredentials.length > 0 && { allowCredentials }),
  };
  return { guid, options, expiresAt: expiresAt.getTime() };
}
