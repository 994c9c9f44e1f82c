import { randomUUID } from 'node:crypto';
import type { calls } from '@touchline/contract';
import { sql } from 'kysely';
import { causeSamples } from './ledgerCauses.ts';
import { intents, type IntentPlayer, type KeyedCall } from './moneyIntents.ts';
import type { WithdrawalsWorld } from './withdrawalsWorld.ts';

type Calls = typeof calls;
type PlayerCall = {
  [Name in keyof Calls]: Calls[Name] extends { readonly session: 'player' } ? Name : never;
}[keyof Calls];

/** Names of ids in the addresses of players' calls. */
export type PlayerParam = {
  [Name in PlayerCall]: Calls[Name] extends { readonly params: { readonly properties: infer Params } }
    ? keyof Params & string
    : never;
}[PlayerCall];

/** Names of ids elsewhere: in queries and bodies, and in the addresses of calls that guests make too. */
type OtherName =
  | 'sessionId'
  | 'fileIds'
  | 'fromId'
  | 'guid'
  | 'id'
  | 'limitId'
  | 'limitIds'
  | 'offerOf'
  | 'promoCode'
  | 'quoteId'
  | 'toId'
  | 'tokenGuid'
  | 'endpoint';

/** Query of the ids that a player has by a name; `public` for what isn't a player's. */
type Ids = 'public' | `select ${string}`;

/** Ids of a player by the name under which calls take them; a parameter that is missing doesn't compile. */
export const idsOfPlayer: Readonly<Record<PlayerParam | OtherName, Ids>> = {
  accountId: 'select id from accounts where player_id = $player',
  bonusId: 'select id from bonus_grants where player_id = $player',
  challengeId: 'public',
  checkId: 'select id from verification_checks where player_id = $player',
  code: 'select code from promo_codes where player_id = $player',
  couponId: 'select id from coupons where player_id = $player',
  currencyId: 'public',
  documentId: 'select id from identification_documents where player_id = $player',
  endpoint: 'select endpoint from push_subscriptions where player_id = $player',
  fileId: 'select id from consultant_files where player_id = $player',
  fileIds: 'select id from consultant_files where player_id = $player',
  fromId: 'select id from accounts where player_id = $player',
  gameId: 'public',
  guid: 'select guid from one_time_codes where player_id = $player',
  id: 'select id from accounts where player_id = $player',
  instrumentId: 'select id from instruments where player_id = $player',
  key: 'select key from coupons where player_id = $player',
  limitId: 'select id from limits where player_id = $player',
  limitIds: 'select id from limits where player_id = $player',
  messageId: 'select id from player_messages where player_id = $player',
  offerId: 'public',
  offerOf: 'select id from coupons where player_id = $player',
  passkeyId: 'select id from passkeys where player_id = $player',
  paymentId: 'select id from payments where player_id = $player',
  planId: 'public',
  promoCode: 'select code from promo_codes where player_id = $player',
  quoteId: 'select id from exchange_quotes where player_id = $player',
  requestId: 'select id from consultant_requests where player_id = $player',
  roundId: 'select id from game_rounds where player_id = $player',
  sessionId:
    'select id::text from sessions where player_id = $player union all select id from game_sessions where player_id = $player',
  toId: 'select id from accounts where player_id = $player',
  tokenGuid: 'select token_hash from limit_tests where player_id = $player',
  tournamentId: 'public',
};

/** A player with something of everything, and what others must never see of it. */
export interface Victim {
  readonly player: IntentPlayer;
  /** Ids by the names under which calls take them. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** Texts of the player that are nobody else's, by what they are. */
  readonly marks: Readonly<Record<string, string>>;
}

const LIMITS = '/limit-service-api/api/external/web/v3';

/** Creates the player. */
export async function createVictim(world: WithdrawalsWorld): Promise<Victim> {
  const { app, newKey } = world;
  const { db } = app;
  const player = await world.player();
  const { client, playerId: player_id } = player;
  await player.deposit('50.00');
  for (const name of Object.keys(intents) as KeyedCall[]) {
    // They change the currency of the account, and what the others need.
    if (name === 'transferAccount') continue;
    const key = newKey();
    const { url, body } = await intents[name](world, player, key);
    await client.call('POST', url, body, { 'idempotency-key': key });
  }
  const account = { playerId: player_id, accountId: BigInt(player.accountId) };
  for (const cause of ['round', 'grant', 'operation'] as const) await causeSamples[cause](db, account);
  const marks = {
    surname: 'Zyxquillian',
    city: 'Qwaverbrook',
    question: 'my marked question 73519',
    'file name': 'marked-file-73520.png',
    'document name': 'marked-document-73526.png',
    'note of a check': 'Marked note 73527',
    'passkey name': 'Marked phone 73521',
    'message title': 'Marked message 73522',
    endpoint: 'https://push.example/marked-73524',
    'promo code': 'MARKED73525',
  };
  await db
    .insertInto('player_profiles')
    .values({ player_id, surname: marks.surname, city: marks.city })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ surname: marks.surname, city: marks.city }),
    )
    .execute();
  const file = await upload(client, `/web-api/payment-request-files?name=${marks['file name']}`);
  const fileIds = [file.json<{ id: string }>().id];
  await client.call(
    'POST',
    '/web-api/payment-requests',
    { topic: 'other', text: marks.question, fileIds },
    { 'idempotency-key': newKey() },
  );
  await upload(client, '/web-api/payment-request-files?name=not-sent.png');
  const at = new Date();
  await db
    .insertInto('identification_documents')
    .values({
      player_id,
      kind: 'front',
      name: marks['document name'],
      media_type: 'image/png',
      size: 4,
      content: Buffer.from('89504e47', 'hex'),
      uploaded_at: at,
    })
    .execute();
  await db
    .insertInto('promo_codes')
    .values({
      code: marks['promo code'],
      player_id,
      amount: 1000n,
      iso: 'EUR',
      expires_at: new Date(at.getTime() + 86_400_000),
      coupon_id: null,
    })
    .execute();
  await db
    .insertInto('push_subscriptions')
    .values({ player_id, endpoint: marks.endpoint, p256dh: 'key', auth: 'secret', created_at: at })
    .execute();
  await db
    .insertInto('verification_checks')
    .values({
      id: randomUUID().replaceAll('-', ''),
      player_id,
      site_id: 'house',
      type: 'identity',
      verifier: null,
      state: 'pending',
      note: marks['note of a check'],
      created_at: at,
    })
    .execute();
  await client.call('POST', `${LIMITS}/limits`, { limits: [{ limitType: 20, limitValue: '5000' }] });
  await client.call('POST', `${LIMITS}/limits`, {
    limits: [{ limitType: 30, limitValue: '7', selfExcludeReason: '1' }],
  });
  await db
    .insertInto('passkeys')
    .values({
      player_id,
      credential_id: randomUUID(),
      rp_id: 'localhost',
      user_handle: 'handle',
      public_key: 'key',
      counter: 0n,
      transports: [],
      name: marks['passkey name'],
      is_synced: false,
      created_at: at,
    })
    .execute();
  const texts = { en: { title: marks['message title'], text: 'Only for you.' } };
  const message = { key: newKey(), siteId: 'house', playerId: String(player_id), texts };
  await world.operate('POST', '/ops/messages', { ...message, byMail: false, bySms: false });
  const dollars = await db
    .selectFrom('accounts')
    .select('id')
    .where('player_id', '=', player_id)
    .where('iso', '=', 'USD')
    .executeTakeFirstOrThrow();
  await client.call('POST', '/web-api/accounts/exchange/quote', {
    fromId: player.accountId,
    toId: String(dollars.id),
    amount: '1.00',
  });
  await client.call('POST', '/web-api/user/activation/email', { language: 'en' });
  const { email, login } = await db
    .selectFrom('players')
    .select(['email', 'login'])
    .where('id', '=', player_id)
    .executeTakeFirstOrThrow();
  return {
    player,
    ids: await readIds(world, player_id),
    marks: { ...marks, email: email ?? '', login },
  };
}

const upload = (client: IntentPlayer['client'], url: string) => {
  const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
  return client.call('POST', url, png, { 'content-type': 'application/octet-stream' });
};

async function readIds({ app: { db } }: WithdrawalsWorld, playerId: bigint): Promise<Victim['ids']> {
  const ids: Record<string, readonly string[]> = {};
  for (const [name, query] of Object.entries(idsOfPlayer)) {
    if (query === 'public') continue;
    const text = query.replaceAll('$player', String(playerId));
    const { rows } = await sql.raw<Readonly<Record<string, unknown>>>(text).execute(db);
    ids[name] = rows.map((row) => String(Object.values(row)[0]));
  }
  return ids;
}
