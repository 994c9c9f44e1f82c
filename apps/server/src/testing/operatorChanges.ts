import type { Club } from '@touchline/contract/operators';
import { insertGame } from '../casino/catalogue/testing.ts';
import { legOn } from './betActionsWorld.ts';
import { PLAIN_OFFER } from './bonusBench.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  insertReconciliation,
  putDifference,
} from '../cashier/payments/reconciliation/reconciliation.store.ts';
import { identityData } from './identity.ts';
import type { OpsApp } from './opsApp.ts';
import { createTestPlayer } from './players.ts';
import { storeRound } from './rounds.ts';
import { freeRoundsChanges } from './freeRoundsChanges.ts';
import { prizeChanges } from './prizeChanges.ts';
import { staffAdminChanges } from './staffAdminChanges.ts';
import { staffProfileChanges } from './staffProfileChanges.ts';

/** An operator's call that changes something. */
export interface Asked {
  readonly url: string;
  readonly body?: object;
}

/** Creates the subject of a call and returns the call. */
export type Change = (ops: OpsApp) => Promise<Asked> | Asked;

const reason = 'Tried by a test.';
const MARKET = '1.match-result';

async function debt(ops: OpsApp): Promise<string> {
  const player = await ops.bettor();
  const { id: couponId, accountId } = await player.place();
  const { id } = await ops.app.db
    .insertInto('debts')
    .values({
      account_id: BigInt(accountId),
      coupon_id: BigInt(couponId),
      payment_id: null,
      amount: 500n,
      open_amount: 500n,
      at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

let teams = 0;
/** Stores two names that a source joins in one club; returns its id at the source. */
async function joinedClubs(ops: OpsApp): Promise<number> {
  const teamId = 71_000 + (teams += 1);
  const at = ops.app.now();
  const name = (written: string) => ({
    team_id: BigInt(teamId),
    written,
    folded: written.toLowerCase(),
    sport_id: 1,
    country: 'fr',
    competition: 'First Division',
    first_match_at: at,
    last_match_at: at,
  });
  await ops.app.db
    .insertInto('club_names')
    .values([name('First'), name('Second')])
    .execute();
  return teamId;
}

/** Pauses card payments of a player; returns the pause's id. */
async function pause(ops: OpsApp, playerId: bigint): Promise<string> {
  const now = ops.app.now();
  const { id } = await ops.app.db
    .insertInto('method_pauses')
    .values({
      player_id: playerId,
      family: 'card',
      cause: 'declines',
      begun_at: now,
      ends_at: new Date(now.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Stores a card that a player has paid in from; returns its id. */
async function usedCard(ops: OpsApp, playerId: bigint): Promise<string> {
  const { id } = await ops.app.db
    .insertInto('instruments')
    .values({
      player_id: playerId,
      provider: 'sandbox',
      instrument: 'card-4242',
      iso: 'EUR',
      methods: JSON.stringify(['card']),
      requisite: '•••• 4242',
      owner: null,
      fields: '{}',
      created_at: new Date(),
      used_at: new Date(),
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Stores a notice about a player's win; returns its id. */
async function gameNotice(ops: OpsApp): Promise<string> {
  const { playerId } = await createTestPlayer(ops.app.db, { siteId: ops.siteId });
  const { id } = await ops.app.db
    .insertInto('game_notices')
    .values({
      kind: 'winAboveMaximum',
      maker_id: 'fake',
      game_id: null,
      round_id: null,
      session_id: null,
      player_id: playerId,
      tx_id: null,
      iso: null,
      amount: null,
      detail: 'A win of 10,000.00.',
      at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function cancellation(ops: OpsApp): Promise<string> {
  const answer = await ops.call('POST', '/ops/cancellations', { marketId: MARKET, reason });
  return answer.json<{ eventId: string }>().eventId;
}

/** Publishes a result of a market on which no other change depends; returns its event. */
async function publishedResult(ops: OpsApp): Promise<string> {
  const body = { marketId: '2.match-result', results: [{ key: 'home', result: 1 }], reason };
  return (await ops.call('POST', '/ops/results', body)).json<{ eventId: string }>().eventId;
}

/** Stores a passkey of a player; returns its id. */
async function passkey(ops: OpsApp, playerId: string): Promise<string> {
  const { id } = await ops.app.db
    .insertInto('passkeys')
    .values({
      player_id: BigInt(playerId),
      credential_id: randomBytes(16).toString('base64url'),
      rp_id: 'localhost',
      user_handle: randomBytes(16).toString('base64url'),
      public_key: 'key',
      counter: 0n,
      transports: [],
      name: 'Phone',
      is_synced: false,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Makes a request to the payment consultant; returns its id. */
async function request(ops: OpsApp): Promise<string> {
  const { client } = await ops.bettor();
  const body = { topic: 'other', text: 'A question about payments.', fileIds: [] };
  const once = { 'idempotency-key': randomBytes(8).toString('hex') };
  const answer = await client.call('POST', '/web-api/payment-requests', body, once);
  return answer.json<{ requestId: string }>().requestId;
}

/** A message of an operator to a new player. */
async function newMessage(ops: OpsApp) {
  const { playerId } = await ops.bettor();
  const { site_id: siteId } = await ops.app.db
    .selectFrom('players')
    .select('site_id')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const texts = { en: { title: 'A message', text: 'Its words.' } };
  const key = randomBytes(8).toString('hex');
  const to = { siteId, playerId: String(playerId) };
  return { url: '/ops/messages', body: { key, ...to, texts, byMail: false, bySms: false } };
}

async function givenUpMail(ops: OpsApp): Promise<string> {
  const { playerId } = await ops.bettor();
  const at = new Date();
  const { id } = await ops.app.db
    .insertInto('mails')
    .values({
      player_id: playerId,
      recipient: 'somebody@example.com',
      language: 'en',
      subject: 'A mail',
      body_text: 'Its words',
      body_html: '<p>Its words</p>',
      at,
      sent_at: null,
      next_at: at,
      last_error: 'No such mailbox.',
      gave_up_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Deposit of which half arrived. */
const doubtful = {
  direction: 'deposit',
  method_id: 'card',
  method_name: JSON.stringify({ en: 'Bank card' }),
  method_icon: 'card',
  provider: 'sandbox',
  amount: 1000n,
  fee: 0n,
  received: 500n,
  amount_mode: 'fixed',
  state: 'review',
  reason: 'amount',
  instrument: null,
  requisite: null,
  redirect_url: null,
  instructions: null,
  fields: '{}',
  expires_at: null,
  event_at: null,
  looked_up_at: null,
  look_up_due_at: null,
} as const;

/** Stores a deposit whose money waits for a decision. */
async function doubtfulDeposit(ops: OpsApp): Promise<string> {
  const { playerId } = await ops.bettor();
  const { db } = ops.app;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'iso'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('payments')
    .values({
      ...doubtful,
      id,
      player_id: playerId,
      account_id: account.id,
      site_id: ops.siteId,
      provider_ref: `pay_${id}`,
      iso: account.iso,
      created_at: new Date(),
    })
    .execute();
  return id;
}

/** Returns the id of a player's main account. */
async function accountOf(ops: OpsApp, playerId: bigint): Promise<string> {
  const { id } = await ops.app.db
    .selectFrom('accounts')
    .select('id')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Stores an adjustment that another operator has asked for and that needs a second one. */
async function waitingAdjustment(ops: OpsApp): Promise<bigint> {
  const { playerId } = await ops.bettor();
  const { id } = await ops.app.db
    .insertInto('approvals')
    .values({
      act: 'adjustment',
      key: null,
      site_id: ops.siteId,
      player_id: playerId,
      payload: JSON.stringify({ accountId: await accountOf(ops, playerId), minor: '20000', reason }),
      iso: 'EUR',
      amount: 20_000n,
      players: null,
      reason,
      asked_by: 'another',
      asked_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a credited deposit from a provider that the platform no longer has. */
async function creditedDeposit(ops: OpsApp): Promise<string> {
  const id = await doubtfulDeposit(ops);
  await ops.call('POST', `/ops/payments/${id}/credit`, { reason });
  await ops.app.db.updateTable('payments').set({ provider: 'closed' }).where('id', '=', id).execute();
  return id;
}

/** Stores a difference between a deposit and its provider's report. */
async function difference(ops: OpsApp): Promise<bigint> {
  const run = { provider: 'sandbox', day: '2026-01-31', asked_at: new Date(), asked_by: 'clock' };
  const reconciliation = await insertReconciliation(ops.app.db, run);
  const subject = randomBytes(16).toString('hex');
  await putDifference(ops.app.db, {
    reconciliation_id: reconciliation,
    provider: run.provider,
    day: run.day,
    kind: 'unknown-payment',
    subject,
    iso: 'EUR',
    theirs: 1000n,
    state: 'open',
    at: new Date(),
  });
  const { id } = await ops.app.db
    .selectFrom('reconciliation_differences')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a withdrawal that waits for an operator. */
async function waitingWithdrawal(ops: OpsApp): Promise<string> {
  const id = await doubtfulDeposit(ops);
  const { db } = ops.app;
  await db
    .updateTable('payments')
    .set({ direction: 'withdrawal', received: null, provider_ref: null })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('withdrawal_requests')
    .values({
      payment_id: id,
      doubts: '["unverified"]',
      needs: '[]',
      review_ends_at: null,
      is_waiting: true,
    })
    .execute();
  return id;
}

const withdrawalChange =
  (path: string, body: object): Change =>
  async (ops) => ({ url: `/ops/withdrawals/${await waitingWithdrawal(ops)}/${path}`, body });

/** Submits a player's documents and returns the id of the request. */
async function papers(ops: OpsApp): Promise<string> {
  const { playerId } = await ops.bettor();
  const { id } = await ops.app.db
    .insertInto('identification_requests')
    .values({
      player_id: playerId,
      state: 'pending',
      data: JSON.stringify(identityData),
      submitted_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

const player = async (ops: OpsApp): Promise<string> => String((await ops.bettor()).playerId);

const OFFER = { terms: PLAIN_OFFER, texts: { en: { title: 'Sports bonus', text: 'For bets.' } } };
const CODE = { perPlayer: 1, countries: [], needs: [] };

/** Stores a draft of an offer. */
async function offer(ops: OpsApp): Promise<string> {
  return (await ops.call('POST', `/ops/bonuses/${ops.siteId}/offers`, OFFER)).json<{ offerId: string }>()
    .offerId;
}

let gifts = 0;

/** Publishes an offer and returns the call that gives it to a player. */
async function gift(ops: OpsApp, playerId: string) {
  const offerId = await offer(ops);
  await ops.call('POST', `/ops/bonus-offers/${offerId}/publish`, { reason });
  const key = `gift-of-a-test-${(gifts += 1)}`;
  return {
    url: `/ops/bonus-grants/of/${playerId}`,
    body: { offerId, iso: 'EUR', isOffered: false, key, reason },
  };
}

/** Changes a part of the default site's state, against its latest version. */
const sitePart =
  (part: string, value: unknown): Change =>
  async (ops) => {
    const { version } = (await ops.call('GET', `/ops/sites/${ops.siteId}`)).json<{ version: number }>();
    return { url: `/ops/sites/${ops.siteId}/${part}`, body: { version, reason, value } };
  };

async function categoryId(ops: OpsApp, slug: string): Promise<string> {
  const { id } = await ops.app.db
    .selectFrom('game_categories')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return String(id);
}

const bannerOn = ({ siteId }: OpsApp) => ({
  siteId,
  kind: 'promotion',
  texts: { en: { title: 'A week of crash games', text: '' } },
  path: 'crash-games',
  gameId: null,
  from: 0,
  until: null,
  position: 1,
  isHidden: false,
});

const identityGroup = {
  groups: [{ code: 'standard', types: ['identity'] }],
  defaultGroup: 'standard',
  validDays: {},
};

/** Lets the site ask for identity checks; returns the path of a new player's verification. */
async function checkedPlayer(ops: OpsApp): Promise<string> {
  const { url, body } = await sitePart('verification', identityGroup)(ops);
  await ops.call('PUT', url, body);
  return `/ops/identification/players/${await player(ops)}/verification`;
}

/** Begins a check of which everything is sent to the verifier; returns its id. */
async function sentCheck(ops: OpsApp): Promise<string> {
  await checkedPlayer(ops);
  const { client } = await ops.bettor();
  const body = { type: 'identity', lng: 'en' };
  const { checkId } = (await client.call('POST', '/web-api/user/verification/checks', body)).json<{
    checkId: string;
  }>();
  await ops.app.db
    .updateTable('verification_checks')
    .set({ state: 'pending' })
    .where('id', '=', checkId)
    .execute();
  return checkId;
}

/** Stores a friend that waits for an operator's decision. */
async function heldReferral(ops: OpsApp): Promise<string> {
  const [friend, referrer] = [await ops.bettor(), await ops.bettor()];
  const at = new Date();
  const { id } = await ops.app.db
    .insertInto('referrals')
    .values({
      friend_id: friend.playerId,
      referrer_id: referrer.playerId,
      site_id: ops.siteId,
      source: 'link',
      state: 'held',
      registered_at: at,
      qualified_at: at,
      held_until: new Date(at.getTime() + 86_400_000),
      mark: 'network',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

let partners = 0;

/** Returns the call that adds a partner's address. */
const postback = (ops: OpsApp) => ({
  url: '/ops/referrals/postbacks',
  body: {
    siteId: ops.siteId,
    mark: 'reflinkid',
    value: `partner-${(partners += 1)}`,
    address: 'https://partner.com/told?click={click_id}',
    events: ['registration'],
    reason,
  },
});

/** Stores a partner's address; returns its id. */
async function storedPostback(ops: OpsApp): Promise<string> {
  const { url, body } = postback(ops);
  return (await ops.call('POST', url, body)).json<{ id: string }>().id;
}

/** Stores a call to a partner that has failed; returns its id. */
async function failedPostback(ops: OpsApp): Promise<string> {
  const at = new Date();
  const { id } = await ops.app.db
    .insertInto('postbacks')
    .values({
      address_id: BigInt(await storedPostback(ops)),
      player_id: BigInt(await player(ops)),
      event: 'registration',
      cause: 'registration',
      event_id: randomUUID(),
      at,
      state: 'failed',
      status: 404,
      error: 'The partner answered 404.',
      next_at: at,
      ends_at: at,
      ended_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

const seoPages = ({ siteId }: OpsApp) => `/ops/sites/${siteId}/seo-pages`;
const written = { language: 'en', path: 'results', fields: { title: 'Who won' } };

/** One successful example of each call by which operators change something; those that close the site are last. */
export const operatorChanges: Readonly<Record<string, Change>> = {
  'PUT /ops/sites/:siteId/loyalty': sitePart('loyalty', { points: null, cashback: [], referral: null }),
  'POST /ops/rewards/players/:playerId/goodwill': async (ops) => ({
    url: `/ops/rewards/players/${await player(ops)}/goodwill`,
    body: { key: 'goodwill-1', points: '50', reason },
  }),
  'POST /ops/referrals/:referralId/release': async (ops) => ({
    url: `/ops/referrals/${await heldReferral(ops)}/release`,
    body: { reason },
  }),
  'POST /ops/referrals/:referralId/reject': async (ops) => ({
    url: `/ops/referrals/${await heldReferral(ops)}/reject`,
    body: { reason },
  }),
  'POST /ops/referrals/postbacks': postback,
  'PUT /ops/referrals/postbacks/:addressId': async (ops) => ({
    url: `/ops/referrals/postbacks/${await storedPostback(ops)}`,
    body: { address: 'https://partner.com/told', events: ['deposit'], isOn: false, reason },
  }),
  'POST /ops/referrals/postback-calls/:callId/retry': async (ops) => ({
    url: `/ops/referrals/postback-calls/${await failedPostback(ops)}/retry`,
    body: { reason },
  }),
  'PUT /ops/sites/:siteId/seo-pages': (ops) => ({ url: seoPages(ops), body: written }),
  'DELETE /ops/sites/:siteId/seo-pages': async (ops) => {
    await ops.call('PUT', seoPages(ops), written);
    return { url: `${seoPages(ops)}?language=en&path=results` };
  },
  'POST /ops/identification/players/:playerId': async (ops) => ({
    url: `/ops/identification/players/${await player(ops)}`,
    body: { asksAtDeposit: true, reason },
  }),
  'PUT /ops/sites/:siteId/verification': sitePart('verification', identityGroup),
  'PUT /ops/identification/players/:playerId/verification/types': async (ops) => ({
    url: `${await checkedPlayer(ops)}/types`,
    body: { group: null, types: ['identity'], reason },
  }),
  'POST /ops/identification/players/:playerId/verification/ask': async (ops) => ({
    url: `${await checkedPlayer(ops)}/ask`,
    body: { type: 'identity', note: null, closes: false, reason },
  }),
  'POST /ops/identification/players/:playerId/verification/override': async (ops) => ({
    url: `${await checkedPlayer(ops)}/override`,
    body: { type: 'identity', state: 'approved', cause: null, note: null, reason },
  }),
  'POST /ops/identification/checks/:checkId/document': async (ops) => ({
    url: `/ops/identification/checks/${await sentCheck(ops)}/document`,
    body: { document: 'paymentCard', note: null, reason },
  }),
  'POST /ops/identification/:requestId/approve': async (ops) => ({
    url: `/ops/identification/${await papers(ops)}/approve`,
    body: { reason },
  }),
  'POST /ops/identification/:requestId/refuse': async (ops) => ({
    url: `/ops/identification/${await papers(ops)}/refuse`,
    body: { reason },
  }),
  'POST /ops/identification/:requestId/request-document': async (ops) => ({
    url: `/ops/identification/${await papers(ops)}/request-document`,
    body: { reason },
  }),
  'POST /ops/reviews/:couponId': async (ops) => {
    // The markets of the others are closed by calls of this list.
    const { id } = await ops.inReview({ bets: [legOn(3)] });
    return { url: `/ops/reviews/${id}`, body: { kind: 'refused' } };
  },
  'POST /ops/cancellations': () => ({ url: '/ops/cancellations', body: { marketId: MARKET, reason } }),
  'POST /ops/cancellations/:eventId/lift': async (ops) => ({
    url: `/ops/cancellations/${await cancellation(ops)}/lift`,
    body: { reason },
  }),
  'POST /ops/results/:eventId/lift': async (ops) => ({
    url: `/ops/results/${await publishedResult(ops)}/lift`,
    body: { reason },
  }),
  'POST /ops/closures': () => ({
    url: '/ops/closures',
    body: { scope: 'market', subject: '3.match-result', reason },
  }),
  'POST /ops/closures/open': async (ops) => {
    const body = { scope: 'match', subject: '4', reason };
    await ops.call('POST', '/ops/closures', body);
    return { url: '/ops/closures/open', body };
  },
  'POST /ops/clubs/:teamId/part': async (ops) => {
    const teamId = await joinedClubs(ops);
    return { url: `/ops/clubs/${teamId}/part`, body: { names: ['Second'], reason } };
  },
  'POST /ops/clubs/:teamId/join': async (ops) => {
    const teamId = await joinedClubs(ops);
    const parted = await ops.call('POST', `/ops/clubs/${teamId}/part`, { names: ['Second'], reason });
    const clubId = parted
      .json<Club>()
      .names.flatMap(({ partedTo }) => (partedTo ? [partedTo.clubId] : []))
      .at(0);
    return { url: `/ops/clubs/${teamId}/join`, body: { clubId, reason } };
  },
  'POST /ops/debts/:debtId/collect': async (ops) => ({ url: `/ops/debts/${await debt(ops)}/collect` }),
  'POST /ops/debts/:debtId/write-off': async (ops) => ({
    url: `/ops/debts/${await debt(ops)}/write-off`,
    body: { reason },
  }),
  'POST /ops/payments/:paymentId/credit': async (ops) => ({
    url: `/ops/payments/${await doubtfulDeposit(ops)}/credit`,
    body: { reason },
  }),
  'POST /ops/payments/:paymentId/send-back': async (ops) => ({
    url: `/ops/payments/${await doubtfulDeposit(ops)}/send-back`,
    body: { reason },
  }),
  'POST /ops/payments/:paymentId/refund': async (ops) => ({
    url: `/ops/payments/${await creditedDeposit(ops)}/refund`,
    body: { amount: '1.00', reason },
  }),
  'POST /ops/payments/:paymentId/void': async (ops) => ({
    url: `/ops/payments/${await creditedDeposit(ops)}/void`,
    body: { reason },
  }),
  'POST /ops/money/:playerId/funds': async (ops) => ({
    url: `/ops/money/${(await ops.bettor()).playerId}/funds`,
    body: { state: 'checked', reason },
  }),
  'POST /ops/money/:playerId/instruments/:instrumentId': async (ops) => {
    const { playerId } = await ops.bettor();
    return {
      url: `/ops/money/${playerId}/instruments/${await usedCard(ops, playerId)}`,
      body: { state: 'closed', reason },
    };
  },
  'POST /ops/money/:playerId/pauses/:pauseId/lift': async (ops) => {
    const { playerId } = await ops.bettor();
    return { url: `/ops/money/${playerId}/pauses/${await pause(ops, playerId)}/lift`, body: { reason } };
  },
  'POST /ops/adjustments': async (ops) => ({
    url: '/ops/adjustments',
    body: { accountId: await accountOf(ops, (await ops.bettor()).playerId), amount: '-5.00', reason },
  }),
  'POST /ops/approvals/:approvalId/approve': async (ops) => ({
    url: `/ops/approvals/${await waitingAdjustment(ops)}/approve`,
    body: { reason },
  }),
  'POST /ops/approvals/:approvalId/refuse': async (ops) => ({
    url: `/ops/approvals/${await waitingAdjustment(ops)}/refuse`,
    body: { reason },
  }),
  'POST /ops/reconciliations': () => ({
    url: '/ops/reconciliations',
    body: { provider: 'sandbox', day: '2026-01-31' },
  }),
  'POST /ops/reconciliations/differences/:differenceId/explain': async (ops) => ({
    url: `/ops/reconciliations/differences/${await difference(ops)}/explain`,
    body: { reason },
  }),
  'POST /ops/bonuses/:siteId/offers': ({ siteId }) => ({
    url: `/ops/bonuses/${siteId}/offers`,
    body: OFFER,
  }),
  'POST /ops/bonus-offers/:offerId': async (ops) => ({
    url: `/ops/bonus-offers/${await offer(ops)}`,
    body: { ...OFFER, terms: { ...PLAIN_OFFER, days: 20 } },
  }),
  'POST /ops/bonus-offers/:offerId/publish': async (ops) => ({
    url: `/ops/bonus-offers/${await offer(ops)}/publish`,
    body: { reason },
  }),
  'POST /ops/bonus-offers/:offerId/end': async (ops) => ({
    url: `/ops/bonus-offers/${await offer(ops)}/end`,
    body: { reason },
  }),
  'POST /ops/bonuses/:siteId/codes': async (ops) => ({
    url: `/ops/bonuses/${ops.siteId}/codes`,
    body: { ...CODE, offerId: await offer(ops) },
  }),
  'POST /ops/bonus-codes/:codeId/end': async (ops) => {
    const body = { ...CODE, offerId: await offer(ops) };
    const { codeId } = (await ops.call('POST', `/ops/bonuses/${ops.siteId}/codes`, body)).json<{
      codeId: string;
    }>();
    return { url: `/ops/bonus-codes/${codeId}/end`, body: { reason } };
  },
  'POST /ops/bonus-grants/of/:playerId': async (ops) => gift(ops, await player(ops)),
  'POST /ops/bonus-grants/:grantId/revoke': async (ops) => {
    const { url, body } = await gift(ops, await player(ops));
    const { grantId } = (await ops.call('POST', url, body)).json<{ grantId: string }>();
    return { url: `/ops/bonus-grants/${grantId}/revoke`, body: { reason } };
  },
  'POST /ops/withdrawals/:withdrawalId/approve': withdrawalChange('approve', { reason: 'checked' }),
  'POST /ops/withdrawals/:withdrawalId/refuse': withdrawalChange('refuse', { reason: 'name' }),
  'POST /ops/withdrawals/:withdrawalId/cancel': withdrawalChange('cancel', { reason: 'wish' }),
  'POST /ops/withdrawals/:withdrawalId/documents': withdrawalChange('documents', { documents: ['identity'] }),
  'POST /ops/results': () => ({
    url: '/ops/results',
    body: { marketId: MARKET, results: [{ key: 'home', result: 1 }], reason },
  }),
  'POST /ops/messages': newMessage,
  'POST /ops/messages/:messageId/withdraw': async (ops) => {
    const { url, body } = await newMessage(ops);
    const { messageId } = (await ops.call('POST', url, body)).json<{ messageId: string }>();
    return { url: `/ops/messages/${messageId}/withdraw`, body: { reason } };
  },
  'POST /ops/outbox/:mailId/retry': async (ops) => ({ url: `/ops/outbox/${await givenUpMail(ops)}/retry` }),
  'POST /ops/players/:playerId/notes': async (ops) => ({
    url: `/ops/players/${await player(ops)}/notes`,
    body: { text: 'Called about two raised limits.' },
  }),
  'POST /ops/players/:playerId/sessions/end': async (ops) => ({
    url: `/ops/players/${await player(ops)}/sessions/end`,
    body: { reason },
  }),
  'POST /ops/players/:playerId/passkeys/:passkeyId/remove': async (ops) => {
    const playerId = await player(ops);
    return {
      url: `/ops/players/${playerId}/passkeys/${await passkey(ops, playerId)}/remove`,
      body: { reason },
    };
  },
  'POST /ops/identification/players/:playerId/personal-data': async (ops) => ({
    url: `/ops/identification/players/${await player(ops)}/personal-data`,
    body: { change: { city: 'Brackwater' }, reason },
  }),
  'POST /ops/players/:playerId/limits': async (ops) => ({
    url: `/ops/players/${await player(ops)}/limits`,
    body: { type: 1, amount: '5.00', iso: 'EUR', reason },
  }),
  'POST /ops/players/:playerId/blocks': async (ops) => ({
    url: `/ops/players/${await player(ops)}/blocks`,
    body: { banLevel: 45, reason },
  }),
  'POST /ops/payment-requests/:requestId/answer': async (ops) => ({
    url: `/ops/payment-requests/${await request(ops)}/answer`,
    body: { text: 'We have found it.' },
  }),
  'POST /ops/payment-requests/:requestId/ask': async (ops) => ({
    url: `/ops/payment-requests/${await request(ops)}/ask`,
    body: { text: 'Please send the receipt.' },
  }),
  'POST /ops/payment-requests/:requestId/close': async (ops) => ({
    url: `/ops/payment-requests/${await request(ops)}/close`,
    body: {},
  }),
  'PUT /ops/rates/:iso': () => ({ url: '/ops/rates/USD', body: { units: '1.08', reason } }),
  'DELETE /ops/rates/:iso': async (ops) => {
    await ops.call('PUT', '/ops/rates/GBP', { units: '0.86', reason });
    return { url: '/ops/rates/GBP', body: { reason } };
  },
  'PUT /ops/spreads/:siteId': ({ siteId }) => ({
    url: `/ops/spreads/${siteId}`,
    body: { from: 'EUR', to: 'USD', percent: '2', reason },
  }),
  'POST /ops/transfers': async (ops) => {
    await ops.bettor();
    return {
      url: '/ops/transfers',
      body: { siteId: ops.siteId, iso: 'EUR', until: 4_102_444_800_000, reason },
    };
  },
  'POST /ops/transfers/lift': async (ops) => {
    await ops.bettor();
    const transfer = { siteId: ops.siteId, iso: 'EUR', reason };
    await ops.call('POST', '/ops/transfers', { ...transfer, until: 4_102_444_800_000 });
    return { url: '/ops/transfers/lift', body: transfer };
  },
  'PUT /ops/casino/games/:gameId': async (ops) => ({
    url: `/ops/casino/games/${await insertGame(ops.app.db)}`,
    body: {
      name: 'Another',
      state: 'hidden',
      tag: 'none',
      position: 1,
      route: 'another',
      categories: [],
      reason,
    },
  }),
  'PUT /ops/casino/providers/:slug': async (ops) => {
    await insertGame(ops.app.db, { provider: 'Ops' });
    return { url: '/ops/casino/providers/ops', body: { state: 'hidden', position: 1, reason } };
  },
  'POST /ops/casino/categories': () => ({
    url: '/ops/casino/categories',
    body: { slug: 'weekend', names: { en: 'Weekend' }, position: 1, reason },
  }),
  'PUT /ops/casino/categories/:categoryId': async (ops) => ({
    url: `/ops/casino/categories/${await categoryId(ops, 'slots')}`,
    body: { names: { en: 'Reels' }, state: 'hidden', position: 1, reason },
  }),
  'PUT /ops/casino/categories/:categoryId/games/:gameId': async (ops) => ({
    url: `/ops/casino/categories/${await categoryId(ops, 'top')}/games/${await insertGame(ops.app.db)}`,
    body: { isIn: true, position: 1, from: null, until: null, reason },
  }),
  'POST /ops/casino/banners': (ops) => ({
    url: '/ops/casino/banners',
    body: { ...bannerOn(ops), reason },
  }),
  'PUT /ops/casino/banners/:bannerId': async (ops) => {
    const { id } = (await ops.call('POST', '/ops/casino/banners', { ...bannerOn(ops), reason })).json<{
      id: string;
    }>();
    return { url: `/ops/casino/banners/${id}`, body: { ...bannerOn(ops), isHidden: true, reason } };
  },
  ...prizeChanges,
  ...staffAdminChanges,
  ...staffProfileChanges,
  ...freeRoundsChanges,
  'POST /ops/games/rounds/:roundId/correct': async (ops) => {
    const player = await createTestPlayer(ops.app.db, { money: 1000n, siteId: ops.siteId });
    const roundId = await storeRound(ops.app.db, player, { state: 'closed', at: new Date() });
    return { url: `/ops/games/rounds/${roundId}/correct`, body: { won: '7.00', wonBefore: '5.00', reason } };
  },
  'POST /ops/games/notices/:noticeId/answer': async (ops) => ({
    url: `/ops/games/notices/${await gameNotice(ops)}/answer`,
    body: { reason },
  }),
  'PUT /ops/sites/:siteId/withdrawals': sitePart('withdrawals', { codeAbove: '400.00' }),
  'PUT /ops/sites/:siteId/paymentMethods': sitePart('paymentMethods', {}),
  'PUT /ops/sites/:siteId/visit': sitePart('visit', { isSnow: true }),
  'PUT /ops/sites/:siteId/safety': sitePart('safety', { hasTestQuestions: true }),
  'PUT /ops/sites/:siteId/games': sitePart('games', { sessionSummary: true }),
  'PUT /ops/sites/:siteId/access': sitePart('access', { hasPasskeys: false }),
  'PUT /ops/sites/:siteId/operators': sitePart('operators', { messagePlayers: 99 }),
  'PUT /ops/sites/:siteId/consultant': sitePart('consultant', { isOpen: false }),
  'PUT /ops/sites/:siteId/routes': sitePart('routes', ['line']),
  'PUT /ops/sites/:siteId/countryBlocks': sitePart('countryBlocks', [{ country: 'AQ', reason: 1 }]),
  'PUT /ops/sites/:siteId/terms': sitePart('terms', 1),
  'PUT /ops/sites/:siteId/notFound': sitePart('notFound', ['/old-page']),
  'PUT /ops/sites/:siteId/redirects': sitePart('redirects', [
    { from: '/older-page', to: { path: '/results' }, code: 301, reason: 'moved' },
  ]),
  'PUT /ops/sites/:siteId/brandPairs': sitePart('brandPairs', []),
  'PUT /ops/sites/:siteId/partitions': sitePart('partitions', []),
  'PUT /ops/sites/:siteId/homeParts': sitePart('homeParts', ['live']),
  'PUT /ops/sites/:siteId/flags': sitePart('flags', { isRegistrationAllowed: false }),
  'PUT /ops/sites/:siteId/maintenance': sitePart('maintenance', {
    startAt: 0,
    finishAt: null,
    notifyStartDate: null,
    notifyEndDate: null,
    texts: {},
  }),
  'PUT /ops/sites/:siteId/block': sitePart('block', 4),
  // Last, as the import continues after its answer and would be taken for the change of the next call.
  'POST /ops/casino/imports': () => ({ url: '/ops/casino/imports', body: { makerId: 'fake', reason } }),
};
