import type { FastifyRequest } from 'fastify';
import { hostName, hostOf, type Settings } from '../../kernel/index.ts';
import type { Site } from './site.ts';

/** Place of a host in `PUBLIC_ORIGIN`. */
const HOST = '{host}';

/** Origins of sites unless their configuration says otherwise. */
export const USUAL_ORIGIN = `https://${HOST}`;

/** Returns the origin of every site as a template with `{host}`: that of the settings, or the usual one of the mode. */
export function publicOrigin({
  PUBLIC_ORIGIN,
  NODE_ENV,
  PORT,
}: Pick<Settings, 'PUBLIC_ORIGIN' | 'NODE_ENV' | 'PORT'>): string {
  return PUBLIC_ORIGIN ?? (NODE_ENV === 'production' ? USUAL_ORIGIN : `http://${HOST}:${PORT}`);
}

/** Returns the origins of a site's hosts. */
export function originsOf(template: string, hosts: readonly string[]): Site['origins'] {
  const [first, ...others] = hosts.map((host) => new URL(template.replace(HOST, host)).origin);
  if (first === undefined) throw new Error('A site has at least one host.');
  return [first, ...others];
}

/**
 * Returns an origin of a site, the first part of every address that is given to a provider, a mail or a page. It comes
 * from the site's configuration; nothing in a request changes it.
 * @param visited host at which a player visits the site, without port: one of its hosts is returned to, any other is
 * replaced by its first. Addresses for others than this visitor have none
 */
export function originOf({ hosts, origins }: Pick<Site, 'hosts' | 'origins'>, visited?: string): string {
  const [first] = origins;
  const index = visited === undefined ? 0 : hosts.indexOf(visited);
  return origins[index] ?? first;
}

/** Returns the origin at which the visitor of a request returns to its site: that of a configured host. */
export function visitedOrigin(request: Pick<FastifyRequest, 'headers' | 'site'>): string {
  return originOf(request.site, hostName(hostOf(request)));
}

/** Returns whether only programs on the same machine reach a host. */
export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');
}
