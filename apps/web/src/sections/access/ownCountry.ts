import { site } from '../../platform/site/site.ts';

/**
 * The country that forms begin with, two lower-case letters: the site's own, where the visitor comes from, or where the
 * page's language is spoken most.
 */
export function ownCountry(ofSite: string | undefined, lang: string): string | undefined {
  return ofSite ?? (site().countryCode ?? new Intl.Locale(lang).maximize().region)?.toLowerCase();
}
