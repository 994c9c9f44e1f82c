import { zoneOfDevice } from '../../../platform/clock/deviceZone.ts';
import { countryOfZone } from '../../../platform/clock/zoneCountry.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { useHydrated } from '../../../platform/page/hydration.ts';
import { site } from '../../../platform/site/site.ts';

/**
 * Default country of forms, two lowercase letters: the site's own, the visitor's as the server knows it, that of the
 * device's time zone, or the one where the page's language is most spoken. The device's is known after hydration: a
 * form begins anew with it.
 */
export function useOwnCountry(ofSite: string | undefined): string | undefined {
  const lang = useLang();
  const isHydrated = useHydrated();
  const known = ofSite ?? site().countryCode ?? (isHydrated ? countryOfDevice() : undefined);
  return (known ?? new Intl.Locale(lang).maximize().region)?.toLowerCase();
}

function countryOfDevice(): string | undefined {
  const zone = zoneOfDevice();
  return zone === undefined ? undefined : countryOfZone(zone, navigator.languages);
}
