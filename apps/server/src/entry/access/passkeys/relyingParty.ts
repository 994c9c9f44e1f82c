import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../kernel/index.ts';
import { visitedOrigin, type Site } from '../../../site/index.ts';

/** The party that passkeys belong to, at the address of a request. */
export interface RelyingParty {
  /** Host of the passkeys. */
  readonly id: string;
  /** Origin of the page. */
  readonly origin: string;
  readonly site: Site;
}

/** Returns the party at the address of a request, which is always one of its site's hosts. */
export function relyingParty(request: FastifyRequest): RelyingParty {
  const origin = visitedOrigin(request);
  return { id: rpIdOf(request.site, new URL(origin).hostname), origin, site: request.site };
}

/** Returns the host that passkeys of a host belong to: the site's shortest host that is the host or above it. */
export function rpIdOf({ hosts }: Pick<Site, 'hosts'>, host: string): string {
  const above = hosts.filter((one) => one === host || host.endsWith(`.${one}`));
  return above.toSorted((one, other) => one.length - other.length)[0] ?? host;
}

/** Returns whether a site lets players sign in with passkeys. */
export const offersPasskeys = ({ access, config }: Pick<Site, 'access' | 'config'>): boolean =>
  access.hasPasskeys && !config.isAccountMiddleware;

/** Throws a ProblemError 403 MODE_NOT_OFFERED on sites without passkeys. */
export function requirePasskeys(site: Pick<Site, 'access' | 'config'>): void {
  if (offersPasskeys(site)) return;
  throw new ProblemError(
    403,
    'MODE_NOT_OFFERED',
    'This site doesn’t offer sign-in with passkeys: choose another sign-in method.',
  );
}
