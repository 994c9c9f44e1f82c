import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIPv4, isIPv6 } from 'node:net';
import { createTroubleLog } from '../logging/troubleLog.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Address of the client, as `parseAddress` returns it; empty for a connection without one. The only source of
     * addresses: what is counted or compared takes `countedAddress` of it.
     */
    clientAddress: string;
  }
}

/** Header in which each proxy adds the address that it was called from. */
const FORWARDED_FOR = 'x-forwarded-for';
/** Groups of 16 bits in an IPv6 address. */
const GROUPS = 8;
/** Groups of the network that one subscriber has: /64. */
const NETWORK_GROUPS = 4;

/**
 * Returns the one spelling of an IP address; undefined for a text that is none. IPv6 is compressed and in lower case,
 * without brackets, port and zone. IPv4 within IPv6 (`::ffff:0:0/96`, and NAT64's `64:ff9b::/96`) is IPv4.
 */
export function parseAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const v4 = /^([\d.]+)(?::\d{1,5})?$/.exec(trimmed)?.[1];
  if (v4 !== undefined) return isIPv4(v4) ? v4 : undefined;
  const inBrackets = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1];
  const v6 = (inBrackets ?? trimmed).replace(/%.*$/s, '');
  if (!isIPv6(v6)) return undefined;
  const canonical = compressed(v6);
  const groups = groupsOf(canonical);
  return mappedIPv4(groups) ?? canonical;
}

/** Returns an IPv6 address in the spelling of RFC 5952. */
const compressed = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

/** Returns the eight groups of a compressed address. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const numbers = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  return [...first, ...Array.from({ length: GROUPS - first.length - last.length }, () => 0), ...last];
}

function mappedIPv4(groups: readonly number[]): string | undefined {
  const prefix = groups.slice(0, 6).join(':');
  if (prefix !== `0:0:0:0:0:${0xffff}` && prefix !== `${0x64}:${0xff9b}:0:0:0:0`) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/**
 * Returns under which name a client is counted, blocked and compared: an IPv4 address as it is, an IPv6 address by its
 * /64, since one client can use every address of that network.
 * @param address as `parseAddress` returns it
 */
export function countedAddress(address: string): string {
  if (!address.includes(':')) return address;
  const network = groupsOf(address).slice(0, NETWORK_GROUPS);
  return `${compressed(`${network.map((group) => group.toString(16)).join(':')}::`)}/64`;
}

/** Returns the name under which the client of a request is counted. */
export const countedClient = ({ clientAddress }: Pick<FastifyRequest, 'clientAddress'>): string =>
  countedAddress(clientAddress);

/**
 * Returns the address that the outermost of `proxies` was called from, and whether the header named it. Each proxy adds
 * one address at the end, so the client is that many places left of the peer; everything before it may be invented.
 * @param peer the other end of the connection
 * @param forwarded addresses of `X-Forwarded-For`
 */
export function addressBehind(
  proxies: number,
  peer: string,
  forwarded: readonly string[],
): { readonly address: string; readonly isNamed: boolean } {
  if (proxies === 0) return { address: peer, isNamed: true };
  const added = forwarded.slice(-proxies).map(parseAddress);
  const [client] = added;
  return added.length < proxies || client === undefined || added.includes(undefined)
    ? { address: peer, isNamed: false }
    : { address: client, isNamed: true };
}

/** Sets the address of the client of every request, before all other hooks. */
export function installClientAddress(app: FastifyInstance): void {
  const proxies = app.settings.TRUST_PROXY;
  const trouble = createTroubleLog(app.log);
  app.decorateRequest('clientAddress', '');
  app.addHook('onRequest', async (request) => {
    const peer = parseAddress(request.raw.socket.remoteAddress ?? '') ?? '';
    const header = request.headers[FORWARDED_FOR];
    const forwarded = header === undefined ? [] : String(header).split(',');
    const { address, isNamed } = addressBehind(proxies, peer, forwarded);
    request.clientAddress = address;
    // Without the header it is a probe of the proxy itself.
    if (!isNamed && header !== undefined)
      trouble(
        new Error(`${forwarded.length} addresses for ${proxies} proxies.`),
        'A proxy sends no usable X-Forwarded-For: set TRUST_PROXY to the number of proxies that add to it.',
      );
  });
}

/**
 * Returns which hops are trusted for `X-Forwarded-Proto`. Fastify calls it with the hop's position; its own number of
 * hops trusts none.
 */
export const trustsHop =
  (proxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < proxies;
