import { randomUUID } from 'node:crypto';
import type { AnswerOf, Calls } from '@touchline/contract';
import { counterAt, totpOf } from '../entry/access/twoStep/totp.ts';
import { insertGame } from '../casino/catalogue/testing.ts';
import { ProblemError } from '../kernel/http/problem.ts';
import { signRequest } from '../casino/makers/signature.ts';
import { createOneTimeCodes } from '../accounts/oneTimeCodes/oneTimeCodes.service.ts';
import type { CodePurpose } from '../delivery/secretBox/secretMessages.ts';
import { changeProfile } from '../accounts/profile.ts';
import { createTestApp, TEST_PASSWORD, type TestApp, type TestClient } from './app.ts';
import { createAuthenticator } from './authenticator.ts';
import { MAKER_SECRET, startFakeMaker } from './fakeMaker.ts';
import { lastMail, mailedCode, textedCode } from './messages.ts';
import { OPERATOR } from './opsApp.ts';

const LIMITS = '/limit-service-api/api/external/web/v3';
const QR = '/web-api/session/sign-in/qr';
const SIGN_IN = '/web-api/session/sign-in';
const NEXT_PASSWORD = 'the next password';
const exclusion = { limits: [{ limitType: 30, limitValue: '7', selfExcludeReason: '1' }] };
const understood = [{ questionId: 'exclusion-consequences', answerId: 'understood' }];
const reason = 'a test';

/** A player with two sessions. */
export interface GrantPlayer {
  readonly playerId: bigint;
  readonly email: string;
  /** Generated login number. */
  readonly login: string;
  /** The session in which the player acts. */
  readonly own: TestClient;
  /** The session that makes grants. */
  readonly other: TestClient;
  /** Changes with acts. */
  password: string;
}

/**
 * Redeems a grant and returns the outcome, such as `422 CODE_EXPIRED`.
 * @param client signed in as the player, if the act still allows it
 */
export type Redeem = (client: TestClient) => Promise<string>;

/** A grant that is made and redeemed by the real calls. */
export interface GrantCase {
  readonly name: string;
  /** Name in the list of pending grants. */
  readonly grant: string;
  /** Outcome of an ended one. */
  readonly ended: string;
  /** True if only a signed-in player redeems it. */
  readonly needsSession: boolean;
  make(world: GrantsWorld, player: GrantPlayer): Promise<Redeem>;
}

/** An act that ends access, done by the real call. */
export interface ActCase {
  readonly name: string;
  /** True if the player can't sign in afterwards. */
  readonly isBlocking?: boolean;
  perform(world: GrantsWorld, player: GrantPlayer): Promise<number>;
}

/** A platform with a maker of games, and players with two sessions. */
export interface GrantsWorld {
  readonly app: TestApp;
  readonly now: () => Date;
  /** Moves the clock. */
  pass(seconds: number): void;
  player(): Promise<GrantPlayer>;
  /** Returns a client that is signed in as a player; one whose session has ended if the player is blocked. */
  signedIn(player: GrantPlayer): Promise<TestClient>;
  /** Requests a code by a call. */
  mailed(client: TestClient, path: string, body: object): Promise<SentCode>;
  texted(client: TestClient, path: string, body: object): Promise<SentCode>;
  /** Returns the ticket of a user of the local company, in a browser that begins with `client`. */
  socialTicket(client: TestClient, user: string): Promise<string>;
  /** Creates a client whose address is reached over the network too. */
  browser(): TestClient;
  readonly gameId: string;
  launchToken(): string;
  /** Returns a phone that nobody has. */
  phone(): { readonly phone_code: string; readonly phone_number: string };
  close(): Promise<void>;
}

interface SentCode {
  readonly guid: string;
  readonly code: string;
}

/** Creates a world with a stopped clock. */
export async function createGrantsWorld(): Promise<GrantsWorld> {
  let time = Date.UTC(2026, 5, 1, 12);
  let phones = 0;
  const now = () => new Date(time);
  const maker = await startFakeMaker('fake', now);
  const app = await createTestApp({ now, env: { MAKERS_FILE: maker.makersFile }, listens: true });
  const gameId = await insertGame(app.db, { makerId: 'fake', makerGameId: 'a-game' });

  async function signIn(client: TestClient, { email, password }: Pick<GrantPlayer, 'email' | 'password'>) {
    return client.call('POST', SIGN_IN, { login: email, password, save: false });
  }

  const pathOf = (location: string): string => location.replace(/^https?:\/\/[^/]+/, '');

  return {
    app,
    now,
    gameId: String(gameId),
    pass: (seconds) => void (time += seconds * 1000),
    browser: () => app.client(),
    launchToken: () => maker.launchToken(),
    phone: () => ({ phone_code: '44', phone_number: `77009${String((phones += 1)).padStart(5, '0')}` }),
    async player() {
      const [own, other] = [app.client(), app.client()];
      const { playerId, email } = await own.registerByEmail();
      await signIn(other, { email, password: TEST_PASSWORD });
      const { player } = (await own.call('GET', '/web-api/session')).json<{ player: { login: string } }>();
      return { playerId, email, login: player.login, own, other, password: TEST_PASSWORD };
    },
    async signedIn(player) {
      const fresh = app.client();
      const answer = await signIn(fresh, { email: player.login, password: player.password });
      return answer.statusCode === 200 && !('step' in answer.json<object>()) ? fresh : player.own;
    },
    async mailed(client, path, body) {
      const { guid } = (await client.call('POST', `/web-api/${path}`, body)).json<{ guid: string }>();
      return { guid, code: (await mailedCode(app)) ?? '' };
    },
    async texted(client, path, body) {
      const { guid } = (await client.call('POST', `/web-api/${path}`, body)).json<{ guid: string }>();
      return { guid, code: (await textedCode(app)) ?? '' };
    },
    async socialTicket(client, user) {
      const begun = await client.call('POST', '/web-api/social/start', { provider: 'local', language: 'en' });
      const page = await client.call('GET', pathOf(begun.json<{ redirectUrl: string }>().redirectUrl));
      const href = /href="([^"]+user=ann)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const back = await client.call('GET', href.replace('user=ann', `user=${user}`));
      const led = await client.call('GET', pathOf(String(back.headers.location)));
      return /#ticket=(.+)$/.exec(String(led.headers.location))?.[1] ?? '';
    },
    async close() {
      await app.close();
      await maker.stop();
    },
  };
}

/** Returns the outcome of a call: its status, and the code of its problem. */
async function outcome(answer: ReturnType<TestClient['call']>): Promise<string> {
  const { statusCode, body } = await answer;
  const { code } = JSON.parse(body) as { code?: string };
  return code === undefined ? String(statusCode) : `${statusCode} ${code}`;
}

async function enableApp(world: GrantsWorld, { own, password }: GrantPlayer): Promise<() => string> {
  const begun = await own.call('POST', '/web-api/user/two-step/begin', { password });
  const { secret } = begun.json<{ secret: string }>();
  const code = () => totpOf(secret, counterAt(world.now().getTime()));
  await own.call('POST', '/web-api/user/two-step/enable', { code: code() });
  world.pass(30);
  return code;
}

/** Returns the origin of the page as authenticators report it. */
const originOf = ({ app }: GrantsWorld) => ({ origin: `http://${app.host}` });

async function addPasskey(world: GrantsWorld, { own, password }: GrantPlayer) {
  const authenticator = createAuthenticator();
  const begun = await own.call('POST', '/web-api/user/passkeys/begin', { password });
  const { guid, options } = begun.json<AnswerOf<Calls['beginPasskey']>>();
  const body = { guid, name: 'A phone', credential: authenticator.create(options, originOf(world)) };
  const { passkeys } = (await own.call('POST', '/web-api/user/passkeys', body)).json<
    AnswerOf<Calls['addPasskey']>
  >();
  return { authenticator, id: passkeys[0]?.id ?? '' };
}

async function firstStep(world: GrantsWorld, { email, password }: GrantPlayer): Promise<string> {
  const answer = await world.app.client().call('POST', SIGN_IN, { login: email, password, save: false });
  return answer.json<{ step: { guid: string } }>().step.guid;
}

async function shownQr(world: GrantsWorld) {
  const device = world.app.client();
  const { secret, code } = (await device.call('POST', QR)).json<AnswerOf<Calls['beginQrSignIn']>>();
  const state = async () =>
    (await device.call('POST', `${QR}/state`, { secret, save: false })).json<{ state: string }>().state;
  return { code, state };
}

/** Makes a code by the service, for a purpose whose call needs a cashier. */
async function serviceCode(world: GrantsWorld, { playerId, email }: GrantPlayer, purpose: CodePurpose) {
  const codes = createOneTimeCodes(world.now);
  const { db } = world.app;
  const { site_id: siteId } = await db
    .selectFrom('players')
    .select('site_id')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const made = await db
    .transaction()
    .execute((trx) =>
      codes.make(trx, { siteId, purpose, scope: { playerId }, reader: { playerId, target: email } }),
    );
  return async () => {
    try {
      await codes.prove(db, { guid: made.sent.guid, siteId, purpose }, made.code.reveal());
      return '200';
    } catch (error) {
      if (error instanceof ProblemError) return `${error.status} ${error.code}`;
      throw error;
    }
  };
}

const CODE = { grant: 'one-time code', ended: '422 CODE_EXPIRED' } as const;
const STEP = { grant: 'second step of a sign-in', ended: '422 CODE_EXPIRED', needsSession: false } as const;
const SOCIAL = { grant: 'social sign-in', ended: '422 TICKET_EXPIRED', needsSession: false } as const;

/** Every kind of pending grant, by the calls that make and redeem it. */
export const grantCases: readonly GrantCase[] = [
  {
    ...CODE,
    name: 'the code that confirms the e-mail',
    needsSession: true,
    async make(world, { other }) {
      const sent = await world.mailed(other, 'user/activation/email', { language: 'en' });
      return (client) => outcome(client.call('POST', '/web-api/user/activation/email/confirm', sent));
    },
  },
  {
    ...CODE,
    name: 'the link that confirms the e-mail',
    ended: '422 LINK_OUTDATED',
    needsSession: false,
    async make(world, { other }) {
      await world.mailed(other, 'user/activation/email', { language: 'en' });
      const text = (await lastMail(world.app))?.text ?? '';
      const token = /accountverify\?token=(\S+)/.exec(text)?.[1];
      return () => outcome(world.app.client().call('POST', '/web-api/user/activation/email/link', { token }));
    },
  },
  {
    ...CODE,
    name: 'the code for a new e-mail',
    needsSession: true,
    async make(world, { other, email, password }) {
      const body = { email: `attacker-${email}`, password, language: 'en' };
      const sent = await world.mailed(other, 'user/email', body);
      return (client) => outcome(client.call('POST', '/web-api/user/email/confirm', sent));
    },
  },
  {
    ...CODE,
    name: 'the code for a new phone',
    needsSession: true,
    async make(world, { other }) {
      const sent = await world.texted(other, 'user/phone', { ...world.phone(), lng: 'en' });
      return (client) => outcome(client.call('POST', '/web-api/user/phone/confirm', sent));
    },
  },
  {
    ...CODE,
    name: 'the code of a sign-in by text message',
    needsSession: false,
    async make(world, { own }) {
      const phone = world.phone();
      await own.call(
        'POST',
        '/web-api/user/phone/confirm',
        await world.texted(own, 'user/phone', { ...phone, lng: 'en' }),
      );
      const stranger = world.app.client();
      const sent = await world.texted(stranger, 'session/sign-in/sms', { ...phone, lng: 'en' });
      return () => outcome(stranger.call('POST', `${SIGN_IN}/sms-code`, { ...sent, save: false }));
    },
  },
  {
    ...CODE,
    name: 'the code of a recovery',
    needsSession: false,
    async make(world, { login }) {
      const stranger = world.app.client();
      const sent = await world.mailed(stranger, 'user/recovery', { name: login, language: 'en' });
      return () => outcome(stranger.call('POST', '/web-api/user/recovery/check', sent));
    },
  },
  {
    ...CODE,
    name: 'the ticket of a recovery',
    needsSession: false,
    async make(world, { login }) {
      const stranger = world.app.client();
      const sent = await world.mailed(stranger, 'user/recovery', { name: login, language: 'en' });
      const checked = await stranger.call('POST', '/web-api/user/recovery/check', sent);
      const { ticket } = checked.json<{ ticket: string }>();
      const body = { guid: sent.guid, ticket, password: 'stolen by a stranger' };
      return () => outcome(stranger.call('POST', '/web-api/user/recovery/save', body));
    },
  },
  {
    ...CODE,
    name: 'the code for a new login',
    needsSession: true,
    async make(world, { other, playerId }) {
      await changeProfile(world.app.db, playerId, { activation_type: 1 });
      const sent = await world.mailed(other, 'user/login/code', { language: 'en' });
      const login = `stolen${playerId}`;
      return async (client) => {
        // As if the time between two changes of the login had passed.
        const { db } = world.app;
        await db
          .updateTable('players')
          .set({ login_name_at: new Date(0) })
          .where('id', '=', playerId)
          .where('login_name', 'is not', null)
          .execute();
        return outcome(client.call('POST', '/web-api/user/login', { login, ...sent }));
      };
    },
  },
  {
    ...CODE,
    name: 'the code of a withdrawal',
    needsSession: false,
    make: (world, player) => serviceCode(world, player, 'withdrawal'),
  },
  {
    ...STEP,
    name: 'a second step by an app',
    async make(world, player) {
      const code = await enableApp(world, player);
      const guid = await firstStep(world, player);
      return () =>
        outcome(
          world.app
            .client()
            .call('POST', `${SIGN_IN}/step`, { guid, method: 'totp', code: code(), save: false }),
        );
    },
  },
  {
    ...STEP,
    name: 'a second step by e-mail',
    async make(world, player) {
      const { playerId, own, password } = player;
      await changeProfile(world.app.db, playerId, { activation_type: 1 });
      await own.call('POST', '/web-api/user/two-step/email', { isOn: true, password });
      const guid = await firstStep(world, player);
      const stranger = world.app.client();
      const { code } = await world.mailed(stranger, 'session/sign-in/step-code', { guid, lng: 'en' });
      const body = { guid, method: 'email', code, save: false };
      return () => outcome(stranger.call('POST', `${SIGN_IN}/step`, body));
    },
  },
  {
    ...STEP,
    name: 'a second step by a passkey',
    async make(world, player) {
      const { authenticator } = await addPasskey(world, player);
      await enableApp(world, player);
      const step = await firstStep(world, player);
      const stranger = world.app.client();
      const begun = await stranger.call('POST', `${SIGN_IN}/step/passkey/begin`, { guid: step });
      const { guid, options } = begun.json<AnswerOf<Calls['beginPasskeyStep']>>();
      const body = { step, guid, credential: authenticator.get(options, originOf(world)), save: false };
      return () => outcome(stranger.call('POST', `${SIGN_IN}/step/passkey`, body));
    },
  },
  {
    name: 'the creation of a passkey',
    grant: 'passkey challenge',
    ended: '422 PASSKEY_EXPIRED',
    needsSession: true,
    async make(world, { other, password }) {
      const begun = await other.call('POST', '/web-api/user/passkeys/begin', { password });
      const { guid, options } = begun.json<AnswerOf<Calls['beginPasskey']>>();
      const body = {
        guid,
        name: 'Stolen',
        credential: createAuthenticator().create(options, originOf(world)),
      };
      return (client) => outcome(client.call('POST', '/web-api/user/passkeys', body));
    },
  },
  {
    name: 'the setup of an app',
    grant: 'setup of an authenticator app',
    ended: '409 TWO_STEP_STATE',
    needsSession: true,
    async make(world, { other, password }) {
      const begun = await other.call('POST', '/web-api/user/two-step/begin', { password });
      const { secret } = begun.json<{ secret: string }>();
      return (client) => {
        const code = totpOf(secret, counterAt(world.now().getTime()));
        return outcome(client.call('POST', '/web-api/user/two-step/enable', { code }));
      };
    },
  },
  {
    name: 'a QR code that was looked up',
    grant: 'QR sign-in',
    ended: '422 QR_USED',
    needsSession: true,
    async make(world, { other }) {
      const { code } = await shownQr(world);
      const found = await other.call('POST', '/web-api/user/qr-sign-in', { code });
      const { id } = found.json<{ id: string }>();
      return (client) =>
        outcome(client.call('POST', `/web-api/user/qr-sign-in/${id}`, { isConfirmed: true }));
    },
  },
  {
    name: 'a QR code that was confirmed',
    grant: 'QR sign-in',
    ended: 'expired',
    needsSession: false,
    async make(world, { other }) {
      const { code, state } = await shownQr(world);
      const found = await other.call('POST', '/web-api/user/qr-sign-in', { code });
      const { id } = found.json<{ id: string }>();
      await other.call('POST', `/web-api/user/qr-sign-in/${id}`, { isConfirmed: true });
      return async () => {
        const now = await state();
        return now === 'entered' ? '200' : now;
      };
    },
  },
  {
    ...SOCIAL,
    name: 'the ticket of a sign-in by a linked account',
    async make(world, { email, password }) {
      const user = randomUUID();
      const owner = world.browser();
      await owner.call('POST', SIGN_IN, { login: email, password, save: false });
      await owner.call('POST', '/web-api/social/enter', {
        ticket: await world.socialTicket(owner, user),
        save: false,
      });
      const stranger = world.browser();
      const body = { ticket: await world.socialTicket(stranger, user), save: false };
      return () => outcome(stranger.call('POST', '/web-api/social/enter', body));
    },
  },
  {
    ...SOCIAL,
    name: 'the ticket that links an account',
    async make(world, { email, other }) {
      const stranger = world.browser();
      for (const [name, value] of other.cookies) stranger.cookies.set(name, value);
      const body = { ticket: await world.socialTicket(stranger, `a-${email.slice(7, 20)}`), save: false };
      return () => outcome(stranger.call('POST', '/web-api/social/enter', body));
    },
  },
  {
    name: 'a change of limits with questions',
    grant: 'change of limits with questions',
    ended: '400 TEST_OVER',
    needsSession: true,
    async make(_world, { other }) {
      const asked = await other.call('POST', `${LIMITS}/limits`, exclusion);
      const { tokenGuid } = asked.json<{ tokenGuid: string }>();
      const body = { tokenGuid, answers: understood };
      return (client) => outcome(client.call('POST', `${LIMITS}/testanswers`, body));
    },
  },
  {
    name: 'the launch token of a game',
    grant: 'launch of a game',
    ended: 'TOKEN_EXPIRED',
    needsSession: false,
    async make(world, { other }) {
      const body = { gameId: Number(world.gameId), mode: 'real', lang: 'en', device: 'desktop' };
      const started = await other.call('POST', '/web-api/casino/sessions', body);
      const { session } = started.json<{ session: { id: string } }>();
      const token = world.launchToken();
      return async () => {
        const status = await authenticated(world, { sessionId: session.id, gameId: 'a-game', token });
        return status === 'OK' ? '200' : status;
      };
    },
  },
];

/** Makes the call of a maker whose frame has got a launch token, and returns its status. */
async function authenticated({ app, now }: GrantsWorld, request: object): Promise<string> {
  const [path, body] = ['/maker-api/v1/authenticate', Buffer.from(JSON.stringify(request))];
  const headers = signRequest(MAKER_SECRET, { method: 'POST', path, maker: 'fake', body, now: now() });
  const answer = await app.app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, host: 'localhost:4401', 'content-type': 'application/json' },
    payload: body,
  });
  return answer.json<{ status: string }>().status;
}

const statusOf = async (answer: ReturnType<TestClient['call']>): Promise<number> => (await answer).statusCode;

const operatorCall = ({ app }: GrantsWorld, url: string, body: object) =>
  statusOf(app.client().call('POST', url, { ...body, reason }, OPERATOR));

/** Every act that ends access. */
export const actCases: readonly ActCase[] = [
  {
    name: 'a change of the password',
    async perform(_world, player) {
      const body = { current: player.password, next: NEXT_PASSWORD };
      player.password = NEXT_PASSWORD;
      return statusOf(player.own.call('POST', '/web-api/session/password', body));
    },
  },
  {
    name: 'a recovery of the password',
    async perform(world, player) {
      const fresh = world.app.client();
      const name = player.email.toUpperCase();
      const sent = await world.mailed(fresh, 'user/recovery', { name, language: 'en' });
      const checked = await fresh.call('POST', '/web-api/user/recovery/check', sent);
      const { ticket } = checked.json<{ ticket: string }>();
      player.password = NEXT_PASSWORD;
      const body = { guid: sent.guid, ticket, password: NEXT_PASSWORD };
      return statusOf(fresh.call('POST', '/web-api/user/recovery/save', body));
    },
  },
  {
    name: 'a change of the e-mail',
    async perform(world, { own, email, password }) {
      const body = { email: `new-${email}`, password, language: 'en' };
      const sent = await world.mailed(own, 'user/email', body);
      return statusOf(own.call('POST', '/web-api/user/email/confirm', sent));
    },
  },
  {
    name: 'a change of the phone',
    async perform(world, { own, password }) {
      const sent = await world.texted(own, 'user/phone', { ...world.phone(), password, lng: 'en' });
      return statusOf(own.call('POST', '/web-api/user/phone/confirm', sent));
    },
  },
  {
    name: 'a change of the login',
    perform: (_world, { own, playerId, password }) =>
      statusOf(own.call('POST', '/web-api/user/login', { login: `player${playerId}`, password })),
  },
  {
    name: 'the end of other sessions',
    perform: (_world, { own }) => statusOf(own.call('POST', '/web-api/user/sessions/end-others')),
  },
  {
    name: 'the end of one session',
    async perform(_world, { own }) {
      const { sessions } = (await own.call('GET', '/web-api/user/sessions')).json<{
        sessions: { id: string; isThis: boolean; endedAt?: number }[];
      }>();
      const other = sessions.find(({ isThis, endedAt }) => !isThis && endedAt === undefined);
      return statusOf(own.call('POST', `/web-api/user/sessions/${other?.id}/end`));
    },
  },
  {
    name: 'a sign-out everywhere',
    perform: (_world, { own }) =>
      statusOf(own.call('POST', '/web-api/session/sign-out', { everywhere: true })),
  },
  {
    name: 'the removal of the authenticator app',
    perform: (_world, { own, password }) =>
      statusOf(own.call('POST', '/web-api/user/two-step/disable', { password })),
  },
  {
    name: 'the end of codes by e-mail',
    perform: (_world, { own, password }) =>
      statusOf(own.call('POST', '/web-api/user/two-step/email', { isOn: false, password })),
  },
  {
    name: 'the removal of a passkey',
    async perform(_world, player) {
      const { own, password, playerId } = player;
      const id = await anyPasskey(_world, playerId);
      return statusOf(own.call('POST', `/web-api/user/passkeys/${id}/remove`, { password }));
    },
  },
  {
    name: 'the removal of a passkey by an operator',
    async perform(world, { playerId }) {
      const id = await anyPasskey(world, playerId);
      return operatorCall(world, `/ops/players/${playerId}/passkeys/${id}/remove`, {});
    },
  },
  {
    name: 'a self-exclusion',
    isBlocking: true,
    async perform(_world, { own }) {
      const asked = await own.call('POST', `${LIMITS}/limits`, exclusion);
      const { tokenGuid } = asked.json<{ tokenGuid: string }>();
      return statusOf(own.call('POST', `${LIMITS}/testanswers`, { tokenGuid, answers: understood }));
    },
  },
  {
    name: 'the closing of the account',
    isBlocking: true,
    perform: (_world, { own }) => statusOf(own.call('POST', `${LIMITS}/BlockUser`, { isConfirmed: true })),
  },
  {
    name: 'a ban',
    perform: (world, { playerId }) =>
      operatorCall(world, `/ops/players/${playerId}/blocks`, { banLevel: 45 }),
  },
  {
    name: 'an exclusion by an operator',
    isBlocking: true,
    perform: (world, { playerId }) =>
      operatorCall(world, `/ops/players/${playerId}/limits`, { type: 30, days: 7 }),
  },
  {
    name: 'the end of sessions by an operator',
    perform: (world, { playerId }) => operatorCall(world, `/ops/players/${playerId}/sessions/end`, {}),
  },
];

/** Stores a passkey as if the player had created it long ago, since creating one is a grant itself. */
async function anyPasskey({ app, now }: GrantsWorld, playerId: bigint): Promise<string> {
  const { id } = await app.db
    .insertInto('passkeys')
    .values({
      player_id: playerId,
      credential_id: randomUUID(),
      rp_id: 'localhost',
      user_handle: 'handle',
      public_key: 'key',
      counter: 0n,
      transports: [],
      name: 'An old phone',
      is_synced: false,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
