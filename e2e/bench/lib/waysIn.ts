import type { BenchPlatform } from './platform.ts';

/** One attempt whose answer must not reveal whether an account exists. */
export interface Way {
  /** Operation that is attempted; attempts of one group must be indistinguishable. */
  readonly group: string;
  /** Login identifier and credential of the attempt. */
  readonly who: string;
  /** Resets limits before the attempt; isn't measured. */
  readonly before?: () => Promise<unknown>;
  readonly attempt: () => Promise<Response>;
  readonly expected: number;
}

const password = 'the right password';
const WRONG = 'another password';

/** Creates every attempt that could reveal whether an account exists, on a platform whose players are made here. */
export async function createWaysIn({ port, db }: BenchPlatform): Promise<readonly Way[]> {
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function register(email: string, phone?: string): Promise<void> {
    const answer = await post('/web-api/registration/full', {
      email,
      password,
      currency: 'EUR',
      language: 'en',
      isOfAge: true,
    });
    if (!answer.ok) throw new Error(`${email} can't register: ${await answer.text()}`);
    if (phone !== undefined)
      await db.updateTable('players').set({ phone }).where('email', '=', email).execute();
  }

  const [known, blocked] = ['known@example.com', 'blocked@example.com'];
  await register(known, '447911000001');
  await register(blocked, '447911000002');
  const { id } = await db
    .selectFrom('players')
    .select('id')
    .where('email', '=', blocked)
    .executeTakeFirstOrThrow();
  await db.insertInto('player_blocks').values({ player_id: id, self_blocked_at: new Date() }).execute();
  await db.updateTable('accounts').set({ is_restricted: true }).where('player_id', '=', id).execute();

  const byPassword = (who: string, login: string, tried: string, expected: number): Way => ({
    group: 'password',
    who,
    attempt: () => post('/web-api/session/sign-in', { login, password: tried, save: false }),
    expected,
  });
  const byPhone = (who: string, number: string): Way => ({
    group: 'phone and password',
    who,
    attempt: () =>
      post('/web-api/session/sign-in/phone', {
        phone_code: '44',
        phone_number: number,
        password: WRONG,
        save: false,
      }),
    expected: 401,
  });
  /**
   * Codes are limited to one a minute by phone and five an hour by player: earlier ones are deleted before each
   * attempt.
   */
  const codeFor =
    (group: string, path: string) =>
    (who: string, number: string): Way => ({
      group,
      who,
      before: () => db.deleteFrom('phone_codes').execute(),
      attempt: () => post(path, { phone_code: '44', phone_number: number, lng: 'en' }),
      expected: 200,
    });
  const signInCode = codeFor('sign-in code to a phone', '/web-api/session/sign-in/sms');
  const registrationCode = codeFor('registration code to a phone', '/web-api/registration/phone-code');
  const recovery = (who: string, name: string): Way => ({
    group: 'forgotten password',
    who,
    before: () => db.deleteFrom('one_time_codes').execute(),
    attempt: () => post('/web-api/user/recovery', { name, language: 'en' }),
    expected: 200,
  });
  return [
    byPassword('nobody', 'nobody@example.com', password, 401),
    byPassword('player, wrong password', known, WRONG, 401),
    byPassword('blocked player, wrong password', blocked, WRONG, 401),
    byPassword('blocked player, right password', blocked, password, 403),
    byPassword('player, right password', known, password, 200),
    byPhone('nobody', '7911000009'),
    byPhone('player, wrong password', '7911000001'),
    byPhone('blocked player, wrong password', '7911000002'),
    signInCode('nobody', '7911000009'),
    signInCode('player', '7911000001'),
    registrationCode('nobody', '7911000009'),
    registrationCode('player', '7911000001'),
    recovery('nobody', 'nobody@example.com'),
    recovery('player', known),
  ];
}
