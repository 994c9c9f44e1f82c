import type { AnswerOf, calls, Calls } from '@touchline/contract';
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { counterAt, totpOf } from '../entry/access/twoStep/totp.ts';
import { insertGame } from '../casino/catalogue/testing.ts';
import type { SecretMessageKind } from '../delivery/secretBox/secretMessages.ts';
import { changeProfile, type ProfileChange } from '../accounts/profile.ts';
import { TEST_PASSWORD as PASSWORD, type TestApp, type TestClient } from './app.ts';
import { createAuthenticator } from './authenticator.ts';
import { codeIn } from './messages.ts';
import { OPERATOR } from './opsApp.ts';
import { BANK, type WithdrawalsWorld } from './withdrawalsWorld.ts';

/** A platform whose messages arrive between the two halves of each flow. */
export interface SecretsWorld {
  readonly app: TestApp;
  readonly withdrawals: Pick<WithdrawalsWorld, 'player' | 'newKey'>;
  /** Host of the platform's clients. */
  readonly host: string;
  /** Returns the text of the last message to an address or a number. Throws if there is none. */
  arrivedAt(recipient: string): string;
  /** Returns the token of the last game that was launched at the maker `fake`. */
  launchToken(): string;
}

/** Secrets by their names. */
export type Secrets = Readonly<Record<string, string>>;

/**
 * Begins a flow, up to its message; the result finishes it with the message, and returns the secrets that only the
 * player has seen.
 */
export type SecretFlow = (world: SecretsWorld) => Promise<() => Promise<Secrets>>;

const NEXT_PASSWORD = 'chosen-Password-7391';

/** Returns the answer of a call that has to succeed. */
function accepted<Answer>(answer: LightMyRequestResponse): Answer {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<Answer>();
}

/** Returns the code in the last message to a recipient. */
function arrivedCode(world: SecretsWorld, recipient: string): string {
  const code = codeIn(world.arrivedAt(recipient));
  if (code === undefined) throw new Error(`No code went to ${recipient}.`);
  return code;
}

/** Returns the token of the link in the last message to a recipient. */
function arrivedToken(world: SecretsWorld, recipient: string): string {
  const token = /\?token=(\S+)/.exec(world.arrivedAt(recipient))?.[1];
  if (token === undefined) throw new Error(`No link went to ${recipient}.`);
  return token;
}

async function newPlayer({ app, host }: SecretsWorld, profile: ProfileChange = { activation_type: 0 }) {
  const client = app.client(host);
  const { email, playerId } = await client.registerByEmail();
  await client.renew();
  await changeProfile(app.db, playerId, profile);
  return { client, email, playerId };
}

let numbers = 0;
/** Returns an unused British mobile number, in parts and as messages name it. */
function newPhone() {
  const phone = { phone_code: '44', phone_number: `77009${String((numbers += 1)).padStart(5, '0')}` };
  return { phone, recipient: `+44${phone.phone_number}` };
}

async function recover(world: SecretsWorld, name: string, recipient: string) {
  const stranger = world.app.client(world.host);
  const post = (path: string, body: object) => stranger.call('POST', `/web-api/user/recovery${path}`, body);
  const { guid } = accepted<{ guid: string }>(await post('', { name, language: 'en' }));
  return async (): Promise<Secrets> => {
    const code = arrivedCode(world, recipient);
    const { ticket } = accepted<{ ticket: string }>(await post('/check', { guid, code }));
    accepted(await post('/save', { guid, ticket, password: NEXT_PASSWORD }));
    return { code, ticket, password: NEXT_PASSWORD };
  };
}

/** Sends a code to a player, who confirms by it. */
async function confirmed(
  world: SecretsWorld,
  { client, recipient }: { readonly client: TestClient; readonly recipient: string },
  [path, body]: readonly [path: string, body: object],
  [confirmPath, more]: readonly [path: string, more: object],
): Promise<() => Promise<Secrets>> {
  const { guid } = accepted<{ guid: string }>(await client.call('POST', `/web-api/${path}`, body));
  return async () => {
    const code = arrivedCode(world, recipient);
    await client.renew().catch(() => undefined);
    accepted(await client.call('POST', `/web-api/${confirmPath}`, { ...more, guid, code }));
    return { code };
  };
}

/** The flows of each kind of message with a secret. A kind without a flow doesn't compile. */
export const messageFlows: Readonly<Record<SecretMessageKind, readonly SecretFlow[]>> = {
  recovery: [
    async (world) => {
      const { email } = await newPlayer(world);
      return recover(world, email, email);
    },
    async (world) => {
      const { phone, recipient } = newPhone();
      await newPlayer(world, { ...phone, activation_type: 3 });
      return recover(world, recipient, recipient);
    },
  ],
  'email-activation': [
    async (world) => {
      const { client, email } = await newPlayer(world);
      accepted(await client.call('POST', '/web-api/user/activation/email', { language: 'ru' }));
      return async () => {
        const [code, token] = [arrivedCode(world, email), arrivedToken(world, email)];
        accepted(await client.call('POST', '/web-api/user/activation/email/link', { token }));
        return { code, token };
      };
    },
  ],
  'email-change': [
    async (world) => {
      const { client, email } = await newPlayer(world);
      const next = `new-${email}`;
      const body = { email: next, password: PASSWORD, language: 'ar' };
      return confirmed(world, { client, recipient: next }, ['user/email', body], ['user/email/confirm', {}]);
    },
  ],
  'phone-activation': [
    async (world) => {
      const { client } = await newPlayer(world);
      const { phone, recipient } = newPhone();
      const body = { ...phone, lng: 'en' };
      return confirmed(world, { client, recipient }, ['user/phone', body], ['user/phone/confirm', {}]);
    },
  ],
  'email-sign-in': [
    async (world) => {
      const { client, email } = await newPlayer(world, { activation_type: 1 });
      accepted(await client.call('POST', '/web-api/user/two-step/email', { isOn: true, password: PASSWORD }));
      const device = world.app.client(world.host);
      const body = { login: email, password: PASSWORD, save: false };
      const { step } = accepted<{ step: { guid: string } }>(
        await device.call('POST', '/web-api/session/sign-in', body),
      );
      const send = { guid: step.guid, lng: 'en' };
      accepted(await device.call('POST', '/web-api/session/sign-in/step-code', send));
      return async () => {
        const code = arrivedCode(world, email);
        const answer = { guid: step.guid, method: 'email', code, save: false };
        accepted(await device.call('POST', '/web-api/session/sign-in/step', answer));
        return { code, step: step.guid };
      };
    },
  ],
  'sms-sign-in': [
    async (world) => {
      const { phone, recipient } = newPhone();
      const { playerId } = await newPlayer(world);
      await world.app.db
        .updateTable('players')
        .set({ phone: recipient.slice(1) })
        .where('id', '=', playerId)
        .execute();
      const path = 'session/sign-in';
      return confirmed(
        world,
        { client: world.app.client(world.host), recipient },
        [`${path}/sms`, { ...phone, lng: 'en' }],
        [`${path}/sms-code`, { save: false }],
      );
    },
  ],
  'phone-registration': [
    async (world) => {
      const { phone, recipient } = newPhone();
      const details = { currency: 'EUR', language: 'en', isOfAge: true, password: NEXT_PASSWORD };
      return confirmed(
        world,
        { client: world.app.client(world.host), recipient },
        ['registration/phone-code', { ...phone, lng: 'en' }],
        ['registration/phone', { ...phone, ...details }],
      );
    },
  ],
  'login-change': [
    async (world) => {
      const { client, email } = await newPlayer(world, { activation_type: 1 });
      const path = 'user/login';
      return confirmed(
        world,
        { client, recipient: email },
        [`${path}/code`, { language: 'en' }],
        [path, { login: 'ada.byron' }],
      );
    },
  ],
  withdrawal: [
    async (world) => {
      const { client, deposit, win, playerId, quote, askCode, send } = await world.withdrawals.player();
      await deposit('50.00');
      await win(10_000n);
      const requested = { amount: '100.00', ...BANK };
      const key = world.withdrawals.newKey();
      const { quote: shown } = accepted<{ quote: string }>(await quote(requested));
      const { guid } = accepted<{ guid: string }>(await askCode(requested, shown, key));
      return async () => {
        const { email } = await world.app.db
          .selectFrom('players')
          .select('email')
          .where('id', '=', playerId)
          .executeTakeFirstOrThrow();
        const code = arrivedCode(world, email ?? '');
        const proof = { guid, code };
        const { ticket } = accepted<{ ticket: string }>(
          await client.call('POST', '/web-api/payments/withdrawals/code/proof', proof),
        );
        accepted(await send(requested, shown, key, { guid, ticket }));
        return { code, ticket };
      };
    },
  ],
  credentials: [
    async (world) => {
      const client = world.app.client(world.host);
      const body = { currency: 'EUR', language: 'en', isOfAge: true };
      const { credentials } = accepted<{ credentials: { password: string } }>(
        await client.call('POST', '/web-api/registration/fast', body),
      );
      await client.renew();
      const { password } = credentials;
      const email = `${randomUUID()}@example.com`;
      accepted(
        await client.call('POST', '/web-api/registration/credentials-mail', { email, password, lng: 'en' }),
      );
      return async () => {
        if (!world.arrivedAt(email).includes(password)) throw new Error('The credentials were not sent.');
        return { password };
      };
    },
  ],
  mailing: [
    async (world) => {
      const { client, email, playerId } = await newPlayer(world);
      const allowed = { id: 'enable_mail_news', value: true };
      accepted(await client.call('POST', '/web-api/office/settings/save', allowed));
      const { site_id: siteId } = await world.app.db
        .selectFrom('players')
        .select('site_id')
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow();
      const message = {
        key: randomUUID(),
        siteId,
        playerId: String(playerId),
        texts: { en: { title: 'A new game', text: 'Try it today.' } },
        byMail: true,
        bySms: false,
      };
      accepted(await client.call('POST', '/ops/messages', message, OPERATOR));
      return async () => {
        const token = arrivedToken(world, email);
        accepted(await client.call('POST', '/web-api/mailings/stop', { token }));
        return { token };
      };
    },
  ],
  'staff-invitation': [
    async (world) => {
      const name = `invited-${randomUUID().slice(0, 8)}`;
      const email = `${name}@operators.example`;
      const { id } = await world.app.db
        .insertInto('staff')
        .values({ name, email, created_by: 'platform', created_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const client = world.app.client(world.host);
      const body = { reason: 'Tried by a test.' };
      accepted(await client.call('POST', `/ops/staff/${id}/invitation`, body, OPERATOR));
      return () => {
        const token = /#\/invitation\/(\S+)/.exec(world.arrivedAt(email))?.[1];
        if (token === undefined) throw new Error(`No invitation went to ${email}.`);
        return Promise.resolve({ token });
      };
    },
  ],
};

/** Flows with a secret that is in no message. */
export const callFlows = {
  async session(world) {
    const { client, email } = await newPlayer(world);
    const { token } = accepted<{ token: string }>(await client.call('GET', '/web-api/user/gettoken'));
    const device = world.app.client(world.host);
    const body = { login: email, password: PASSWORD, save: true };
    accepted(await device.call('POST', '/web-api/session/sign-in', body));
    const change = { current: PASSWORD, next: NEXT_PASSWORD };
    accepted(await device.call('POST', '/web-api/session/password', change));
    return () =>
      Promise.resolve({
        token,
        password: PASSWORD,
        ...Object.fromEntries([...device.cookies].filter(([name]) => name.endsWith('session'))),
      });
  },
  async authenticator(world) {
    const { client } = await newPlayer(world);
    const { secret } = accepted<{ secret: string }>(
      await client.call('POST', '/web-api/user/two-step/begin', { password: PASSWORD }),
    );
    const code = totpOf(secret, counterAt(world.app.now().getTime()));
    const { recoveryCodes } = accepted<{ recoveryCodes: string[] }>(
      await client.call('POST', '/web-api/user/two-step/enable', { code }),
    );
    return () =>
      Promise.resolve({
        secret,
        code,
        ...Object.fromEntries(recoveryCodes.map((one, index) => [`recovery code ${index}`, one])),
      });
  },
  async 'security question'(world) {
    const { client } = await newPlayer(world);
    const answer = 'Rex the 4711th';
    const body = { password: PASSWORD, question: { id: 'pet' }, answer };
    accepted(await client.call('POST', '/web-api/user/security-question', body));
    return () => Promise.resolve({ answer });
  },
  async 'QR code'(world) {
    const { client } = await newPlayer(world);
    const device = world.app.client(world.host);
    const path = '/web-api/session/sign-in/qr';
    const { secret, code } = accepted<{ secret: string; code: string }>(await device.call('POST', path));
    const { id } = accepted<{ id: string }>(await client.call('POST', '/web-api/user/qr-sign-in', { code }));
    accepted(await client.call('POST', `/web-api/user/qr-sign-in/${id}`, { isConfirmed: true }));
    accepted(await device.call('POST', `${path}/state`, { secret, save: false }));
    return () => Promise.resolve({ secret, code });
  },
  async passkey(world) {
    const { client } = await newPlayer(world);
    const path = '/web-api/user/passkeys';
    const begun = accepted<AnswerOf<Calls['beginPasskey']>>(
      await client.call('POST', `${path}/begin`, { password: PASSWORD }),
    );
    const credential = createAuthenticator().create(begun.options);
    accepted(await client.call('POST', path, { guid: begun.guid, name: 'My phone', credential }));
    const again = accepted<AnswerOf<Calls['beginPasskeySignIn']>>(
      await world.app.client(world.host).call('POST', '/web-api/session/sign-in/passkey/begin'),
    );
    return () => Promise.resolve({ creation: begun.guid, 'sign-in': again.guid });
  },
  async 'limit questions'(world) {
    const { client } = await newPlayer(world);
    const path = '/limit-service-api/api/external/web/v3';
    const limits = [{ limitType: 30, limitValue: '7', selfExcludeReason: '1' }];
    const { tokenGuid } = accepted<{ tokenGuid: string }>(
      await client.call('POST', `${path}/limits`, { limits }),
    );
    const answers = [{ questionId: 'exclusion-consequences', answerId: 'understood' }];
    accepted(await client.call('POST', `${path}/testanswers`, { tokenGuid, answers }));
    return () => Promise.resolve({ tokenGuid });
  },
  async 'launch of a game'(world) {
    const { client } = await newPlayer(world);
    const gameId = Number(await insertGame(world.app.db, { makerId: 'fake' }));
    const body = { gameId, mode: 'real', lang: 'en', device: 'desktop' };
    accepted(await client.call('POST', '/web-api/casino/sessions', body));
    const token = world.launchToken();
    return () => Promise.resolve({ token });
  },
} as const satisfies Readonly<Record<string, SecretFlow>>;

type ContractCalls = typeof calls;
/** Names of what proves who somebody is, as calls take it. */
type SecretName =
  | 'password'
  | 'current'
  | 'code'
  | 'ticket'
  | 'secret'
  | 'token'
  | 'tokenGuid'
  | 'returnToken'
  | 'credential'
  | 'proof';
/** Calls that take a secret. */
type SecretCall = {
  [Name in keyof ContractCalls]: ContractCalls[Name] extends {
    readonly body: { readonly properties: infer Properties };
  }
    ? [keyof Properties & SecretName] extends [never]
      ? never
      : Name
    : never;
}[keyof ContractCalls];

/** Flow in which the secret of a call is searched for, or the reason for which there is none. */
export const flowOfCall: Readonly<
  Record<SecretCall, SecretMessageKind | keyof typeof callFlows | `none: ${string}`>
> = {
  activateEmail: 'email-activation',
  activateEmailByLink: 'email-activation',
  activatePromoCode: 'none: a code of an advertisement, which many have',
  addPasskey: 'passkey',
  beginPasskey: 'session',
  beginTwoStep: 'session',
  changeEmail: 'email-change',
  changeEmailStep: 'session',
  changeLogin: 'login-change',
  changePassword: 'session',
  checkPromoCode: 'none: a code of an advertisement, which many have',
  checkRecovery: 'recovery',
  confirmByPasskey: 'passkey',
  confirmPhone: 'phone-activation',
  confirmSignIn: 'email-sign-in',
  createWithdrawal: 'withdrawal',
  disableTwoStep: 'session',
  enableTwoStep: 'authenticator',
  enterByOneTap: 'none: a token of the company that has signed it, used once',
  enterBySocial: 'none: stored as a hash, see the inventory of pending grants',
  gameFrameFailed: 'none: the code of an error',
  lookUpQrSignIn: 'QR code',
  mailCredentials: 'credentials',
  mailing: 'mailing',
  proveWithdrawalCode: 'withdrawal',
  qrSignInState: 'QR code',
  registerByEmail: 'session',
  registerByPhone: 'phone-registration',
  registerBySocial: 'none: stored as a hash, see the inventory of pending grants',
  removePasskey: 'session',
  removeSecurityQuestion: 'session',
  returnFromExclusion: 'none: gives nothing but the end of an exclusion, a day later',
  saveRecovery: 'recovery',
  sendEmailChange: 'email-change',
  sendPhone: 'session',
  setSecurityQuestion: 'security question',
  signIn: 'session',
  signInByCode: 'sms-sign-in',
  signInByPasskey: 'passkey',
  signInByPhone: 'session',
  stopMailing: 'mailing',
  testAnswers: 'limit questions',
};
