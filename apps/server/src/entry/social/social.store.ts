import type { Insertable, Selectable } from 'kysely';
import { isOfLiveSession } from '../../accounts/index.ts';
import type { Db, Trx } from '../../kernel/index.ts';
import type { SocialFlowsTable, SocialIdentitiesTable } from './social.tables.ts';

export type FlowRow = Selectable<SocialFlowsTable>;

export async function insertFlow(db: Db, flow: Insertable<SocialFlowsTable>, now: Date): Promise<void> {
  await db.deleteFrom('social_flows').where('expires_at', '<', now).execute();
  await db.insertInto('social_flows').values(flow).execute();
}

/** Stores a flow whose user is known already; returns false if the same credential was accepted before. */
export async function insertOnce(db: Db, flow: Insertable<SocialFlowsTable>, now: Date): Promise<boolean> {
  await db.deleteFrom('social_flows').where('expires_at', '<', now).execute();
  const row = await db
    .insertInto('social_flows')
    .values(flow)
    .onConflict((conflict) => conflict.doNothing())
    .returning('state_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export interface FlowOfBrowser {
  readonly siteId: string;
  readonly browserHash: string;
  readonly now: Date;
}

const open = (db: Db, { siteId, browserHash, now }: FlowOfBrowser) =>
  db
    .updateTable('social_flows')
    .where('site_id', '=', siteId)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

/** Returns the flow of a state, once; undefined if it has expired or is another browser's. */
export function takeBack(
  db: Db,
  browser: FlowOfBrowser,
  stateHash: string,
  ticketHash: string,
): Promise<FlowRow | undefined> {
  return open(db, browser)
    .set({ ticket_hash: ticketHash })
    .where('state_hash', '=', stateHash)
    .where('ticket_hash', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function setUser(
  db: Db,
  stateHash: string,
  user: { readonly subject: string; readonly email: string | null },
): Promise<void> {
  await db.updateTable('social_flows').set(user).where('state_hash', '=', stateHash).execute();
}

/** Returns the flow of a ticket that can still be used. */
export function byTicket(
  db: Db,
  { siteId, browserHash, now }: FlowOfBrowser,
  ticketHash: string,
): Promise<FlowRow | undefined> {
  return db
    .selectFrom('social_flows')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('browser_hash', '=', browserHash)
    .where('ticket_hash', '=', ticketHash)
    .where('subject', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses up a ticket; returns false if another request did, or if the session that began to link an account is over. */
export async function useFlow(db: Db, browser: FlowOfBrowser, ticketHash: string): Promise<boolean> {
  const { numUpdatedRows } = await open(db, browser)
    .set({ used_at: browser.now })
    .where('ticket_hash', '=', ticketHash)
    .where((eb) =>
      eb.or([eb('player_id', 'is', null), isOfLiveSession('social_flows.session_id', browser.now)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function playerOf(
  db: Db,
  { site_id, provider, subject }: Pick<Selectable<SocialIdentitiesTable>, 'site_id' | 'provider' | 'subject'>,
): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('social_identities')
    .select('player_id')
    .where('site_id', '=', site_id)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.player_id;
}

/** Links an external account; returns false if it is another player's, or the player has one of the company. */
export async function link(db: Db, identity: Insertable<SocialIdentitiesTable>): Promise<boolean> {
  const row = await db
    .insertInto('social_identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the companies whose accounts are linked to a player. */
export async function linkedOf(db: Db, playerId: bigint): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('social_identities')
    .select('provider')
    .where('player_id', '=', playerId)
    .execute();
  return rows.map(({ provider }) => provider);
}

/** Ends the links that a player has begun, and the sign-ins by accounts that are linked to the player. */
export async function endFlows(trx: Trx, playerId: bigint, now: Date): Promise<void> {
  await trx
    .updateTable('social_flows as flow')
    .set({ used_at: now })
    .where('used_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('player_id', '=', playerId),
        eb.exists(
          eb
            .selectFrom('social_identities as identity')
            .select('identity.player_id')
            .where('identity.player_id', '=', playerId)
            .whereRef('identity.site_id', '=', 'flow.site_id')
            .whereRef('identity.provider', '=', 'flow.provider')
            .whereRef('identity.subject', '=', 'flow.subject'),
        ),
      ]),
    )
    .execute();
}
