/** A locale that names the time zones of its region: by a method, or in older browsers by a property. */
interface ZonedLocale {
  readonly region?: string | undefined;
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[] | undefined;
}

/** Countries, ISO 3166-1 alpha-2. */
const COUNTRIES = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW ' +
  'BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ' +
  'ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE ' +
  'IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV ' +
  'LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP ' +
  'NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ ' +
  'SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

const cached = new Map<string, string | undefined>();

/**
 * Returns the country of a time zone, ISO 3166-1 alpha-2; undefined for a zone of none, such as UTC, and in browsers
 * that don't know the zones of countries.
 * @param zone IANA name, as the browser names it
 * @param languages of the device; their regions are tried first
 */
export function countryOfZone(zone: string, languages: readonly string[]): string | undefined {
  const likely = languages.flatMap((tag) => regionOf(tag) ?? []).find((region) => hasZone(region, zone));
  if (likely !== undefined) return likely;
  // Zones of no country: `UTC`, `Etc/GMT-3`.
  if (!zone.includes('/') || zone.startsWith('Etc/')) return undefined;
  if (!cached.has(zone))
    cached.set(
      zone,
      COUNTRIES.find((country) => hasZone(country, zone)),
    );
  return cached.get(zone);
}

/** Returns the region of a language tag, `GB` of `en-GB`; undefined without one, and for a text that is no tag. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}

function hasZone(region: string, zone: string): boolean {
  // The type of this version of the language doesn't have its zones.
  const locale: ZonedLocale = new Intl.Locale(`und-${region}`);
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).includes(zone);
}
