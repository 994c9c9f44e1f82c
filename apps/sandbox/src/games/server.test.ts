import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createGamesServer } from './server.ts';
import { requestSignature } from './signature.ts';

const secret = 'secret-of-the-tests';
const app = createGamesServer({
  folder: undefined,
  frameFolder: '/frame',
  platformUrl: 'http://platform.test',
  makerId: 'sandbox',
  secret,
  isManual: true,
  jackpotDraw: 'never',
});
afterAll(() => app.close());

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly key?: string;
  readonly age?: number;
  readonly nonce?: string;
}

/** Returns the maker's time, ms. */
async function makerTime(): Promise<number> {
  const answer = await app.inject({ method: 'POST', url: '/clock', payload: { seconds: 0 } });
  return Date.parse(answer.json<{ now: string }>().now);
}

async function ask(
  url: string,
  { method = 'GET', body, key = secret, age = 0, nonce = randomUUID() }: Call = {},
) {
  const timestamp = String((await makerTime()) - age);
  const payload = body === undefined ? '' : JSON.stringify(body);
  const signature = requestSignature(key, {
    method,
    path: url,
    maker: 'sandbox',
    timestamp,
    nonce,
    body: payload,
  });
  return app.inject({
    method,
    url,
    headers: {
      'x-maker': 'sandbox',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload }),
  });
}

const launch = {
  sessionId: 'gs_1',
  token: 'launch-token',
  gameId: 'dice',
  mode: 'demo',
  currency: 'EUR',
  language: 'ar',
  country: null,
  device: 'phone',
  theme: 'dark',
  colours: { primary: '#112233', accent: '#445566', onAccent: '#778899', canvas: '#aabbcc' },
  rules: { autoplay: false, minCycleMs: 0, celebrateOverStakeOnly: true },
  parentOrigin: 'https://site.test',
  lobbyUrl: 'https://site.test/en/slots',
};

describe('the maker’s API for the platform', () => {
  it('lists every title once, 500 a page', async () => {
    const ids: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = '0'; cursor !== null;) {
      const page: { games: { gameId: string }[]; next: string | null } = (
        await ask(`/v1/games?cursor=${cursor}`)
      ).json();
      ids.push(...page.games.map(({ gameId }) => gameId));
      sizes.push(page.games.length);
      cursor = page.next;
    }
    expect(new Set(ids).size).toBe(3008);
    expect(ids.slice(0, 3)).toEqual(['iron-orchard', 'crash', 'roulette']);
    expect(sizes).toEqual([500, 500, 500, 500, 500, 500, 8]);
  });

  it('gives no two titles the same name', async () => {
    const { titles } = await import('./feed/titles.ts');
    expect(new Set(titles.map(({ name }) => name)).size).toBe(titles.length);
  });

  it.each([
    ['a wrong secret', { key: 'another' }],
    ['a time more than five minutes off', { age: 301_000 }],
  ])('refuses %s', async (_, call) => {
    expect((await ask('/v1/games', call)).statusCode).toBe(401);
  });

  it('accepts a time of nearly five minutes ago', async () => {
    expect((await ask('/v1/games', { age: 299_000 })).statusCode).toBe(200);
  });

  it('refuses a nonce that came before', async () => {
    const nonce = randomUUID();
    expect((await ask('/v1/games', { nonce })).statusCode).toBe(200);
    expect((await ask('/v1/games', { nonce })).statusCode).toBe(401);
  });

  it('opens a launch once in a frame of its page only', async () => {
    const { url } = (await ask('/v1/launch', { method: 'POST', body: launch })).json<{ url: string }>();
    const page = await app.inject(url.replace(/^https?:\/\/[^/]+/, ''));
    expect(page.headers['content-security-policy']).toContain('frame-ancestors https://site.test');
    expect(page.body).toContain('dir="rtl"');
    const other = await app.inject('/play/dice?token=unknown');
    expect(other.statusCode).toBe(410);
  });

  it.each([
    ['an unknown game', { gameId: 'nothing' }, 404],
    ['a currency in which it isn’t played', { gameId: 'game-1', currency: 'USD' }, 422],
    ['a colour that isn’t one', { colours: { ...launch.colours, primary: 'url(x)' } }, 400],
    ['an origin with a path', { parentOrigin: 'https://site.test; script-src *' }, 400],
  ])('refuses to launch %s', async (_, change, status) => {
    const answer = await ask('/v1/launch', { method: 'POST', body: { ...launch, ...change } });
    expect(answer.statusCode).toBe(status);
  });
});

describe('the rules of a game', () => {
  it.each(['en', 'ru', 'ar'])('are a page in %s with its return, open to everybody', async (lang) => {
    const page = await app.inject(`/rules/iron-orchard?lang=${lang}`);
    expect(page.body).toContain(`lang="${lang}"`);
    expect(page.body).toMatch(/96\.31\u00a0?%/);
    expect(page.body).toContain('×100');
  });

  it('name the game that a studio’s title plays', async () => {
    const { titleOf } = await import('./feed/titles.ts');
    const { rulesTexts } = await import('./rules/texts.ts');
    const title = titleOf('game-60');
    const page = await app.inject('/rules/game-60');
    expect(page.body).toContain(String(title?.name));
    expect(page.body).toContain(String(rulesTexts['en']?.names[title?.engine ?? 'crash']));
  });

  it('are in English for a language that they don’t have', async () => {
    expect((await app.inject('/rules/dice?lang=constructor')).body).toContain('lang="en"');
  });

  it('are missing for an unknown game', async () => {
    expect((await app.inject('/rules/nothing')).statusCode).toBe(404);
  });
});

describe('thumbnails', () => {
  it('are stored for a year and confirmed by their tag', async () => {
    const first = await app.inject('/thumbnails/game-12/standard.svg?v=1');
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const second = await app.inject({
      url: '/thumbnails/game-12/standard.svg?v=1',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it.each(['/thumbnails/nothing/standard.svg', '/thumbnails/game-1/huge.svg'])('has no %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('a maker that is down', () => {
  it('answers 503 until its time is over', async () => {
    await app.inject({ method: 'POST', url: '/faults', payload: { kind: 'down', seconds: 30 } });
    expect((await app.inject('/thumbnails/game-1/wide.svg')).statusCode).toBe(503);
    await app.inject({ method: 'POST', url: '/clock', payload: { seconds: 30 } });
    expect((await app.inject('/thumbnails/game-1/wide.svg')).statusCode).toBe(200);
  });
});
