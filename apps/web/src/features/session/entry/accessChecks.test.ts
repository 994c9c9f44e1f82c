import { beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '@touchline/contract/client';
import { withChecks, type CheckHeader } from './accessChecks.ts';
import { solveCaptcha } from './proofOfWork.ts';

const captcha = { id: 'c', type: 'proof-of-work', salt: 'salt', zeros: 6, expiresAt: 9e9 };
let asked: string[] = [];

vi.stubGlobal('fetch', async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace('/web-api/', '');
  asked.push(`${path}${search}`);
  if (path === 'captcha/update') return Response.json(captcha);
  if (path === 'captcha/validate') return Response.json({ pass: 'the-pass', expiresAt: 9e9 });
  return Response.json({ isNew: true });
});
const browser = { cookieEnabled: true };
vi.stubGlobal('navigator', browser);
beforeEach(() => {
  browser.cookieEnabled = true;
  asked = [];
});

const refused = (code: string, status = 400): Outcome<string> => ({
  error: { code, message: code },
  response: new Response(null, { status }),
});
const taken: Outcome<string> = { data: 'in', response: new Response() };

/** A call with a list of answers that records its headers. */
function callOf(...answers: readonly Outcome<string>[]) {
  const headers: CheckHeader[] = [];
  const call = (header: CheckHeader) => {
    headers.push(header);
    return Promise.resolve(answers[headers.length - 1] ?? taken);
  };
  return { call, headers };
}

test.each(['CAPTCHA_NEEDED', 'CAPTCHA_WRONG', 'CAPTCHA_EXPIRED', 'CAPTCHA_USED'])(
  'a call answered with %s is repeated once with a pass',
  async (code) => {
    const { call, headers } = callOf(refused(code));
    expect(await withChecks('signIn', call)).toBe('in');
    expect(headers).toEqual([{}, { headers: { 'x-captcha': 'the-pass' } }]);
    expect(asked).toEqual(['captcha/update?call=signIn', 'captcha/validate']);
  },
);

test('a second captcha refusal is final', async () => {
  const { call, headers } = callOf(refused('CAPTCHA_NEEDED'), refused('CAPTCHA_WRONG'));
  await expect(withChecks('signIn', call)).rejects.toMatchObject({ code: 'CAPTCHA_WRONG' });
  expect(headers).toHaveLength(2);
});

test('a browser that takes no cookies is told so before anything is sent', async () => {
  browser.cookieEnabled = false;
  const { call, headers } = callOf(taken);
  await expect(withChecks('signIn', call)).rejects.toMatchObject({ code: 'COOKIES_BLOCKED' });
  expect([headers.length, asked]).toEqual([0, []]);
});

test('a fingerprint is refreshed twice at most', async () => {
  const needed = refused('FINGERPRINT_NEEDED');
  expect(await withChecks('signIn', callOf(needed).call)).toBe('in');
  const { call, headers } = callOf(needed, needed, needed);
  await expect(withChecks('signIn', call)).rejects.toMatchObject({ code: 'FINGERPRINT_NEEDED' });
  expect([headers.length, asked]).toEqual([3, ['fingerprint', 'fingerprint', 'fingerprint']]);
});

test('other refusals, and the same codes with another status, are not retried', async () => {
  const { call, headers } = callOf(refused('CAPTCHA_NEEDED', 403));
  await expect(withChecks('signIn', call)).rejects.toMatchObject({ status: 403 });
  expect(headers).toHaveLength(1);
});

test('a captcha’s solution has the required zero bits', async () => {
  const solution = await solveCaptcha({ salt: 'abc', zeros: 9 });
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`abc${solution}`));
  const [first = 1, second = 255] = new Uint8Array(hash);
  expect([first, second & 0x80]).toEqual([0, 0]);
});
