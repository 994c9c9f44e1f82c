import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderSilentError } from '../../kernel/providers/circuit.ts';
import { StartupError } from '../../kernel/startupError.ts';
import { startFakeMaker, type FakeMaker } from '../../testing/fakeMaker.ts';
import type { WantedLaunch } from './adapter.ts';
import { readMakers, type ListedMaker } from './makersFile.ts';

const now = () => new Date();
const entry = {
  id: 'one',
  adapter: 'touchline',
  name: 'One',
  url: 'https://api.one.example/games/',
  secrets: ['secret-of-maker-one'],
};

async function listing(list: unknown) {
  const file = join(await mkdtemp(join(tmpdir(), 'makers-')), 'makers.json');
  await writeFile(file, JSON.stringify(list));
  return readMakers(file, now);
}

describe('the list of makers', () => {
  it('is empty without a file', async () => {
    const makers = await readMakers(undefined, now);
    expect(makers.all).toEqual([]);
    expect(makers.of('one')).toBeUndefined();
  });

  it('gives frames and thumbnails the origin of the API unless it names others', async () => {
    const { all } = await listing([
      entry,
      { ...entry, id: 'two', frameOrigin: 'https://play.example', popups: 'Opens a lobby of its own' },
      { ...entry, id: 'three', thumbnailOrigin: 'https://art.example' },
    ]);
    expect(
      all.map(({ frameOrigin, thumbnailOrigin, needsPopups }) => [frameOrigin, thumbnailOrigin, needsPopups]),
    ).toEqual([
      ['https://api.one.example', 'https://api.one.example', false],
      ['https://play.example', 'https://play.example', true],
      ['https://api.one.example', 'https://art.example', false],
    ]);
  });

  it.each([
    ['an unknown adapter', { ...entry, adapter: 'other' }],
    ['a short secret', { ...entry, secrets: ['short'] }],
    ['three secrets', { ...entry, secrets: Array.from({ length: 3 }, () => entry.secrets[0]) }],
    ['an origin with a path', { ...entry, frameOrigin: 'https://play.example/games' }],
    ['an address that is none', { ...entry, addresses: ['everywhere'] }],
    ['an unknown field', { ...entry, secret: 'secret-of-maker-one' }],
  ])('is refused with %s', async (_, faulty) => {
    await expect(listing([faulty])).rejects.toThrow(StartupError);
  });

  it('is refused with a maker that is listed twice', async () => {
    await expect(listing([entry, entry])).rejects.toThrow('one is listed twice');
  });
});

describe('a maker over HTTP', () => {
  let fake: FakeMaker;
  let maker: ListedMaker;
  let at = new Date();
  const launch: WantedLaunch = {
    sessionId: 'gs_1',
    token: 'token',
    gameId: 'a-game',
    mode: 'demo',
    currency: 'EUR',
    language: 'en',
    country: null,
    device: 'phone',
    theme: 'light',
    colours: { primary: '#112233', accent: '#445566', onAccent: '#000000', canvas: '#ffffff' },
    rules: { autoplay: false, minCycleMs: 2500, celebrateOverStakeOnly: true },
    parentOrigin: 'https://site.example',
    lobbyUrl: 'https://site.example/en/casino',
  };
  const game = {
    gameId: 'a-game',
    name: 'A game',
    provider: { slug: 'studio', name: 'Studio' },
    category: 'slots',
    subcategories: [],
    tags: ['new'],
    features: ['freeSpins', 'unheardOf'],
    volatility: 3,
    rtp: '96.31',
    rtpVersion: '1',
    minStake: { EUR: '0.10' },
    maxStake: { EUR: '100.00' },
    maxWin: 5000,
    hasDemo: true,
    isOwn: false,
    thumbnails: { standard: 'https://art.example/a.webp' },
    blockedCountries: [],
    currencies: ['EUR'],
    languages: ['en'],
    devices: ['phone', 'desktop'],
    orientation: 'any',
    minCycleMs: 0,
    isLive: false,
    addedAt: 1_700_000_000,
    popularity: 1,
    jackpotIds: [],
    rulesUrl: null,
    aliases: [],
  };

  beforeAll(async () => {
    fake = await startFakeMaker();
    const found = (await readMakers(fake.makersFile, () => at)).of('fake');
    if (!found) throw new Error('The list has no maker.');
    maker = found;
  });
  afterAll(() => fake.stop());

  it('gets signed calls', async () => {
    await maker.launch(launch);
    await maker.endSession('gs_1', 'SELF_EXCLUDED');
    expect(fake.calls).toMatchObject([
      { method: 'POST', path: '/v1/launch', body: { ...launch }, isSigned: true },
      { method: 'POST', path: '/v1/sessions/gs_1/end', body: { reason: 'SELF_EXCLUDED' }, isSigned: true },
    ]);
  });

  it('lists the games that fit the protocol, and names the faults of others', async () => {
    const games = [game, { ...game, gameId: 'faulty', minStake: { EUR: 'ten' } }, null];
    fake.answer('GET /v1/games', { body: { games, next: 'c2' } });
    const page = await maker.games('c 1');
    expect(fake.calls.at(-1)?.path).toBe('/v1/games?cursor=c%201');
    expect(fake.calls.at(-1)?.isSigned).toBe(true);
    expect(page.next).toBe('c2');
    expect(page.games).toEqual([
      { ...game, features: ['freeSpins'], verifyUrl: null, freeRounds: null, certificates: null },
    ]);
    expect(page.faults.map(({ gameId }) => gameId)).toEqual(['faulty', '']);
    expect(page.faults[0]?.reason).toContain('minStake.EUR');
  });

  it('counts as silent with a frame on another origin', async () => {
    fake.answer('POST /v1/launch', { body: { url: 'https://elsewhere.example/play' } });
    await expect(maker.launch(launch)).rejects.toThrow(ProviderSilentError);
  });

  it('isn’t called for half a minute after five calls without an answer', async () => {
    at = new Date(at.getTime() + 120_000);
    fake.answer('GET /v1/rounds/r-1', undefined);
    for (let call = 0; call < 5; call += 1)
      await expect(maker.roundState('r-1')).rejects.toThrow(ProviderSilentError);
    expect(maker.isDown()).toBe(true);
    const before = fake.calls.length;
    fake.answer('GET /v1/rounds/r-1', { body: { state: 'closed' } });
    await expect(maker.roundState('r-1')).rejects.toThrow(ProviderSilentError);
    expect(fake.calls.length).toBe(before);
    at = new Date(at.getTime() + 30_000);
    await expect(maker.roundState('r-1')).resolves.toBe('closed');
  });
});
