import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Settings } from '../../kernel/index.ts';
import type { AddressRules } from './postbackAddress.ts';
import { isPublicAddress } from './publicAddresses.ts';

const TIMEOUT = 10_000;

/** Answer of a partner: taken, refused for good, or to be tried again, with the reason. */
export type PostbackOutcome =
  | { readonly kind: 'sent'; readonly status: number }
  | { readonly kind: 'refused' | 'later'; readonly status: number | null; readonly error: string };

/** Calls partners' addresses. */
export interface PostbackSender extends AddressRules {
  /** Calls an address with GET; its answer is thrown away, redirects aren't followed. */
  send(address: string): Promise<PostbackOutcome>;
}

/** Resolves a name to all of its addresses. */
export type Resolve = (
  name: string,
  found: (
    error: Error | null,
    addresses: readonly { readonly address: string; readonly family: number }[],
  ) => void,
) => void;

const resolveAll: Resolve = (name, found) => {
  resolve(name, { all: true }, (error, addresses) => found(error, error ? [] : addresses));
};

/** Error of a name that leads into a network that isn't public. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/**
 * Creates the look-up of a connection: it only gives addresses of the public internet, so that a name that resolves to
 * another one later isn't called either. One private address refuses the name.
 */
export function publicLookup(resolveName: Resolve): LookupFunction {
  return (name, options, done) => {
    resolveName(name, (error, addresses) => {
      const [first] = addresses;
      if (error || !first) return done(error ?? new Error(`${name} has no address.`), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddressError(`${name} leads into a network that isn’t public.`), '', 0);
      return options.all === true ? done(null, [...addresses]) : done(null, first.address, first.family);
    });
  };
}

/** @param resolveName resolves names, the system's resolver if absent */
export function createPostbackSender(
  { NODE_ENV: mode }: Pick<Settings, 'NODE_ENV'>,
  resolveName: Resolve = resolveAll,
): PostbackSender {
  const allowsLocalhost = mode !== 'production';
  const lookup = publicLookup(resolveName);

  function call(url: URL): Promise<number> {
    const isLocal = allowsLocalhost && url.protocol === 'http:' && url.hostname === 'localhost';
    const options = {
      agent: false,
      headers: { 'user-agent': 'Touchline postback' },
      signal: AbortSignal.timeout(TIMEOUT),
    };
    return new Promise((answered, failed) => {
      const request = isLocal ? httpRequest(url, options) : httpsRequest(url, { ...options, lookup });
      request.on('response', (response) => {
        response.destroy();
        answered(response.statusCode ?? 0);
      });
      request.on('error', failed);
      request.end();
    });
  }

  return {
    allowsLocalhost,
    async send(address) {
      try {
        return outcomeOf(await call(new URL(address)));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const kind = error instanceof PrivateAddressError ? 'refused' : 'later';
        return { kind, status: null, error: reason.slice(0, 300) };
      }
    },
  };
}

function outcomeOf(status: number): PostbackOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent', status };
  const isTemporary = status === 408 || status === 425 || status === 429 || status >= 500;
  return { kind: isTemporary ? 'later' : 'refused', status, error: `The partner answered ${status}.` };
}
