import type { OperatorCall } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import { subjectFields } from '@touchline/contract/operatorSubjects';
import { sql } from 'kysely';
import { insertGame } from '../casino/catalogue/testing.ts';
import { legOn } from './betActionsWorld.ts';
import { PLAIN_OFFER } from './bonusBench.ts';
import { operatorChanges, type Asked } from './operatorChanges.ts';
import type { OpsApp } from './opsApp.ts';
import { routeOfCall } from './routes.ts';

type CallId = keyof typeof operatorCalls;
type Ids = Readonly<Record<string, string>>;

/** Calls about operators themselves, which have suites of their own. */
export const isAboutPeople = ({ path }: OperatorCall): boolean =>
  /^\/ops\/(?:staff|staff-roles|me|sign-in|sign-out)(?:\/|$)/.test(path);

/** Queries of calls that need one, or that without one find nothing. */
const queries: { readonly [Id in CallId]?: (ids: Ids) => string } = {
  listPlayers: ({ playerId }) => `name=${playerId}`,
  searchPlatform: ({ playerId }) => `text=${playerId}`,
  listAdjustments: ({ playerId }) => `player=${playerId}`,
  listCancellations: () => 'marketId=1.match-result',
  countEventsOfSite: () => 'day=2026-01-31',
  listMatches: () => 'section=line',
  showMailingRecipient: () => 'kind=enable_mail_bets',
  exportAuditEntries: () => 'from=2026-01-30&to=2026-01-31',
};

/** Bodies of calls that read. */
const readings: { readonly [Id in CallId]?: (siteId: string) => object } = {
  previewOffer: () => ({ terms: PLAIN_OFFER, iso: 'EUR', deposit: '20.00' }),
  previewMessage: (siteId) => ({ siteId, segment: {} }),
  previewLoyaltyPlan: (siteId) => ({ siteId, plan: { points: null, cashback: [], referral: null } }),
  judgeBrandPairs: (siteId) => ({ siteId, pairs: [] }),
  advanceFeedClock: () => ({ seconds: 1 }),
  advancePlatformClock: () => ({ seconds: 1 }),
};

/** Stores what no change of `operatorChanges` has: returns the ids by the names of the calls' parameters. */
async function further(
  ops: OpsApp,
  { requestId = '', paymentRequestId = '', playerId = '' }: Ids,
): Promise<Ids> {
  const { db } = ops.app;
  const at = new Date();
  const text = await db
    .insertInto('text_messages')
    .values({
      site_id: ops.siteId,
      recipient: '4915112345678',
      body: 'A text',
      at,
      ends_at: at,
      next_at: at,
      sent_at: null,
      last_error: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = { name: 'receipt.png', media_type: 'image/png', size: 1, content: Buffer.from('x') } as const;
  const request = await db
    .selectFrom('identification_requests')
    .select('player_id')
    .where('id', '=', BigInt(requestId))
    .executeTakeFirstOrThrow();
  const document = await db
    .insertInto('identification_documents')
    .values({
      ...file,
      kind: 'front',
      player_id: request.player_id,
      request_id: BigInt(requestId),
      uploaded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = await db
    .selectFrom('consultant_messages as m')
    .innerJoin('consultant_requests as r', 'r.id', 'm.request_id')
    .select(['m.id', 'r.player_id'])
    .where('m.request_id', '=', paymentRequestId)
    .executeTakeFirstOrThrow();
  const sent = await db
    .insertInto('consultant_files')
    .values({ ...file, player_id: message.player_id, message_id: message.id, uploaded_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('player_id', '=', BigInt(playerId))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('adjustments')
    .values({
      account_id: account.id,
      amount: 100n,
      reason: `Tried on ${ops.siteId} by a test.`,
      state: 'booked',
      asked_by: 'operator',
      asked_at: at,
      decided_by: null,
      decided_at: null,
    })
    .execute();
  // A bet on a match that the changes leave open. The clock is stopped, so that nothing else accepts it.
  const bettor = await ops.bettor();
  await bettor.place({ bets: [legOn(3)] });
  await sql`update coupons set state = 'accepted', accepted_at = placed_at where state = 'pending'`.execute(
    db,
  );
  await sql`
    update coupon_legs l set status_id = -1 from coupons c
    where c.id = l.coupon_id and c.state = 'accepted' and l.status_id < -1`.execute(db);
  const category = await db.selectFrom('game_categories').select('id').executeTakeFirstOrThrow();
  return {
    textId: String(text.id),
    documentId: String(document.id),
    fileId: String(sent.id),
    categoryId: String(category.id),
    gameId: String(await insertGame(db)),
    matchId: '3',
    siteId: ops.siteId,
  };
}

/** Returns the parameters of a call that a request for it has in its address. */
export function paramsIn({ path }: OperatorCall, url: string): Ids {
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/?]+)')}(?:\\?|$)`);
  return { ...pattern.exec(url)?.groups };
}

/** Makes every request name its site in its reason, so that the audit log's rows can be told apart. */
const withReason = (body: object | undefined, siteId: string): object | undefined =>
  body && 'reason' in body && String(body.reason).includes(' ')
    ? { ...body, reason: `Tried on ${siteId} by a test.` }
    : body;

/**
 * Stores the subjects of all operators' calls on a site, and returns a request for each call. Throws an error that says
 * what is missing for a new call.
 */
export async function siteRequests(ops: OpsApp): Promise<ReadonlyMap<CallId, Asked>> {
  const requests = new Map<CallId, Asked>();
  const idsOf = new Map<string, string>();
  const ids: Record<string, string> = {};
  const all = Object.entries<OperatorCall>(operatorCalls) as [CallId, OperatorCall][];
  const calls = all.filter(([, call]) => !isAboutPeople(call));
  const callAt = new Map(calls.map((entry) => [routeOfCall(entry[1]), entry]));
  // In their order, as some close what others need.
  for (const [route, prepare] of Object.entries(operatorChanges)) {
    const entry = callAt.get(route);
    if (!entry) continue;
    const [id, call] = entry;
    const asked = await prepare(ops);
    requests.set(id, {
      url: asked.url,
      ...(asked.body && { body: withReason(asked.body, ops.siteId) ?? {} }),
    });
    const params = paramsIn(call, asked.url);
    for (const [name, value] of Object.entries(params)) idsOf.set(`${call.sites}.${name}`, value);
    Object.assign(ids, params);
  }
  const paymentRequestId = idsOf.get('paymentRequest.requestId') ?? '';
  const requestId = idsOf.get('identification.requestId') ?? '';
  Object.assign(ids, await further(ops, { ...ids, requestId, paymentRequestId }));
  for (const [id, call] of calls) {
    if (requests.has(id)) continue;
    const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = idsOf.get(`${call.sites}.${name}`) ?? ids[name];
      if (value !== undefined) return value;
      throw new Error(
        `${id} has no ${name} to be tried with: store one in \`further\` of testing/siteRequests.ts, or add its change to testing/operatorChanges.ts.`,
      );
    });
    const query = queries[id]?.(ids);
    const body = readings[id]?.(ops.siteId);
    if (call.method !== 'get' && !body)
      throw new Error(
        `${id} has no body to be tried with: add its change to testing/operatorChanges.ts, or to \`readings\` of testing/siteRequests.ts if it changes nothing.`,
      );
    requests.set(id, { url: query === undefined ? url : `${url}?${query}`, ...(body && { body }) });
  }
  const missing = Object.values(subjectFields).filter((field) => !(field in ids) && field !== 'accountId');
  if (missing.length > 0)
    throw new Error(
      `No request has ${missing.join(', ')}: a new kind of subject needs a change in testing/operatorChanges.ts, or a row in \`further\` of testing/siteRequests.ts.`,
    );
  return requests;
}
