import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Prerendered } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { followScript } from '../followDevice.ts';
import { sharedPage, type SharedPage } from './sharedPages.ts';

/** A program whose pages are new at each rendering. */
const PROGRAM = `let drawn = 0;
export async function prerender({ path, hasSession }) {
  drawn += 1;
  const html = '<main>' + path + ' ' + (hasSession ? 'player' : 'guest') + ' ' + drawn + '</main>';
  return { root: {}, html, css: '', script: 'start()', state: '{}', chunks: [], bundles: [], missing: [] };
}`;
const TEMPLATE = `<!doctype html><html lang="en"><head><!--touchline-head-->
<script type="module" src="/assets/a.js" nonce="NONCE-OF-THE-PAGE"></script></head><body><div id="app"></div></body></html>`;

let app: TestApp;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-shared-pages-'));
  mkdirSync(join(folder, 'prerender'));
  writeFileSync(join(folder, 'index.html'), TEMPLATE);
  writeFileSync(join(folder, 'prerender', 'prerender.js'), PROGRAM);
  writeFileSync(join(folder, 'prerender', 'package.json'), '{"type":"module"}');
  app = await createTestApp({ webDist: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { host: 'localhost', ...headers } });

/** Waits for a rendered page: starting the worker on a busy machine takes longer than a page waits. */
async function rendered(url: string, headers?: Record<string, string>) {
  return vi.waitFor(
    async () => {
      const answer = await get(url, headers);
      if (!answer.body.includes('<main>')) throw new Error('It is not rendered.');
      return answer;
    },
    { timeout: 45_000 },
  );
}

const nonceIn = (body: string): string | undefined => /<style nonce="([^"]+)"/.exec(body)?.[1];

describe('a rendered page for guests', () => {
  test('is the same for all of them, and its policy allows its scripts by their texts', async () => {
    await rendered('/en');
    // Rendered anew after two seconds, which may be between the two on a busy machine.
    const [first, second] = await vi.waitFor(
      async () => {
        const both = [await get('/en'), await get('/en')] as const;
        expect(both[1].body).toBe(both[0].body);
        return both;
      },
      { timeout: 45_000 },
    );
    expect(first.body).toContain('/en guest');
    const policy = String(second.headers['content-security-policy']).split(';');
    const hashes = [followScript, 'start()'].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(policy).toContain(`script-src 'strict-dynamic' ${hashes.join(' ')}`);
    // A nonce that others can read allows no script.
    expect(policy).toContain(`style-src 'self' 'nonce-${nonceIn(first.body)}'`);
    expect(second.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  test('is stored compressed', async () => {
    await rendered('/en/live');
    const [br, gzip] = [
      await get('/en/live', { 'accept-encoding': 'gzip, br' }),
      await get('/en/live', { 'accept-encoding': 'gzip' }),
    ];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<main>/en/live guest');
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('<main>/en/live guest');
  });

  test('is another one at another origin of the site', async () => {
    await rendered('/en');
    const [here, there] = [await get('/en'), await get('/en', { host: '127.0.0.1' })];
    expect(here.body).toContain('http://localhost');
    expect(there.body).toContain('http://127.0.0.1');
    expect(there.body).not.toContain('http://localhost');
  });
});

test.each([
  ['a session', { cookie: 'session=secret' }, 'player'],
  ['a bearer', { authorization: 'Bearer secret' }, 'guest'],
])('a page for %s is nobody else’s: its nonce is its own', async (_, headers, who) => {
  const first = await rendered('/en', headers);
  const second = await get('/en', headers);
  expect(first.body).toContain(`/en ${who}`);
  const nonces = [first, second].map(({ body }) => nonceIn(body));
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(second.headers['content-security-policy']).toContain(
    `script-src 'strict-dynamic' 'nonce-${nonces[1]}'`,
  );
});

describe('variants of a page', () => {
  const content = (): Prerendered => ({
    root: {},
    html: '',
    css: '',
    script: '',
    state: '',
    chunks: [],
    bundles: [],
    missing: [],
  });
  const page = (text: string): SharedPage => ({
    answer: { body: Buffer.from(text), encoding: undefined },
    sources: { scripts: '', styles: '' },
  });

  test('are made once, also for simultaneous requests, and anew after an error', async () => {
    const own = content();
    const make = vi.fn(async () => page('a'));
    make.mockRejectedValueOnce(new Error('away'));
    await expect(sharedPage(own, 'a', make)).rejects.toThrow('away');
    const [first, second] = await Promise.all([sharedPage(own, 'a', make), sharedPage(own, 'a', make)]);
    expect(second).toBe(first);
    expect(make).toHaveBeenCalledTimes(2);
    await sharedPage(content(), 'a', make);
    expect(make).toHaveBeenCalledTimes(3);
  });

  test('beyond twelve are not stored', async () => {
    const own = content();
    const make = vi.fn(async () => page('a'));
    for (let port = 0; port < 13; port += 1) await sharedPage(own, `http://localhost:${port}`, make);
    make.mockClear();
    await sharedPage(own, 'http://localhost:0', make);
    await sharedPage(own, 'http://localhost:12', make);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
