import { site } from '../../../platform/site/site.ts';

/**
 * Default country of forms, two lowercase letters: the site's own, the visitor's, or the one where the page's
 * language is most spoken.
 */
export function ownCountry(ofSite: string | undefined, lang: string): string | undefined {
  return ofSite ?? (site().countryCode ?? new Intl.Locale(lang).maximize().region)?.toLowerCase();
}
