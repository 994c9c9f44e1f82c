import type { AnswerOf, Calls } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestApp,
  TEST_PASSWORD as PASSWORD,
  type TestApp,
  type TestClient,
} from '../../../testing/app.ts';
import { createAuthenticator, type Authenticator, type Reported } from '../../../testing/authenticator.ts';
import { counterAt, totpOf } from '../twoStep/totp.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
const MINUTE = 60_000;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
});
afterAll(() => app.close());

const PATH = '/web-api/user/passkeys';
const SIGN_IN = '/web-api/session/sign-in';
type List = AnswerOf<Calls['passkeys']>;

interface Created {
  readonly authenticator?: Authenticator;
  readonly name?: string;
  readonly reported?: Reported;
}

async function newPlayer(host?: string) {
  const client = app.client(host);
  return { ...(await client.registerByEmail()), client };
}

const begin = (client: TestClient, password = PASSWORD) => client.call('POST', `${PATH}/begin`, { password });

type Challenge = AnswerOf<Calls['beginPasskey']>;

const challengeFor = async (client: TestClient) => (await begin(client)).json<Challenge>();

/** Answers the challenge of a creation. */
function addBy(
  client: TestClient,
  { guid, options }: Challenge,
  { authenticator, name, reported }: Created = {},
) {
  const credential = (authenticator ?? createAuthenticator()).create(options, reported);
  return client.call('POST', PATH, { guid, name: name ?? 'My phone', credential });
}

const create = async (client: TestClient, created?: Created) =>
  addBy(client, await challengeFor(client), created);

async function withPasskey(host?: string, reported?: Reported) {
  const player = await newPlayer(host);
  const authenticator = createAuthenticator();
  const [passkey] = (
    await create(player.client, { authenticator, ...(reported && { reported }) })
  ).json<List>().passkeys;
  return { ...player, authenticator, passkeyId: passkey?.id ?? '' };
}

const begun = async (client: TestClient) =>
  (await client.call('POST', `${SIGN_IN}/passkey/begin`)).json<AnswerOf<Calls['beginPasskeySignIn']>>();

async function signIn(client: TestClient, authenticator: Authenticator, reported?: Reported) {
  const { guid, options } = await begun(client);
  const credential = authenticator.get(options, reported);
  return client.call('POST', `${SIGN_IN}/passkey`, { guid, credential, save: false });
}

const playerOf = async (client: TestClient) =>
  (await client.call('GET', '/web-api/session')).json<{ player: { id: string } | null }>().player?.id;

async function enableApp(client: TestClient): Promise<void> {
  const begunApp = await client.call('POST', '/web-api/user/two-step/begin', { password: PASSWORD });
  const { secret } = begunApp.json<{ secret: string }>();
  await client.call('POST', '/web-api/user/two-step/enable', { code: totpOf(secret, counterAt(time)) });
}

async function firstStep(client: TestClient, login: string) {
  const answer = await client.call('POST', SIGN_IN, { login, password: PASSWORD, save: false });
  return answer.json<{ step: { guid: string; methods: string[] } }>().step;
}

async function confirm(client: TestClient, step: string, authenticator: Authenticator, reported?: Reported) {
  const answer = await client.call('POST', `${SIGN_IN}/step/passkey/begin`, { guid: step });
  if (answer.statusCode !== 200) return answer;
  const { guid, options } = answer.json<AnswerOf<Calls['beginPasskeyStep']>>();
  const credential = authenticator.get(options, reported);
  return client.call('POST', `${SIGN_IN}/step/passkey`, { step, guid, credential, save: false });
}

const LIMITS = '/limit-service-api/api/external/web/v3';

async function exclude(client: TestClient): Promise<void> {
  await client.renew();
  const limit = { limitType: 30, limitValue: '7', selfExcludeReason: '1' };
  const asked = await client.call('POST', `${LIMITS}/limits`, { limits: [limit] });
  const { tokenGuid } = asked.json<{ tokenGuid: string }>();
  const answers = [{ questionId: 'exclusion-consequences', answerId: 'understood' }];
  await client.call('POST', `${LIMITS}/testanswers`, { tokenGuid, answers });
}

async function closeAccount(client: TestClient): Promise<void> {
  await client.renew();
  await client.call('POST', `${LIMITS}/BlockUser`, { isConfirmed: true });
}

/** Lets the passkeys of a player belong to another host, as after a change of the site's hosts. */
async function moveTo(playerId: bigint, host: string): Promise<void> {
  await app.db.updateTable('passkeys').set({ rp_id: host }).where('player_id', '=', playerId).execute();
}

describe('creating a passkey', () => {
  test('lists it with its name and address, and its player gets a mail', async () => {
    const { client, email } = await newPlayer();
    const answer = await create(client, { name: '  Work laptop ' });
    expect(answer.json()).toEqual({
      passkeys: [
        {
          id: expect.any(String),
          name: 'Work laptop',
          host: 'localhost',
          state: 'usable',
          isSynced: false,
          createdAt: time / 1000,
        },
      ],
      most: 10,
      host: 'localhost',
    });
    const [mail] = await app.mail.outbox({ sites: 'all' });
    expect(mail).toMatchObject({ recipient: email, subject: 'A passkey was added' });
    expect(mail?.body_text).toContain('Work laptop');
  });

  test('requires the password', async () => {
    const { client } = await newPlayer();
    expect((await begin(client, 'not it')).json().code).toBe('WRONG_PASSWORD');
  });

  test('takes each challenge once, for five minutes, and from the player who asked for it', async () => {
    const [{ client }, other] = [await newPlayer(), await newPlayer()];
    const first = await challengeFor(client);
    expect((await addBy(client, first)).statusCode).toBe(200);
    expect((await addBy(client, first)).json().code).toBe('PASSKEY_EXPIRED');
    const stolen = await challengeFor(client);
    expect((await addBy(other.client, stolen)).json().code).toBe('PASSKEY_REFUSED');
    const late = await challengeFor(client);
    time += 5 * MINUTE;
    expect((await addBy(client, late)).json().code).toBe('PASSKEY_EXPIRED');
  });

  test('is refused from another origin, and from a device that hasn’t verified its user', async () => {
    const { client } = await newPlayer();
    for (const reported of [{ origin: 'http://evil.example' }, { isUserVerified: false }]) {
      expect((await create(client, { reported })).json().code).toBe('PASSKEY_REFUSED');
    }
  });

  test('stores a passkey for one player only', async () => {
    const { authenticator } = await withPasskey();
    const { client } = await newPlayer();
    const again = await create(client, { authenticator });
    expect([again.statusCode, again.json().code]).toEqual([409, 'PASSKEY_EXISTS']);
  });

  test('stops at ten, also when two are created at once', async () => {
    const { client } = await newPlayer();
    for (let count = 0; count < 9; count += 1) await create(client);
    // Both begin while there is room: the beginning of the second would be refused after the end of the first.
    const challenges = [await challengeFor(client), await challengeFor(client)];
    const both = await Promise.all(challenges.map((challenge) => addBy(client, challenge)));
    expect(both.map((one) => one.statusCode).toSorted()).toEqual([200, 409]);
    expect(both.find((one) => one.statusCode === 409)?.json().code).toBe('PASSKEYS_FULL');
    expect((await client.call('GET', PATH)).json<List>().passkeys).toHaveLength(10);
    expect((await begin(client)).json().code).toBe('PASSKEYS_FULL');
  });
});

describe('signing in with a passkey', () => {
  test('opens a session without a login or password, and stores the use', async () => {
    const { playerId, client, authenticator } = await withPasskey();
    time += MINUTE;
    const other = app.client();
    expect((await signIn(other, authenticator)).json().player.id).toBe(String(playerId));
    expect(await playerOf(other)).toBe(String(playerId));
    const list = (await client.call('GET', PATH)).json<List>();
    expect(list.passkeys[0]?.lastUsedAt).toBe(time / 1000);
  });

  test('asks for no second step: the device has verified the player', async () => {
    const { client, playerId, authenticator } = await withPasskey();
    await enableApp(client);
    expect((await signIn(app.client(), authenticator)).json().player.id).toBe(String(playerId));
  });

  test('takes an answer once, of 20 at once too', async () => {
    const { authenticator } = await withPasskey();
    const client = app.client();
    const { guid, options } = await begun(client);
    const body = { guid, credential: authenticator.get(options), save: false };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.client().call('POST', `${SIGN_IN}/passkey`, body)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await client.call('POST', `${SIGN_IN}/passkey`, body)).json().code).toBe('PASSKEY_EXPIRED');
  });

  test('is refused after five minutes', async () => {
    const { authenticator } = await withPasskey();
    const client = app.client();
    const { guid, options } = await begun(client);
    const credential = authenticator.get(options);
    time += 5 * MINUTE;
    const late = await client.call('POST', `${SIGN_IN}/passkey`, { guid, credential, save: false });
    expect(late.json().code).toBe('PASSKEY_EXPIRED');
  });

  test('is refused from another origin, for another challenge, and without verification of the user', async () => {
    const { authenticator } = await withPasskey();
    const client = app.client();
    for (const reported of [{ origin: 'https://evil.example' }, { isUserVerified: false }]) {
      expect((await signIn(client, authenticator, reported)).json().code).toBe('PASSKEY_REFUSED');
    }
    const [one, other] = [await begun(client), await begun(client)];
    const credential = authenticator.get(one.options);
    const mixed = await client.call('POST', `${SIGN_IN}/passkey`, {
      guid: other.guid,
      credential,
      save: false,
    });
    expect(mixed.json().code).toBe('PASSKEY_REFUSED');
    expect(await playerOf(client)).toBeUndefined();
  });

  test('is refused if the counter doesn’t go up: the passkey may have been copied', async () => {
    const { authenticator } = await withPasskey();
    expect((await signIn(app.client(), authenticator, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [7, 6, 0]) {
      const copied = await signIn(app.client(), authenticator, { counter });
      expect(copied.json().code).toBe('PASSKEY_COPIED');
    }
    expect((await signIn(app.client(), authenticator, { counter: 8 })).statusCode).toBe(200);
  });

  test('works with authenticators that don’t count', async () => {
    const { authenticator } = await withPasskey(undefined, { counter: 0 });
    const answers = [
      await signIn(app.client(), authenticator, { counter: 0 }),
      await signIn(app.client(), authenticator, { counter: 0 }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('is refused on another site, and with a passkey of nobody', async () => {
    const { authenticator } = await withPasskey();
    const elsewhere = await signIn(app.client('merlot.localhost:4401'), authenticator, {
      origin: 'http://merlot.localhost:4401',
    });
    expect(elsewhere.json().code).toBe('PASSKEY_UNKNOWN');
    expect((await signIn(app.client(), createAuthenticator())).json().code).toBe('PASSKEY_UNKNOWN');
  });

  test.each([
    ['excluded', exclude, 'SELF_EXCLUDED'],
    ['closed', closeAccount, 'ACCOUNT_CLOSED'],
  ])('is refused to a player whose account is %s, as with a password', async (_name, block, code) => {
    const { client, email, authenticator } = await withPasskey();
    await block(client);
    const byPasskey = await signIn(app.client(), authenticator);
    const byPassword = await app
      .client()
      .call('POST', SIGN_IN, { login: email, password: PASSWORD, save: false });
    expect([byPasskey.statusCode, byPasskey.json().code]).toEqual([403, code]);
    expect(byPassword.json().code).toBe(code);
  });

  test('is open to a banned player, as with a password: a ban closes play only', async () => {
    const { playerId, email, authenticator } = await withPasskey();
    await app.db.insertInto('player_blocks').values({ player_id: playerId, ban_level: 45 }).execute();
    const byPassword = await app
      .client()
      .call('POST', SIGN_IN, { login: email, password: PASSWORD, save: false });
    const byPasskey = await signIn(app.client(), authenticator);
    expect([byPasskey.statusCode, byPassword.statusCode]).toEqual([200, 200]);
  });
});

describe('the second step', () => {
  test('takes a passkey instead of a code, also without verification of the user', async () => {
    const { client, email, playerId, authenticator } = await withPasskey();
    await enableApp(client);
    const other = app.client();
    const step = await firstStep(other, email);
    expect(step.methods).toEqual(['passkey', 'totp', 'recovery']);
    const answer = await confirm(other, step.guid, authenticator, { isUserVerified: false });
    expect(answer.json().player.id).toBe(String(playerId));
    expect((await confirm(other, step.guid, authenticator)).json().code).toBe('CODE_EXPIRED');
  });

  test('refuses a passkey of another player, and ends with the removal of one', async () => {
    const mine = await withPasskey();
    const theirs = await withPasskey();
    await enableApp(mine.client);
    const other = app.client();
    const { guid } = await firstStep(other, mine.email);
    expect((await confirm(other, guid, theirs.authenticator)).json().code).toBe('PASSKEY_UNKNOWN');
    await mine.client.call('POST', `${PATH}/${mine.passkeyId}/remove`, { password: PASSWORD });
    const begunLate = await other.call('POST', `${SIGN_IN}/step/passkey/begin`, { guid });
    expect(begunLate.json().code).toBe('CODE_EXPIRED');
  });

  test('names a passkey of another address as such', async () => {
    const { client, email, playerId } = await withPasskey();
    await enableApp(client);
    await moveTo(playerId, 'old.example');
    const { guid } = await firstStep(app.client(), email);
    const answer = await app.client().call('POST', `${SIGN_IN}/step/passkey/begin`, { guid });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'PASSKEY_ELSEWHERE']);
  });
});

describe('the list of passkeys', () => {
  test('says that a passkey is outdated once the site has given up its host', async () => {
    const { client, playerId } = await withPasskey();
    await moveTo(playerId, 'old.example');
    const { passkeys, host } = (await client.call('GET', PATH)).json<List>();
    expect([passkeys[0]?.host, passkeys[0]?.state, host]).toEqual(['old.example', 'outdated', 'localhost']);
  });

  test('renames a passkey, but not that of another player', async () => {
    const { client, passkeyId } = await withPasskey();
    const rename = (by: TestClient, name: string) => by.call('POST', `${PATH}/${passkeyId}/name`, { name });
    expect((await rename(client, 'Key ring')).json<List>().passkeys[0]?.name).toBe('Key ring');
    expect((await rename((await newPlayer()).client, 'Mine')).statusCode).toBe(404);
    expect((await rename(client, ' \u200B')).statusCode).toBe(400);
  });

  test('raises the protection level of the account', async () => {
    const { client } = await newPlayer();
    const config = async () => (await client.call('GET', '/web-api/user/config')).json();
    const { protection_level: before } = await config();
    await create(client);
    expect(await config()).toMatchObject({ has_passkey: true, protection_level: before + 20 });
  });

  test('removes a passkey with the password; from then on it signs nobody in', async () => {
    const { client, passkeyId, authenticator, email } = await withPasskey();
    const remove = (by: TestClient, password: string) =>
      by.call('POST', `${PATH}/${passkeyId}/remove`, { password });
    expect((await remove(client, 'not it')).json().code).toBe('WRONG_PASSWORD');
    expect((await remove((await newPlayer()).client, PASSWORD)).statusCode).toBe(404);
    expect((await remove(client, PASSWORD)).json<List>().passkeys).toEqual([]);
    const [mail] = await app.mail.outbox({ sites: 'all' });
    expect(mail).toMatchObject({ recipient: email, subject: 'A passkey was removed' });
    expect((await signIn(app.client(), authenticator)).json().code).toBe('PASSKEY_UNKNOWN');
  });
});
