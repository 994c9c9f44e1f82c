import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function cookiesOf(url: string): Promise<readonly unknown[]> {
  const { cookies } = await app.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
  return cookies;
}

test.each(['/en?ref=partner-7', '/?ref=partner-7', '/en/line/football?x=1&ref=partner-7'])(
  'a partner’s link is stored for 60 days: %s',
  async (url) => {
    expect(await cookiesOf(url)).toMatchObject([
      { name: 'refererid', value: 'partner-7', path: '/', sameSite: 'Lax', maxAge: 5_184_000 },
    ]);
  },
);

test.each([
  '/en',
  '/en?ref=',
  '/en?ref=a&ref=b',
  '/en?ref=a%3B%20session%3D1',
  `/en?ref=${'a'.repeat(65)}`,
  '/web-api/site?ref=partner-7',
])('nothing is stored of %s', async (url) => {
  expect(await cookiesOf(url)).toEqual([]);
});
