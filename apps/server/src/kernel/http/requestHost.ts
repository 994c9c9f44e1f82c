import type { FastifyRequest } from 'fastify';

// The only file that reads a request's host and protocol, which the client chooses: `scripts/given-addresses.mjs` refuses
// them everywhere else. Addresses that are given to others come from `originOf` and `visitedOrigin` (`sites/siteOrigin.ts`).

/** Returns the Host header of a request with its port, to find its site by. Forwarded hosts are never used. */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => headers.host;

/** Returns the name in a Host header: without port, in lower case. */
export function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** Returns whether the visitor's connection is encrypted, as the proxy says if it is trusted: for cookies and HSTS. */
export const isEncrypted = ({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean => protocol === 'https';

/** Returns whether an Origin header names the host of its request, so that a page of this host sent it. */
export function isOwnOrigin(request: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === hostOf(request);
}
