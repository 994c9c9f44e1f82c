import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:4401',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  });

const RECOVERY = '/web-api/user/recovery';
const REFERRAL = '/web-api/referral';

test.each([
  ['half of a pair at the end', '{"name":"a\\ud800","language":"en"}'],
  ['half of a pair before a letter', '{"name":"\\uD83Db@example.com","language":"en"}'],
  ['the second half first', '{"name":"\\uDE00\\uD83D","language":"en"}'],
  ['half of a pair before an escaped backslash', '{"name":"\\ud83d\\\\ude00","language":"en"}'],
  ['half of a pair in a key', '{"name":"a@example.com","language":"en","\\udfff":1}'],
  [
    'half of a pair in a part that nobody reads',
    '{"name":"a@example.com","language":"en","more":[["\\udc00"]]}',
  ],
])('refuses a body with %s', async (_, body) => {
  const answer = await post(RECOVERY, body);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST']);
  expect(answer.json().message).toMatch(/surrogate/);
});

test('reads whole pairs, however they are written, and escaped backslashes', async () => {
  for (const query of ['"?ref=\\ud83d\\uDE00"', '"?ref=😀"', '"?ref=\\\\ud83d"']) {
    const answer = await post(REFERRAL, `{"query":${query}}`);
    expect([answer.statusCode, answer.json().code]).not.toEqual([400, 'INVALID_REQUEST']);
  }
});

test.each([
  ['application/json', Buffer.from('7b226e616d65223a2261ff222c226c616e6775616765223a22656e227d', 'hex')],
  ['application/json', Buffer.from('7b226e616d65223a22eda080222c226c616e6775616765223a22656e227d', 'hex')],
])('refuses bytes of %s that are no UTF-8, instead of replacing them', async (type, bytes) => {
  const answer = await post(RECOVERY, bytes, { 'content-type': type });
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/UTF-8/)]);
});

test('refuses bytes of a form that are no UTF-8', async () => {
  const head = '--b\r\ncontent-disposition: form-data; name="credential"\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), Buffer.from([0x61, 0xff]), Buffer.from('\r\n--b--\r\n')]);
  const answer = await post('/social-api/oauth/one-tap', payload, {
    'content-type': 'multipart/form-data; boundary=b',
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/UTF-8/)]);
});

test.each([
  '/web-api/search?text=%ED%A0%80',
  '/web-api/search?text=a%FF',
  '/web-api/search?text=100%',
  '/web-api/search?%ED%A0%80=a&text=abc',
  '/web-api/promo-codes/%ED%A0%80',
  '/web-api/promo-codes/%FF',
])('refuses an address whose bytes are no text: %s', async (url) => {
  const answer = await app.app.inject({ url, headers: { host: 'localhost:4401' } });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST']);
});

test('shows a page whatever its query is: advertisements write what they like', async () => {
  const answer = await app.app.inject({
    url: '/en?utm_campaign=50%&x=%ED%A0%80',
    headers: { host: 'localhost' },
  });
  expect(answer.statusCode).toBe(200);
});

test('refuses an address with unescaped letters', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  // The cast: a server that listens on a port has an address of this kind.
  const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /web-api/search?text=мяч HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});
