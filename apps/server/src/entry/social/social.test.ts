import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { setFlags } from '../../testing/siteFlags.ts';

let app: TestApp;
let origin = '';
let time = Date.UTC(2026, 5, 1, 12);
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time), listens: true });
  origin = app.address;
});
afterAll(() => app.close());

/** Creates a browser that uses the platform over its port, which also serves the local company. */
function browser() {
  const cookies = new Map<string, string>();
  async function ask(url: string, body?: object) {
    const answer = await fetch(new URL(url, origin), {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        cookie: Array.from(cookies, (pair) => pair.join('=')).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return answer;
  }
  const post = async (path: string, body: object) => {
    const answer = await ask(`/web-api/${path}`, body);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const back = async (user: string, provider = 'local') => {
    const { body } = await post('social/start', { provider, language: 'ru' });
    const page = await (await ask(String(body['redirectUrl']))).text();
    const href = new RegExp(`href="([^"]+user=${user})"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    return (await ask(href)).headers.get('location') ?? '';
  };
  return {
    cookies,
    ask,
    post,
    /**
     * Chooses a user at the company.
     * @returns address of the callback at the site
     */
    back,
    /**
     * Completes the redirect and the callback.
     * @returns the ticket
     */
    async ticket(user: string, provider?: string): Promise<string> {
      const led = (await ask(await back(user, provider))).headers.get('location') ?? '';
      return /^\/ru\/(?:registration\/socialregistration|office\/security)#ticket=(.+)$/.exec(led)?.[1] ?? '';
    },
    player: async () =>
      ((await (await ask('/web-api/session')).json()) as { player: { email?: string } | null }).player,
  };
}

const details = { currency: 'EUR', language: 'en', isOfAge: true };
const enter = (ticket: string) => ({ ticket, save: false });

describe('social sign-in', () => {
  test('registers a new user with the verified e-mail, and signs them in from then on', async () => {
    const first = browser();
    const ticket = await first.ticket('ann');
    expect((await first.post('social/enter', enter(ticket))).body).toEqual({
      registration: { email: 'ann@local.example' },
    });
    expect((await first.post('registration/social', { ticket, ...details })).status).toBe(201);
    expect(await first.player()).toMatchObject({ email: 'ann@local.example', mustChangePassword: false });
    const second = browser();
    const entered = await second.post('social/enter', enter(await second.ticket('ann')));
    expect(entered.body).toMatchObject({ player: { email: 'ann@local.example' } });
    expect(await second.player()).not.toBeNull();
  });

  test('works only in the browser that began it, once, and not for long', async () => {
    const [own, other] = [browser(), browser()];
    const ticket = await own.ticket('bob');
    await other.ticket('eve');
    expect((await other.post('social/enter', enter(ticket))).body['code']).toBe('TICKET_EXPIRED');
    expect((await own.post('registration/social', { ticket, ...details })).status).toBe(201);
    expect((await own.post('registration/social', { ticket, ...details })).body['code']).toBe(
      'TICKET_EXPIRED',
    );
    const late = await own.ticket('eve');
    time += 15 * 60_000;
    expect((await own.post('social/enter', enter(late))).body['code']).toBe('TICKET_EXPIRED');
  });

  test('is refused with another state, without a code, or twice', async () => {
    const one = browser();
    const location = await one.back('eve');
    const forged = new URL(location);
    forged.searchParams.set('state', 'x'.repeat(43));
    const led = async (url: string) => (await one.ask(url)).headers.get('location');
    expect(await led(forged.href)).toMatch(/#failed$/);
    const denied = new URL(location);
    denied.searchParams.delete('code');
    expect(await led(denied.href)).toMatch(/^\/ru\/.*#failed$/);
    expect(await led(location)).toMatch(/#failed$/);
    const stranger = browser();
    const theirs = await one.back('eve');
    expect((await stranger.ask(theirs)).headers.get('location')).toMatch(/#failed$/);
  });

  test('links an account here to an external one, which then signs in this player only', async () => {
    const own = browser();
    await own.post('registration/full', {
      email: 'linker@example.com',
      password: 'a long password',
      ...details,
    });
    expect((await own.post('social/enter', enter(await own.ticket('eve')))).body).toEqual({
      linked: 'local',
    });
    const again = browser();
    await again.post('social/enter', enter(await again.ticket('eve')));
    expect(await again.player()).toMatchObject({ email: 'linker@example.com' });
    const other = browser();
    await other.post('registration/full', {
      email: 'other@example.com',
      password: 'a long password',
      ...details,
    });
    expect((await other.post('social/enter', enter(await other.ticket('eve')))).body['code']).toBe(
      'ALREADY_LINKED',
    );
  });

  test('requires the second step of a player who enabled it', async () => {
    const own = browser();
    const email = 'steps@example.com';
    await own.post('registration/full', { email, password: 'a long password', ...details });
    const { id } = await app.db
      .selectFrom('players')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const identity = { site_id: 'house', provider: 'local', subject: 'ann', player_id: id };
    await app.db.updateTable('social_identities').set(identity).where('subject', '=', 'ann').execute();
    await app.db
      .insertInto('player_profiles')
      .values({ player_id: id, has_email_code: true })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ has_email_code: true }))
      .execute();
    const later = browser();
    expect((await later.post('social/enter', enter(await later.ticket('ann')))).body).toMatchObject({
      step: { methods: ['email'] },
    });
    expect(await later.player()).toBeNull();
  });

  test('is offered if it is configured, and the local company never in production', async () => {
    expect((await browser().post('social/start', { provider: 'google', language: 'en' })).status).toBe(404);
    const production = await createTestApp({ env: { NODE_ENV: 'production' } });
    const answer = await production.client().call('GET', '/web-api/social/providers');
    expect(answer.json()).toEqual({ providers: [] });
    expect((await production.client().call('POST', '/dev/oauth/token', {})).statusCode).toBe(404);
    await production.close();
  });
});

describe('where another app manages the accounts', () => {
  beforeAll(() => setFlags(app, { isAccountMiddleware: true }));
  afterAll(() => setFlags(app, { isAccountMiddleware: false }));

  test('only that app creates accounts and signs in', async () => {
    const first = browser();
    const ticket = await first.ticket('eve', 'accounts');
    expect((await first.post('registration/social', { ticket, ...details })).status).toBe(201);
    const again = browser();
    await again.post('social/enter', enter(await again.ticket('eve', 'accounts')));
    expect(await again.player()).not.toBeNull();
  });

  test('no other company, password or form of this site does', async () => {
    const one = browser();
    expect((await one.post('social/start', { provider: 'local', language: 'en' })).status).toBe(404);
    const full = { email: 'own@example.com', password: 'a long password', ...details };
    expect((await one.post('registration/full', full)).body['code']).toBe('REGISTRATION_CLOSED');
    const signIn = {
      login: 'linker@example.com',
      password: 'a long password',
      save: false,
    };
    expect((await one.post('session/sign-in', signIn)).body['code']).toBe('MODE_NOT_OFFERED');
    const options = (await (await one.ask('/web-api/registration/options')).json()) as object;
    expect(options).toMatchObject({ loginModes: [], registrationTypes: ['soc_reg'] });
  });
});
