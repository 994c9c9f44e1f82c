import type { FastifyInstance } from 'fastify';

/** Maximum number of remembered pairs of a field and an origin. */
const MAX_REMEMBERED = 1000;

/** An address that the platform gave to a sandbox. */
export interface GivenAddress {
  /** Path of its field in the request, such as `returnUrls.success`. */
  readonly field: string;
  readonly origin: string;
}

/**
 * Remembers the addresses that the platform gives by its calls at `/v1`, each pair of a field and an origin once, for
 * `POST /given-addresses` of tests, which returns and forgets them.
 */
export function rememberGivenAddresses(app: FastifyInstance): void {
  const given = new Map<string, GivenAddress>();
  app.addHook('preHandler', async ({ method, url, body }) => {
    if (method !== 'POST' || !url.startsWith('/v1/')) return;
    for (const address of addressesIn(body))
      if (given.size < MAX_REMEMBERED) given.set(`${address.field} ${address.origin}`, address);
  });
  app.post('/given-addresses', async () => {
    const addresses = [...given.values()];
    given.clear();
    return { addresses };
  });
}

/** Returns the web addresses in a body with the paths of their fields. */
function addressesIn(value: unknown, path: readonly string[] = []): GivenAddress[] {
  if (typeof value === 'string')
    return /^https?:\/\//.test(value) && URL.canParse(value)
      ? [{ field: path.join('.'), origin: new URL(value).origin }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => addressesIn(part, [...path, key]));
}
