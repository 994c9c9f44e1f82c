import { expect, test } from 'vitest';
import { OPERATOR } from '../testing/opsApp.ts';
import { describeTwoProcesses } from '../testing/twoProcesses.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const password = 'a long password';

type Json = Record<string, unknown>;
interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly cookie: string;
}

describeTwoProcesses(({ database, originOf }) => {
  async function call(
    index: number,
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const type = body ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(originOf(index) + path, {
      method,
      headers: { ...headers, ...type },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const text = await answer.text();
    // The cast: every answer of the API is an object.
    return { status: answer.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Json, cookie };
  }

  let made = 0;
  /** Registers a player through the first process, with a bearer token and a socket at the second one. */
  async function player() {
    const email = `player-${(made += 1)}@example.com`;
    const registration = { email, password, currency: 'EUR', language: 'en', isOfAge: true };
    const { cookie, body } = await call(0, 'POST', '/web-api/registration/full', registration);
    const { token } = (await call(1, 'GET', '/web-api/user/gettoken', undefined, { cookie })).body;
    const headers = { authorization: `Bearer ${String(token)}` };
    const { accounts } = (await call(1, 'GET', '/web-api/accounts', undefined, headers)).body;
    const socket = await socketTo(originOf(1), cookie);
    return {
      email,
      headers,
      socket,
      // The casts: the calls' own suites check these answers against the contract.
      id: (body['player'] as { id: string }).id,
      accountId: (accounts as { id: string }[])[0]?.id ?? '',
    };
  }
  type TestPlayer = Awaited<ReturnType<typeof player>>;

  let keys = 0;
  const keyed = (headers: Record<string, string>) => ({
    ...headers,
    'idempotency-key': `two-processes-${(keys += 1)}`,
  });
  const deposit = ({ headers, accountId }: TestPlayer) =>
    call(1, 'POST', '/web-api/cashier/demo-credit', { accountId, amount: '50.00' }, keyed(headers));

  async function bet({ headers, accountId }: TestPlayer): Promise<Answer> {
    const { markets } = (await call(1, 'GET', '/web-api/line/matches?section=line&limit=20')).body;
    // The cast: as above.
    const open = (markets as Market[]).find(({ status, selections }) => status === 1 && selections[0]?.k);
    const body = {
      accountId,
      typeId: 0,
      amount: '1.00',
      changeCoefAction: 1,
      exactCoef: false,
      isDropOnScoreChange: false,
      coefViewId: 0,
      bets: [
        {
          gameId: open?.matchId,
          marketId: open?.id,
          selectionId: open?.selections[0]?.id,
          coef: open?.selections[0]?.k,
        },
      ],
    };
    return call(1, 'POST', '/web-api/coupons', body, keyed(headers));
  }

  const signIn = (index: number, { email }: Pick<TestPlayer, 'email'>) =>
    call(index, 'POST', '/web-api/session/sign-in', { login: email, password, save: false });

  async function exclude({ headers }: TestPlayer): Promise<void> {
    const limits = [{ limitType: 30, limitValue: '7', selfExcludeReason: '1' }];
    const asked = await call(0, 'POST', `${BASE}/limits`, { limits }, headers);
    const answers = [{ questionId: 'exclusion-consequences', answerId: 'understood' }];
    const { tokenGuid } = asked.body;
    const done = await call(0, 'POST', `${BASE}/testanswers`, { tokenGuid, answers }, headers);
    expect(done.body).toMatchObject({ success: true });
  }

  async function ban({ id }: TestPlayer): Promise<void> {
    const answer = await call(0, 'POST', `/ops/players/${id}/blocks`, { banLevel: 45 }, OPERATOR);
    expect(answer.status).toBe(200);
  }

  test('an exclusion through one ends bearer token, socket, bets, payments and sign-in at the other', async () => {
    const one = await player();
    expect((await deposit(one)).status).toBe(200);
    expect((await bet(one)).body).toMatchObject({ coupon: { state: 'accepted' } });
    await exclude(one);
    await expectEnded(one);
    expect((await deposit(one)).status).toBe(401);
    expect((await bet(one)).status).toBe(401);
    expect((await signIn(1, one)).body).toMatchObject({ code: 'SELF_EXCLUDED' });
    const { count } = await database()
      .db.selectFrom('coupons')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('account_id', '=', BigInt(one.accountId))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test('a ban through one ends bearer token and socket at the other, where the player may sign in and not bet or deposit', async () => {
    const one = await player();
    expect((await deposit(one)).status).toBe(200);
    await ban(one);
    await expectEnded(one);
    expect((await bet(one)).status).toBe(401);
    const { status, cookie } = await signIn(1, one);
    expect(status).toBe(200);
    const { token } = (await call(1, 'GET', '/web-api/user/gettoken', undefined, { cookie })).body;
    const banned = { ...one, headers: { authorization: `Bearer ${String(token)}` } };
    expect((await bet(banned)).body).toMatchObject({ coupon: { refusal: { code: 'BETTING_CLOSED' } } });
    expect((await deposit(banned)).body).toMatchObject({ code: 'BETTING_CLOSED' });
  });

  /** Checks that what was ended through the first process is refused at the second. */
  async function expectEnded({ headers, socket }: TestPlayer): Promise<void> {
    expect((await call(1, 'GET', '/web-api/accounts', undefined, headers)).status).toBe(401);
    expect(await socket.closed).toBe(4001);
  }

  async function change(part: string, value: unknown): Promise<void> {
    const { version } = (await call(0, 'GET', '/ops/sites/house', undefined, OPERATOR)).body;
    const body = { version, reason: 'Tried with two processes.', value };
    const answer = await call(0, 'PUT', `/ops/sites/house/${part}`, body, OPERATOR);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  }

  /** Changes a part of the site through the first process, and waits until the second one follows. */
  async function changed(part: string, value: unknown, atSecond: () => Promise<unknown>, becomes: unknown) {
    await change(part, value);
    await expect.poll(atSecond, { interval: 20 }).toEqual(becomes);
  }

  test('an operator’s change of a site through one applies at the other within a poll', async () => {
    const one = await player();
    const door = async () => (await signIn(1, one)).status;
    const depositing = async () => (await deposit(one)).status;
    const config = async () => (await call(1, 'GET', '/bff-api/config/all.json')).body;
    const isTaken = async () => (await config())['isRegistrationAllowed'];
    expect([await door(), await depositing(), await isTaken()]).toEqual([200, 200, true]);

    await changed('flags', { isRegistrationAllowed: false }, isTaken, false);
    await changed('flags', {}, isTaken, true);
    await changed('block', 4, door, 403);
    expect(await depositing()).toBe(403);
    await changed('block', null, door, 200);
    const times = { startAt: 0, finishAt: null, notifyStartDate: null, notifyEndDate: null };
    await changed('maintenance', { ...times, texts: {} }, door, 503);
    expect(await depositing()).toBe(503);
    await changed('maintenance', null, door, 200);
    await changed(
      'flags',
      { isAvailableConfirmTerms: true },
      async () => (await config())['isAvailableConfirmTerms'],
      true,
    );
    await changed('terms', 1, depositing, 451);
    expect((await bet(one)).status).toBe(451);
  });
});

interface Market {
  readonly id: string;
  readonly matchId: number;
  readonly status: number;
  readonly selections: readonly { readonly id: string; readonly k?: string }[];
}

/** Opens a socket, waits for its first message, and returns the code that it is closed with. */
function socketTo(origin: string, cookie: string): Promise<{ readonly closed: Promise<number> }> {
  return new Promise((resolve, reject) => {
    // The cast: Node's own sockets take headers, which the browser's types lack.
    const options = { headers: { cookie } } as unknown as string[];
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/web-api/feed/socket`, options);
    const closed = new Promise<number>((done) => socket.addEventListener('close', ({ code }) => done(code)));
    // The first message follows the lookup of the player: until then the socket is anonymous.
    socket.addEventListener('message', () => resolve({ closed }), { once: true });
    socket.addEventListener('error', () => reject(new Error('The socket could not be opened.')));
  });
}
