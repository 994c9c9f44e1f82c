import { type Site, originOf } from '../../site/index.ts';

/** Returns the address to which a provider sends the events of a site's payments. */
export function notifyUrl(site: Pick<Site, 'id' | 'hosts' | 'origins'>, provider: string): string {
  return `${originOf(site)}/psp/${provider}/${site.id}/events`;
}
