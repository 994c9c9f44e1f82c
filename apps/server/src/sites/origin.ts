import type { FastifyRequest } from 'fastify';

/**
 * Returns the origin of a request's site: with the requested host if it is one of the site's, else with its first.
 */
export function originOf({
  site,
  protocol,
  host,
}: Pick<FastifyRequest, 'site' | 'protocol' | 'host'>): string {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  return `${protocol}://${site.hosts.includes(name) ? host.toLowerCase() : (site.hosts[0] ?? name)}`;
}
