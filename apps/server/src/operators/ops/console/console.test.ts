import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'touchline-console-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets', 'a.js'), 'export {};');
  writeFileSync(join(dist, 'assets', 'a.js.br'), 'compressed by the build');
  writeFileSync(
    join(dist, 'index.html'),
    '<html lang="en"><head><!--touchline-head--><script type="module" src="/ops/console/assets/a.js" nonce="NONCE-OF-THE-PAGE"></script></head></html>',
  );
  app = await createTestApp({ consoleDist: dist });
});
afterAll(() => app.close());

const get = (url: string, host = 'localhost') => app.app.inject({ url, headers: { host } });

describe('the console', () => {
  test('is a page in the look of its site, whose scripts have the nonce of its own policy', async () => {
    const { body, headers } = await get('/ops/console', 'merlot.localhost');
    const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1] ?? 'none';
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(headers['content-security-policy']).not.toContain('unsafe-');
    expect(headers['content-security-policy']).toContain("img-src 'self' blob:");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("trusted-types 'none'");
    expect(body).toContain(`nonce="${nonce}"></script>`);
    expect(body).toContain('data-brand="merlot"');
    expect(body).toContain('noindex');
    expect((await get('/ops')).headers.location).toBe('/ops/console');
  });

  test('has permanently cached files, and contains no data of the platform', async () => {
    const file = await get('/ops/console/assets/a.js');
    expect([file.statusCode, file.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/ops/console')).body).not.toContain('touchline-site');
  });

  test('has files that the build has compressed', async () => {
    const url = '/ops/console/assets/a.js';
    const file = await app.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(file.body).toBe('compressed by the build');
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const plain = await get(url);
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['export {};', undefined]);
    expect(plain.headers.vary).toBe('accept-encoding');
  });
});
