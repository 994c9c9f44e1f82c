import { casinoCategories } from '@touchline/contract/casino';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { createTroubleLog } from '../../kernel/logging/troubleLog.ts';
import { frameDocument, frameRules } from './frameDocument.ts';
import { askPartner, type PartnerPage } from './partnerPage.ts';
import { remotePageOf, runnableOf } from './remotePage.ts';
import type { RemotePart } from './remoteParts.ts';

const LISTED = { url: 'https://partner.example/a.js', integrity: 'sha384-abc' };
const part: RemotePart = {
  name: 'games',
  url: 'https://partner.example/page',
  scripts: [LISTED],
  styles: [],
};
const page: PartnerPage = {
  appName: 'games',
  title: '',
  body: '',
  style: '',
  head: '',
  cssToLoad: [],
  scriptsToLoad: [],
  codeToEval: '',
};
const trouble = (): void => undefined;
const MODE = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' };

describe('a partner’s page', () => {
  test('loses its scripts, handlers, addresses and foreign styles, and keeps its text', () => {
    const made = remotePageOf(part, {
      ...page,
      title: '<script>alert(1)</script>Games',
      body: '<h2 onclick="steal()">News</h2><script>steal()</script><p>Go <a href="javascript:steal()">there</a><img src=x onerror=steal()></p><iframe src="https://evil.example"></iframe><svg onload=steal()><style>*{display:none}</style></svg>',
      style: 'body{background:url(https://evil.example)} --ui-color-canvas: url(https://evil.example/x)',
      head: '<meta http-equiv="refresh" content="0;url=https://evil.example"><meta name="refresh" content="0; url=//evil"><meta name="author" content="Ada">',
    });
    expect(made.body).toEqual([
      { kind: 'heading', level: 2, text: 'News' },
      { kind: 'paragraph', children: ['Go ', 'there'] },
    ]);
    expect(made.style).toEqual([]);
    expect(made.head).toEqual([{ name: 'author', content: 'Ada' }]);
    expect(JSON.stringify(made.body)).not.toMatch(/steal|evil|javascript/);
    expect(made).not.toHaveProperty('frame');
  });

  test('runs only what is on the site’s list', () => {
    const runnable = runnableOf(part, {
      ...page,
      scriptsToLoad: [LISTED.url, 'https://evil.example/b.js', `${LISTED.url}?v=2`],
      cssToLoad: ['https://evil.example/c.css'],
    });
    expect([runnable.scripts, runnable.styles]).toEqual([[LISTED], []]);
  });

  test('can’t leave the element of its code, and its document has no network and an opaque origin', () => {
    const runnable = { code: '"</script><script src=x>" // <!--', scripts: [LISTED], styles: [] };
    const html = frameDocument(runnable, 'n', 'games');
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<\/script/g)).toHaveLength(3);
    const rules = frameRules(runnable, 'n', []);
    expect(rules).toContain('sandbox allow-scripts');
    expect(rules).toMatch(/^default-src 'none'; script-src 'nonce-n' https:\/\/partner.example\/a.js;/);
    expect(rules).not.toMatch(/connect-src|unsafe|allow-same-origin/);
  });
});

describe('a request to a partner', () => {
  test('stops reading an answer that is too long', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64_000;
        controller.enqueue(new Uint8Array(64_000).fill(0x20));
      },
      cancel() {
        isCancelled = true;
      },
    });
    const asked = askPartner({ send: async () => new Response(endless), trouble }, part, { isSpa: true });
    await expect(asked).rejects.toMatchObject({ code: 'PARTNER_FAILED' });
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(600_000);
  });

  test('sends no cookies or tokens, and only goes to the address on the list', async () => {
    const send = vi.fn(async (_url: string, _init: RequestInit) => Response.json(page));
    await askPartner({ send, trouble }, part, { isSpa: true, fields: { a: 'b' } });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe(part.url);
    expect(init).toMatchObject({ method: 'POST', body: '{"a":"b"}', redirect: 'error' });
    expect(init?.headers).toEqual({
      ...MODE,
      accept: 'application/json',
      'force-spa': '1',
      'content-type': 'application/json',
    });
  });

  test.each([
    ['an error', async () => new Response('', { status: 503 })],
    ['no answer', async () => Promise.reject(new Error('no'))],
    ['no page', async () => new Response('<html>')],
    ['too much', async () => new Response(JSON.stringify({ body: 'x'.repeat(300_001) }))],
  ])('fails with a clear error for %s', async (_, send) => {
    await expect(askPartner({ send, trouble }, part, { isSpa: false })).rejects.toMatchObject({
      status: 502,
      code: 'PARTNER_FAILED',
    });
  });
});

describe('a partner that fails', () => {
  test('by a body that stalls is given up in time', async () => {
    const stalled = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"body":"');
    });
    await once(stalled.listen(0, '127.0.0.1'), 'listening');
    // The cast: a server that listens on a port has an address with one.
    const { port } = stalled.address() as AddressInfo;
    const at = { ...part, url: `http://127.0.0.1:${port}/page` };
    await expect(
      askPartner({ send: fetch, trouble, patience: 200 }, at, { isSpa: false }),
    ).rejects.toMatchObject({ status: 502, code: 'PARTNER_FAILED' });
    stalled.closeAllConnections();
    stalled.close();
  });

  test('is logged once, then once a minute for each part', async () => {
    let now = 0;
    const lines: string[] = [];
    const log = { error: (_: object, message: string) => void lines.push(message) };
    const deps = {
      send: () => Promise.reject(new Error('ECONNREFUSED')),
      trouble: createTroubleLog(log, () => now),
    };
    const fail = async (name: string) =>
      expect(askPartner(deps, { ...part, name }, { isSpa: false })).rejects.toMatchObject({ status: 502 });
    for (; now < 90_000; now += 10_000) await fail('games');
    await fail('news');
    const line = (name: string) => `The partner of "${name}" fails. Its page can’t be shown.`;
    expect(lines).toEqual([line('games'), line('games'), line('news')]);
  });
});

test('a site lists its parts, including the demonstration, except in production', async () => {
  const app = await createTestApp();
  const client = app.client();
  const list = '/web-api/third-party/api/list-available-partitions';
  expect((await client.call('GET', list)).json()).toEqual({
    listAvailablePartitions: ['welcome', ...casinoCategories.map(({ slug }) => `casino-${slug}`)],
    success: true,
  });
  const at = '/web-api/third-party/api/pages/welcome';
  const shown = await client.call('GET', at, undefined, MODE);
  expect(shown.json()).toMatchObject({ appName: 'welcome', frame: `${at}/frame` });
  expect((await client.call('POST', at, { a: 'b' }, MODE)).statusCode).toBe(200);
  expect((await client.call('GET', at)).statusCode).toBe(400);
  expect((await client.call('GET', at.replace('welcome', 'other'), undefined, MODE)).statusCode).toBe(404);
  const frame = await client.call('GET', `${at}/frame`);
  expect(frame.headers['content-security-policy']).toContain('sandbox allow-scripts');
  await app.close();
});
