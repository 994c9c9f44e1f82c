/** Returns the secret of the call-backs to a site: the sandbox's own with the id of the site. */
export const siteSecret = (secret: string, siteId: string): string => `${secret}-${siteId}`;

/**
 * Returns the secret of an address of call-backs, `/psp/<provider>/<site>/events`; the sandbox's own for one that names
 * no site.
 */
export function secretOfAddress(secret: string, url: string): string {
  const [, siteId] = /^\/psp\/[^/]+\/([^/]+)\/events$/.exec(new URL(url).pathname) ?? [];
  return siteId === undefined ? secret : siteSecret(secret, siteId);
}
