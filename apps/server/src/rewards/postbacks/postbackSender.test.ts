import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostbackSender, publicLookup, type Resolve } from './postbackSender.ts';

/** A partner whose answers the path decides: `/503`, `/moved`. */
let partner: Server;
let origin = '';
const seen: string[] = [];
beforeAll(async () => {
  partner = createServer((request, response) => {
    seen.push(request.url ?? '');
    if (request.url === '/moved') response.writeHead(302, { location: '/200' });
    else response.writeHead(Number(request.url?.slice(1, 4)));
    response.end('thrown away');
  });
  await new Promise<void>((listening) => partner.listen(0, 'localhost', listening));
  origin = `http://localhost:${(partner.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => partner.close(closed)));

const sender = createPostbackSender({ NODE_ENV: 'test' });

test.each([
  ['200', 'sent'],
  ['204', 'sent'],
  ['404', 'refused'],
  ['408', 'later'],
  ['429', 'later'],
  ['503', 'later'],
])('an answer of %s is %s', async (status, kind) => {
  expect(await sender.send(`${origin}/${status}?c=1`)).toMatchObject({ kind, status: Number(status) });
  expect(seen.at(-1)).toBe(`/${status}?c=1`);
});

test('a redirect isn’t followed', async () => {
  expect(await sender.send(`${origin}/moved`)).toMatchObject({ kind: 'refused', status: 302 });
  expect(seen.at(-1)).toBe('/moved');
});

/** Resolves every name to the same addresses. */
const resolvesTo =
  (...addresses: readonly string[]): Resolve =>
  (_, found) =>
    found(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test.each([['10.0.0.7'], ['8.8.8.8', '127.0.0.1'], ['::1'], ['169.254.169.254']])(
  'a name that leads to %s is refused for good, before a connection',
  async (...addresses) => {
    const careful = createPostbackSender({ NODE_ENV: 'production' }, resolvesTo(...addresses));
    expect(await careful.send('https://partner.com/told')).toEqual({
      kind: 'refused',
      status: null,
      error: 'partner.com leads into a network that isn’t public.',
    });
  },
);

test('a name that can’t be resolved is tried again', async () => {
  const away = createPostbackSender({ NODE_ENV: 'production' }, (name, found) =>
    found(new Error(`no answer for ${name}`), []),
  );
  expect(await away.send('https://partner.com/')).toMatchObject({ kind: 'later', status: null });
});

test('a public name is connected by the addresses that were judged', () => {
  const lookup = publicLookup(resolvesTo('8.8.8.8', '2606:4700::1111'));
  const got: unknown[] = [];
  lookup('partner.com', { all: true }, (error, addresses) => got.push(error, addresses));
  lookup('partner.com', {}, (error, address, family) => got.push(error, address, family));
  expect(got).toEqual([
    null,
    [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ],
    null,
    '8.8.8.8',
    4,
  ]);
});
