import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { storedText } from '@touchline/contract/enteredTexts';
import {
  findPlayer,
  requirePassword,
  makeSecret,
  type SignInChange,
  passkeyMail,
  type EndPendingGrants,
} from '../../../accounts/index.ts';
import { type Db, type Trx, parseId, ProblemError, seconds } from '../../../kernel/index.ts';
import { type Mail, messagesFor } from '../../../delivery/index.ts';
import type { Site } from '../../../site/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import { createChallenges } from './challenges.ts';
import { checkCreation, creationOptions } from './creation.ts';
import { passkeyNotFound, passkeyRefused } from './passkeyProblems.ts';
import * as store from './passkeys.store.ts';
import { requirePasskeys, rpIdOf, type RelyingParty } from './relyingParty.ts';

/** Maximum number of a player's passkeys. */
export const MOST_PASSKEYS = 10;

type List = AnswerOf<Calls['passkeys']>;
type ListedState = List['passkeys'][number]['state'];

export interface PasskeysDeps {
  readonly db: Db;
  readonly mail: Pick<Mail, 'queue'>;
  readonly endPendingGrants: EndPendingGrants;
  /** The server's clock. */
  readonly now: () => Date;
}

/** The passkeys of players. */
export interface Passkeys {
  list(rp: RelyingParty, playerId: bigint): Promise<List>;
  /** Throws a ProblemError: 403 on a wrong password or on sites without passkeys, 409 at the maximum. */
  begin(rp: RelyingParty, playerId: bigint, password: string): Promise<AnswerOf<Calls['beginPasskey']>>;
  /**
   * Stores a created passkey. Throws a ProblemError: 409 PASSKEY_EXISTS, PASSKEYS_FULL, 422 PASSKEY_EXPIRED,
   * PASSKEY_REFUSED.
   */
  add(rp: RelyingParty, playerId: bigint, created: BodyOf<Calls['addPasskey']>): Promise<List>;
  /** Throws a ProblemError 404. */
  rename(rp: RelyingParty, playerId: bigint, id: string, name: string): Promise<List>;
  /** Throws a ProblemError: 403 on a wrong password, 404. */
  remove(rp: RelyingParty, playerId: bigint, id: string, password: string): Promise<List>;
}

export function createPasskeys({ db, mail, endPendingGrants, now }: PasskeysDeps): Passkeys {
  const challenges = createChallenges(db, now);

  async function list(rp: RelyingParty, playerId: bigint): Promise<List> {
    const rows = await store.passkeysOf(db, playerId);
    return {
      passkeys: rows.map((row) => ({
        id: String(row.id),
        name: row.name,
        host: row.rp_id,
        state: stateOf(rp, row.rp_id),
        isSynced: row.is_synced,
        createdAt: seconds(row.created_at),
        ...(row.last_used_at === null ? {} : { lastUsedAt: seconds(row.last_used_at) }),
      })),
      most: MOST_PASSKEYS,
      host: rp.id,
    };
  }

  async function storeCreated(
    rp: RelyingParty,
    playerId: bigint,
    { guid, name, credential }: BodyOf<Calls['addPasskey']>,
  ): Promise<void> {
    const challenge = await challenges.find(rp, 'create', guid);
    const { user_handle: handle } = challenge;
    if (challenge.player_id !== playerId || handle === null) throw passkeyRefused();
    const info = await checkCreation(rp, challenge.challenge, credential);
    await db.transaction().execute(async (trx) => {
      await lockPlayer(trx, playerId);
      // Under the lock: an act that ends access has ended the challenge, or waits until the passkey is stored.
      await challenges.take(rp, 'create', guid, trx);
      if ((await store.passkeysOf(trx, playerId)).length >= MOST_PASSKEYS) throw full();
      const isNew = await store.insertPasskey(trx, {
        player_id: playerId,
        credential_id: info.credential.id,
        rp_id: rp.id,
        user_handle: handle,
        public_key: Buffer.from(info.credential.publicKey).toString('base64url'),
        counter: BigInt(info.credential.counter),
        transports: [...(credential.response.transports ?? [])],
        name: storedText(name),
        is_synced: info.credentialBackedUp,
        created_at: now(),
      });
      if (!isNew) throw known();
      await notifyPlayer({ trx, site: rp.site, playerId, mail }, 'passkeyAdded', storedText(name));
    });
  }

  return {
    list,
    async begin(rp, playerId, password) {
      requirePasskeys(rp.site);
      const player = await requirePassword(db, playerId, password);
      const known = await store.passkeysOf(db, playerId);
      if (known.length >= MOST_PASSKEYS) throw full();
      const handle = known[0]?.user_handle ?? makeSecret();
      const made = await challenges.make(rp, { purpose: 'create', player_id: playerId, user_handle: handle });
      const name = player.email ?? player.login;
      const options = creationOptions({
        challenge: made.challenge,
        rp: { id: rp.id, name: rp.site.config.companyName },
        user: { id: handle, name, displayName: name },
        known: known.filter((one) => one.rp_id === rp.id),
      });
      return { guid: made.guid, options, expiresAt: made.expiresAt.getTime() };
    },
    async add(rp, playerId, created) {
      requirePasskeys(rp.site);
      try {
        await storeCreated(rp, playerId, created);
      } finally {
        // Any answer uses the challenge up.
        await challenges.drop(rp, 'create', created.guid);
      }
      return list(rp, playerId);
    },
    async rename(rp, playerId, id, name) {
      const passkeyId = parseId(id);
      const isThere =
        passkeyId !== undefined && (await store.setPasskeyName(db, playerId, passkeyId, storedText(name)));
      if (!isThere) throw passkeyNotFound();
      return list(rp, playerId);
    },
    async remove(rp, playerId, id, password) {
      await requirePassword(db, playerId, password);
      await db.transaction().execute(async (trx) => {
        const change = { trx, playerId, at: now(), endPendingGrants };
        await removePasskey({ ...change, site: rp.site, mail }, parseId(id));
      });
      return list(rp, playerId);
    },
  };
}

/** Returns the passkeys of a player on all hosts, newest first. */
export function listPasskeys(db: Db, playerId: bigint): Promise<store.PasskeyRow[]> {
  return store.passkeysOf(db, playerId);
}

export interface PasskeyOwner {
  readonly trx: Trx;
  readonly site: Site;
  readonly playerId: bigint;
  readonly mail: Pick<Mail, 'queue'>;
}

/**
 * Removes a passkey of a player, who is notified, and returns it; the player's pending grants end. Throws a
 * ProblemError 404.
 */
export async function removePasskey(
  owner: PasskeyOwner & SignInChange,
  id: bigint | undefined,
): Promise<store.PasskeyRow> {
  await owner.endPendingGrants(owner.trx, owner.playerId, owner.at);
  const row = id === undefined ? undefined : await store.deletePasskey(owner.trx, owner.playerId, id);
  if (!row) throw passkeyNotFound();
  await notifyPlayer(owner, 'passkeyRemoved', row.name);
  return row;
}

async function notifyPlayer(
  { trx, site, playerId, mail }: PasskeyOwner,
  kind: 'passkeyAdded' | 'passkeyRemoved',
  name: string,
): Promise<void> {
  const { email, language } = await findPlayer(trx, playerId);
  const messages = email === null ? undefined : await messagesFor(site, language);
  if (email === null || !messages) return;
  const text = passkeyMail(messages, kind, { company: site.config.companyName, name });
  await mail.queue(trx, { playerId, recipient: email, language, ...text });
}

function stateOf({ id, site }: RelyingParty, rpId: string): ListedState {
  if (rpId === id) return 'usable';
  return site.hosts.some((host) => rpIdOf(site, host) === rpId) ? 'other-address' : 'outdated';
}

const full = () =>
  new ProblemError(
    409,
    'PASSKEYS_FULL',
    `An account can have ${MOST_PASSKEYS} passkeys: remove one that you don’t use.`,
  );

const known = () =>
  new ProblemError(
    409,
    'PASSKEY_EXISTS',
    'This passkey is in use already: choose another device or password manager.',
  );
