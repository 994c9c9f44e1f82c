import type { SiteConfig } from '@touchline/contract';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { pageOrder } from './pageOrder.ts';

interface Asked {
  readonly url?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

function orderFor({ url = '/en/live', cookies = {}, headers = {} }: Asked) {
  // The casts: only the listed members are used.
  const request = { url, cookies, headers, site: {}, protocol: 'http' } as unknown as FastifyRequest;
  return pageOrder(request, {} as SiteConfig);
}

test('only cookies of the view with possible values count', () => {
  const cookies = { view: 'm1.d0', tzo: '-3.5', is12h: '<b>', hide_left: '1'.repeat(200), other: '1' };
  expect(orderFor({ cookies })?.cookies).toEqual({ view: 'm1.d0', tzo: '-3.5' });
});

test('a session is known by its cookie, and nothing of it is passed on', () => {
  const order = orderFor({ cookies: { session: 'secret' } });
  expect(order?.hasSession).toBe(true);
  expect(JSON.stringify(order)).not.toContain('secret');
});

test.each([
  [{ 'sec-ch-ua-mobile': '?1' }, true],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobi' }, false],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone)' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }, false],
  [{}, false],
])('%j is a phone: %s', (headers, isPhone) => {
  expect(orderFor({ headers })?.isPhone).toBe(isPhone);
});

test.each(['/en/user/activate?token=1', '/en/nothing', `/en/live?${'a'.repeat(300)}`])(
  'the page at %s is not rendered on the server',
  (url) => {
    expect(orderFor({ url })).toBeUndefined();
  },
);
