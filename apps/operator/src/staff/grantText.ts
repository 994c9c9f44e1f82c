import { language, t } from '../messages/messages.ts';

/** A role of a person on a site, on all for null. */
export interface NamedGrant {
  readonly role: string;
  readonly siteId: string | null;
}

const list = new Intl.ListFormat(language, { type: 'unit' });

/** Formats a list of names: “House, Northbank”. */
export const listText = (names: readonly string[]): string => list.format(names);

/**
 * Groups the roles of a person, each with its sites as text. A role on all sites makes those on single ones needless.
 * @param siteText returns the name of a site
 */
export function grantTexts(
  grants: readonly NamedGrant[],
  siteText: (siteId: string) => string,
): readonly { readonly role: string; readonly sites: string }[] {
  return [...new Set(grants.map(({ role }) => role))].map((role) => {
    const sites = grants.filter((grant) => grant.role === role).map(({ siteId }) => siteId);
    const own = sites.filter((siteId) => siteId !== null);
    return {
      role,
      sites: own.length < sites.length ? t('staff.allSites') : listText(own.map(siteText)),
    };
  });
}
