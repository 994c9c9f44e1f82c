import { randomUUID } from 'node:crypto';
import type { calls } from '@touchline/contract';
import type { Insertable } from 'kysely';
import { insertOffer, setOfferState } from '../rewards/bonuses/offers.store.ts';
import { insertGame } from '../casino/catalogue/testing.ts';
import type { Db } from '../kernel/db/database.ts';
import type { PlayerBlocksTable } from '../protection/limits/limits.tables.ts';
import type { BlockCode, RestrictedOperation } from '../protection/limits/rules/blocks.ts';
import { LIMIT_TYPE, type LimitType } from '../protection/limits/rules/limitTypes.ts';
import { TEST_PASSWORD } from './app.ts';
import { legOn } from './betActionsWorld.ts';
import { PLAIN_OFFER } from './bonusBench.ts';
import { intents, type IntentPlayer, type KeyedCall, type Prepare } from './moneyIntents.ts';
import { OPERATOR } from './opsApp.ts';
import { testPlacement } from './placement.ts';

type Calls = typeof calls;

/** Calls by which a signed-in player changes something. */
type ChangingCall = {
  [Name in keyof Calls]: Calls[Name] extends {
    readonly session: 'player';
    readonly method: 'post' | 'put' | 'delete';
  }
    ? Name
    : never;
}[keyof Calls];

/**
 * Door at which each call is: what limits and blocks of that door refuse. `none`: it neither plays nor pays, and gives
 * nothing. A call of players that is missing here doesn't compile.
 */
const doorOfCall = {
  // Play and pay.
  placeCoupon: 'bet',
  placeSingles: 'bet',
  insureCoupon: 'bet',
  takePowerBet: 'bet',
  creditDemoMoney: 'deposit',
  createDeposit: 'deposit',
  createWithdrawal: 'withdraw',
  exchangeMoney: 'sign-in',
  takeOffer: 'bonus',
  takeBonus: 'bonus',
  activatePromoCode: 'bonus',
  exchangePoints: 'bonus',
  takeCashback: 'bonus',
  claimChallenge: 'bonus',
  joinTournament: 'bonus',

  // Ends what was begun: a bet is sold, a payment or a bonus given up. An account in a currency that the site gives up.
  sellCoupon: 'none',
  declineOffer: 'none',
  cancelPayment: 'none',
  refuseBonus: 'none',
  pauseGame: 'none',
  transferAccount: 'none',

  // Shows terms, or proves who asks.
  quoteDeposit: 'none',
  quoteExchange: 'none',
  quoteTransfer: 'none',
  withdrawalQuote: 'none',
  sendWithdrawalCode: 'none',
  proveWithdrawalCode: 'none',
  checkPromoCode: 'none',

  // Settings, data, limits, access and messages of the player.
  chooseFirstDepositBonus: 'none',
  setAutomaticWithdrawal: 'none',
  removeInstrument: 'none',
  addCurrency: 'none',
  removeCurrency: 'none',
  setActiveAccount: 'none',
  clearCouponHistory: 'none',
  mailCouponHistory: 'none',
  mailGameRounds: 'none',
  changeFavorites: 'none',
  changeFavouriteGame: 'none',
  agreeToCookies: 'none',
  agreeToTerms: 'none',
  giveRegistrationData: 'none',
  mailCredentials: 'none',
  beginTwoStep: 'none',
  enableTwoStep: 'none',
  disableTwoStep: 'none',
  changeEmailStep: 'none',
  changePassword: 'none',
  hideBalance: 'none',
  changePersonalData: 'none',
  saveOfficeSetting: 'none',
  saveDisallowedSports: 'none',
  sendLoginCode: 'none',
  changeLogin: 'none',
  beginPasskey: 'none',
  addPasskey: 'none',
  renamePasskey: 'none',
  removePasskey: 'none',
  lookUpQrSignIn: 'none',
  answerQrSignIn: 'none',
  endSession: 'none',
  endOtherSessions: 'none',
  sendEmailActivation: 'none',
  activateEmail: 'none',
  sendEmailChange: 'none',
  changeEmail: 'none',
  setSecurityQuestion: 'none',
  removeSecurityQuestion: 'none',
  sendPhone: 'none',
  sendPhoneActivation: 'none',
  confirmPhone: 'none',
  uploadDocument: 'none',
  removeDocument: 'none',
  submitIdentification: 'none',
  startVerification: 'none',
  refreshVerification: 'none',
  askFundsCheck: 'none',
  pushState: 'none',
  subscribePush: 'none',
  unsubscribePush: 'none',
  readMessage: 'none',
  readAllMessages: 'none',
  deleteMessage: 'none',
  restoreMessage: 'none',
  createConsultantRequest: 'none',
  readConsultantRequest: 'none',
  replyToConsultant: 'none',
  uploadConsultantFile: 'none',
  removeConsultantFile: 'none',
  saveLimits: 'none',
  testAnswers: 'none',
  actOnLimits: 'none',
  cancelLimit: 'none',
  reviewLimits: 'none',
  pingLimits: 'none',
  blockUser: 'none',
  answerRealityCheck: 'none',
} as const satisfies Readonly<Record<ChangingCall, RestrictedOperation | 'none'>>;

type Doors = typeof doorOfCall;
/** Calls that play, pay or give; the last two are also guests'. */
export type DoorCall =
  | { [Name in keyof Doors]: Doors[Name] extends 'none' ? never : Name }[keyof Doors]
  | 'startGame'
  | 'signIn';

/** Door of each call that has one. */
export const doors: Readonly<Record<DoorCall, RestrictedOperation>> = {
  // The cast: what is left are the calls with a door.
  ...(Object.fromEntries(Object.entries(doorOfCall).filter(([, door]) => door !== 'none')) as Readonly<
    Record<Exclude<DoorCall, 'startGame' | 'signIn'>, RestrictedOperation>
  >),
  startGame: 'game',
  signIn: 'sign-in',
};

/** Stores a published offer of a plain bonus. */
const publishedOffer = (db: Db): Promise<bigint> =>
  db.transaction().execute(async (trx) => {
    const texts = { en: { title: 'Sports bonus', text: 'For bets.' } };
    const id = await insertOffer(trx, 'house', { terms: PLAIN_OFFER, texts, at: new Date(), by: 'test' });
    await setOfferState(trx, id, 'published');
    return id;
  });

const OFFICE = '/web-api/officeapi/v1';
const reason = 'Tried by a test.';
const DAY = 86_400_000;

/** Prepares the calls with a door that take no idempotency key. */
const others: Readonly<Record<Exclude<DoorCall, KeyedCall>, Prepare>> = {
  async placeSingles(world, player, key) {
    await intents.placeCoupon(world, player, key);
    const placement = testPlacement(player.accountId, { typeId: 9, bets: [legOn(1)] });
    return { url: '/web-api/coupons/singles', body: { items: [{ key: randomUUID(), placement }] } };
  },
  async takeOffer({ app }) {
    const id = await publishedOffer(app.db);
    return { url: `${OFFICE}/bonus-offers/${id}/take`, body: { version: 1, iso: 'EUR' } };
  },
  async takeBonus({ app, operate }, { playerId }) {
    const offerId = String(await publishedOffer(app.db));
    const body = { offerId, iso: 'EUR', isOffered: true, key: randomUUID(), reason };
    const given = await operate('POST', `/ops/bonus-grants/of/${playerId}`, body, OPERATOR.authorization);
    return { url: `${OFFICE}/bonuses/${given.json<{ grantId: string }>().grantId}/take` };
  },
  async activatePromoCode({ app, operate }) {
    const offerId = String(await publishedOffer(app.db));
    const body = { offerId, perPlayer: 1, countries: [], needs: [] };
    const made = await operate('POST', '/ops/bonuses/house/codes', body, OPERATOR.authorization);
    const { codeId } = made.json<{ codeId: string }>();
    const { code } = await app.db
      .selectFrom('bonus_codes')
      .select('code')
      .where('id', '=', BigInt(codeId))
      .executeTakeFirstOrThrow();
    return { url: `${OFFICE}/promo-codes/activate`, body: { code, iso: 'EUR' } };
  },
  async joinTournament({ operate }) {
    const tournament = {
      from: Date.now() + DAY,
      until: Date.now() + 2 * DAY,
      terms: {
        gameIds: [],
        providers: [],
        categories: ['slots'],
        scoring: 'multiplier',
        leastStake: '0.20',
        leastRounds: 10,
        leastPlayers: 2,
        join: 'opt-in',
        countsBonus: false,
        countsFree: false,
        prizes: [{ kind: 'money', amount: '10.00', from: 1, to: 3 }],
      },
      texts: { en: { title: 'Spring reels', text: 'The best multiplier wins.' } },
    };
    const made = await operate('POST', '/ops/tournaments/house', tournament, OPERATOR.authorization);
    return { url: `/web-api/casino/tournaments/${made.json<{ id: string }>().id}/join`, body: {} };
  },
  async startGame({ app }, { accountId }) {
    const gameId = Number(await insertGame(app.db, { makerId: 'fake' }));
    const body = { gameId, mode: 'real', accountId, lang: 'en', device: 'desktop' };
    return { url: '/web-api/casino/sessions', body };
  },
  async signIn({ app }, { playerId }) {
    const { email } = await app.db
      .selectFrom('players')
      .select('email')
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow();
    return { url: '/web-api/session/sign-in', body: { login: email, password: TEST_PASSWORD, save: false } };
  },
};

/** Returns a request as one of another intent: singles have their keys in the body. */
export function asAnotherIntent(body: object | undefined): object | undefined {
  if (!body || !('items' in body) || !Array.isArray(body.items)) return body;
  return { items: body.items.map((item: object) => ({ ...item, key: randomUUID() })) };
}

/** Prepares every call with a door. */
export const doorIntents: Readonly<Record<DoorCall, Prepare>> = { ...intents, ...others };

type Restrict = (db: Db, player: Pick<IntentPlayer, 'playerId'>, now: Date) => Promise<unknown>;

const limit =
  (type: LimitType, value: bigint, isOver = false): Restrict =>
  (db, { playerId: player_id }, now) =>
    db
      .insertInto('limits')
      .values({
        player_id,
        type,
        value,
        iso: null,
        state: 'ACTIVE',
        starts_at: new Date(now.getTime() - 400 * DAY),
        ends_at: type === LIMIT_TYPE.session ? null : new Date(now.getTime() + (isOver ? -DAY : DAY)),
      })
      .execute();

const block =
  (columns: Omit<Insertable<PlayerBlocksTable>, 'player_id'>): Restrict =>
  (db, { playerId: player_id }) =>
    db
      .insertInto('player_blocks')
      .values({ player_id, ...columns })
      .execute();

/** Everything that closes doors to a player; a code without a restriction doesn't compile. */
export const restrictions: Readonly<Record<BlockCode, Restrict>> = {
  SELF_EXCLUDED: limit(LIMIT_TYPE.selfExclusion, 7n),
  RETURN_REQUEST_NEEDED: limit(LIMIT_TYPE.selfExclusion, 180n, true),
  ACCOUNT_CLOSED: block({ self_blocked_at: new Date() }),
  TIMEOUT_ACTIVE: limit(LIMIT_TYPE.timeout, 1n),
  BETTING_CLOSED: block({ ban_level: 45 }),
  VERIFICATION_REQUIRED: block({ is_verification_required: true }),
  SESSION_LIMIT: limit(LIMIT_TYPE.session, 0n),
  FROZEN: block({ is_frozen: true }),
};

/** Ends all restrictions of a player. */
export async function unrestrict(db: Db, { playerId }: Pick<IntentPlayer, 'playerId'>): Promise<void> {
  // Limits have a history, which can't be deleted.
  await db.updateTable('limits').set({ state: 'INACTIVE' }).where('player_id', '=', playerId).execute();
  await db.deleteFrom('player_blocks').where('player_id', '=', playerId).execute();
}
