import type { FastifyRequest } from 'fastify';

/** Where the site of a request is reached: by the host that was asked when it is one of the site's, else by its first. */
export function originOf({
  site,
  protocol,
  host,
}: Pick<FastifyRequest, 'site' | 'protocol' | 'host'>): string {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  return `${protocol}://${site.hosts.includes(name) ? host.toLowerCase() : (site.hosts[0] ?? name)}`;
}
