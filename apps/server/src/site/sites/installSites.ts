import type { FastifyInstance } from 'fastify';
import { hostOf } from '../../kernel/index.ts';
import type { Site } from './site.ts';
import { isLocalHost, originOf } from './siteOrigin.ts';
import type { Sites } from './sites.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Site of the host name. */
    site: Site;
  }
}

/** Maximum number of faults or refused pairs in a log record. */
const MAX_LOGGED = 20;

/** Sets `request.site` by the host name. */
export function installSites(app: FastifyInstance, sites: Sites): void {
  for (const { folder, faults } of sites.unserved)
    app.log.error({ folder, faults }, 'A brand is left out because of its faults: correct them and restart.');
  for (const fault of sites.unservedEntries) app.log.error(fault);
  for (const { id, faults } of sites.all)
    if (faults.length > 0)
      app.log.error(
        { site: id, count: faults.length, faults: faults.slice(0, MAX_LOGGED) },
        'The entry of a site has faults: correct them and restart.',
      );
  for (const { id, look } of sites.all)
    if (look.refused.length > 0)
      app.log.warn(
        { site: id, count: look.refused.length, pairs: look.refused.slice(0, MAX_LOGGED) },
        'Pairs of partnerCssBrandBook are left out, each for its reason.',
      );
  const unreachable = sites.all.filter(isUnreachable).map(({ id }) => id);
  if (unreachable.length > 0)
    app.log.warn(
      { sites: unreachable },
      'Providers and readers of mails can’t reach these sites, as their first host is of this machine: put the public host first in the list of sites.',
    );
  const unknown = new Set<string>();
  app.decorateRequest('site');
  app.addHook('onRequest', async (request) => {
    const host = hostOf(request);
    const { site, isKnown } = sites.byHost(host);
    request.site = site;
    // Logged once per host and up to 100 hosts: a scanner must not fill the log or the memory.
    if (isKnown || unknown.size >= 100 || unknown.has(host ?? '')) return;
    unknown.add(host ?? '');
    request.log.warn({ host }, 'No site has this host; the house answers. Add it to the list of sites.');
  });
}

/** Returns whether a listed site gives addresses of this machine to others though it is meant for the public. */
function isUnreachable(site: Site): boolean {
  const { protocol, hostname } = new URL(originOf(site));
  const isUnlisted = hostname === `${site.id}.localhost`;
  return protocol === 'https:' && isLocalHost(hostname) && !isUnlisted;
}
