import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addressBehind, countedAddress, parseAddress } from './clientAddress.ts';

describe('an address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['203.0.113.9:51000', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:CB00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['::ffff:0.0.0.5', '0.0.0.5'],
    ['64:ff9b::203.0.113.9', '203.0.113.9'],
    ['64:ff9b::', '0.0.0.0'],
    ['2001:0DB8:7:7:0:0:0:1', '2001:db8:7:7::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['::', '::'],
  ])('%s has the spelling %s', (text, spelling) => {
    expect(parseAddress(text)).toBe(spelling);
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.256',
    '01.2.3.4',
    '2001:db8::g',
    '[::1',
    'a.b',
  ])('“%s” is none', (text) => {
    expect(parseAddress(text)).toBeUndefined();
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['', ''],
  ])('%s is counted as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});

describe('behind proxies', () => {
  const peer = '10.0.0.1';
  test.each([
    ['no proxy: the header isn’t read', 0, ['203.0.113.9'], peer],
    ['one proxy', 1, ['203.0.113.9'], '203.0.113.9'],
    ['one proxy, and the visitor wrote more', 1, ['203.0.113.9', '198.51.100.8'], '198.51.100.8'],
    ['two proxies', 2, ['192.0.2.1', '203.0.113.9', '198.51.100.8'], '203.0.113.9'],
    ['fewer addresses than proxies', 2, ['203.0.113.9'], peer],
    ['no header', 1, [], peer],
    ['no address in the client’s place', 1, ['203.0.113.9', 'unknown'], peer],
    ['no address in a proxy’s place', 2, ['203.0.113.9', ''], peer],
  ] as const)('the client is found: %s', (_case, proxies, forwarded, expected) => {
    expect(addressBehind(proxies, peer, forwarded).address).toBe(expected);
  });
});

describe('counted requests', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '1', SIGN_IN_ATTEMPTS: '30', CAPTCHA_AFTER: '10' } });
  });
  afterAll(() => app.close());

  /** Sends requests one after the other; returns how many got each status. */
  async function statusesOf(
    requests: number,
    send: (index: number) => Promise<{ readonly statusCode: number }>,
  ): Promise<Record<number, number>> {
    const statuses: Record<number, number> = {};
    for (let index = 0; index < requests; index += 1) {
      const { statusCode } = await send(index);
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    }
    return statuses;
  }

  test.each<[string, (guess: number) => string]>([
    ['one address', () => '198.51.100.7'],
    ['addresses that the visitor writes', (guess) => `203.0.113.${guess}, 198.51.100.8`],
    ['a network of IPv6', (guess) => `2001:db8:1:2::${guess.toString(16)}`],
    ['two spellings', (guess) => (guess % 2 === 0 ? '2001:db8:7:7::1' : '2001:0DB8:7:7:0:0:0:1')],
    ['IPv4 within IPv6', (guess) => (guess % 2 === 0 ? '192.0.2.9' : '::ffff:192.0.2.9')],
  ])('of %s are those of one client', async (name, forwarded) => {
    const statuses = await statusesOf(45, (guess) =>
      app
        .client()
        .call(
          'POST',
          '/web-api/session/sign-in',
          { login: `${name} ${guess}`, password: 'a wrong one', save: false },
          { 'x-forwarded-for': forwarded(guess) },
        ),
    );
    expect(statuses).toEqual({ 401: 10, 400: 20, 429: 15 });
  });

  test('of operators with wrong tokens are those of a network', async () => {
    const statuses = await statusesOf(33, (guess) =>
      app.client().call('GET', '/ops/me', undefined, {
        authorization: 'Bearer wrong',
        'x-forwarded-for': `2001:db8:5:5::${guess.toString(16)}`,
      }),
    );
    expect(statuses).toEqual({ 401: 30, 429: 3 });
  });

  test('leave the address of a device in one spelling in its list of sessions', async () => {
    const client = app.client(undefined, { 'x-forwarded-for': '203.0.113.1, ::FFFF:192.0.2.10' });
    const { playerId } = await client.register();
    const stored = await app.db
      .selectFrom('sessions')
      .select(['address', 'network'])
      .where('player_id', '=', playerId)
      .execute();
    expect(stored).toEqual([{ address: '192.0.2.10', network: '192.0.2.10' }]);
  });
});
