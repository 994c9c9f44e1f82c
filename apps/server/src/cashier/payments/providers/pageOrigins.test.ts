import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProviderSilentError } from '../../../kernel/providers/circuit.ts';
import { signatureOf, UnreadableCallbackError } from '../../../kernel/providers/signature.ts';
import { UnreadableAnswerError } from './adapter.ts';
import { createTouchlineProvider } from './touchlineProvider.ts';

const PAGES = 'https://pay.acme.example';
const SECRET = 'secret-of-house-0123';

let server: Server;
let url = '';
/** Next answer of the provider's API. */
let answer: { readonly status: number; readonly headers?: Record<string, string>; readonly body: object };
/** Number of calls that came to where a redirect of the API leads. */
let followed = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/elsewhere') followed += 1;
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens at a port has one.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const providerWith = (pageOrigins: readonly string[]) =>
  createTouchlineProvider({
    url,
    pageOrigins,
    key: 'key-of-the-api',
    secretsOf: () => [SECRET],
    currencies: new Set(),
  });
const paymentAt = (redirectUrl: string) => ({
  id: 'at-a',
  merchantRef: 'a',
  state: 'redirected',
  redirectUrl,
});

/** Looks a payment up whose page is at an address. */
async function pageFrom(redirectUrl: string, pageOrigins = [PAGES]): Promise<string | undefined> {
  answer = { status: 200, body: paymentAt(redirectUrl) };
  return (await providerWith(pageOrigins).lookUp('a')).redirectUrl;
}

describe('a page to which a provider sends a player', () => {
  test('is accepted at an origin of the provider’s own list', async () => {
    expect(await pageFrom(`${PAGES}/pay/1?lang=en`)).toBe(`${PAGES}/pay/1?lang=en`);
    expect(await pageFrom('https://other.example/1', [PAGES, 'https://other.example'])).toBe(
      'https://other.example/1',
    );
  });

  test.each([
    'https://localhost:4401/en',
    'https://games.example/frame',
    'https://pay.acme.example.evil.example/pay',
    'https://pay.acme.example@evil.example/pay',
    'https://pay.acme.example:8443/pay',
    'http://pay.acme.example/pay',
    '//pay.acme.example/pay',
    '/pay',
    'javascript:alert(1)',
    'data:text/html,pay',
    '',
  ])('is refused at %s', async (redirectUrl) => {
    const refused = await pageFrom(redirectUrl).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderSilentError);
    const { cause } = refused as ProviderSilentError;
    expect(cause).toBeInstanceOf(UnreadableAnswerError);
    expect(String(cause)).toMatch(/isn’t in the provider’s list of pages: add it to pageOrigins/);
  });

  test('is refused in an event as well', () => {
    const now = new Date();
    const seconds = Math.floor(now.getTime() / 1000);
    const event = {
      id: 'e',
      type: 'payment.redirected',
      at: seconds,
      payment: paymentAt('https://evil.example/'),
    };
    const body = Buffer.from(JSON.stringify(event));
    const signature = `t=${seconds},v1=${signatureOf(SECRET, seconds, body)}`;
    expect(() => providerWith([PAGES]).readCallback({ body, signature, now }, 'house')).toThrow(
      UnreadableCallbackError,
    );
  });
});

test('a redirect of the API isn’t followed', async () => {
  answer = { status: 307, headers: { location: '/elsewhere' }, body: {} };
  await expect(providerWith([PAGES]).lookUp('a')).rejects.toThrow(ProviderSilentError);
  expect(followed).toBe(0);
});
