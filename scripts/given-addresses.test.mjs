import { expect, test } from 'vitest';
import { addressReadsIn, checkAddressReads, CLIENT_READER } from './given-addresses.mjs';

const readsIn = (source) => addressReadsIn('module.ts', source);

test.each([
  ['the protocol and host of a request', 'const origin = `${request.protocol}://${request.host}`;', 2],
  ['a name without port', 'if (request.hostname === own) allow();', 1],
  ['a request within another value', 'deps.request.host; this.request.headers.host;', 2],
  ['the raw request', 'request.raw.headers.host; request.raw.rawHeaders;', 2],
  ['an optional chain', 'request?.host;', 1],
  ['a written key', "request['host']; request.headers['host'];", 2],
  ['a forwarded header', "request.headers['x-forwarded-host']; headers['X-Forwarded-Proto'];", 2],
  ['the standard’s header', "const name = 'forwarded';", 1],
  ['variables that take a request apart', 'const { protocol, host: at } = request;', 2],
  ['variables that take headers apart', 'const { host } = request.headers;', 1],
  ['parameters of the request’s type', 'const f = ({ host }: Pick<FastifyRequest, "host">) => host;', 1],
  ['parameters of a handler', "app.get('/a', async ({ params, protocol, host }) => host);", 2],
  ['parameters of a hook', "app.addHook('onRequest', async ({ headers: { host } }) => host);", 1],
])('an address from %s is reported', (_, source, count) => {
  const found = readsIn(source);
  expect(found).toHaveLength(count);
  for (const { message } of found) expect(message).toContain('use originOf(site), or visitedOrigin(request)');
});

test.each([
  ['a request', 'request.ip; const { ips } = request;', 2],
  ['a connection', 'request.raw.socket.remoteAddress;', 1],
  ['a header', "request.headers['x-forwarded-for']; headers['CF-Connecting-IP'];", 2],
  ['parameters of a handler', "app.get('/a', async ({ ip }) => ip);", 1],
])('a client’s address from %s is reported', (_, source, count) => {
  const found = readsIn(source);
  expect(found).toHaveLength(count);
  for (const { message, reader } of found)
    expect([message, reader]).toEqual([expect.stringContaining('request.clientAddress'), CLIENT_READER]);
});

test.each([
  ['the parts of an address', 'const { protocol, hostname } = new URL(address); new URL(address).host;'],
  ['settings of a server', 'const { host, port } = options; app.listen({ port, host });'],
  ['parameters of other types', 'const f = ({ host }: Listed) => host;'],
  ['other callbacks', 'mediaLinks.map(({ media, host }) => host);'],
  ['other headers', 'request.headers.origin; request.headers.cookie;'],
  ['the functions of the reader', 'const origin = visitedOrigin(request); hostOf(request);'],
])('%s are accepted', (_, source) => expect(readsIn(source)).toEqual([]));

test('no module of the server builds an address from a request, or finds a client’s address by itself', () => {
  expect(checkAddressReads()).toEqual([]);
});
