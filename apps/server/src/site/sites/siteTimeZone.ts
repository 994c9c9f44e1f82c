import { isZoneName } from '@touchline/contract/timeZones';
import { check, number, optional, pipe, string, transform, union } from 'valibot';

/** Zones with an offset that isn't whole, by hours from UTC. */
const PARTIAL: ReadonlyMap<number, string> = new Map([
  [-9.5, 'Pacific/Marquesas'],
  [-3.5, 'America/St_Johns'],
  [3.5, 'Asia/Tehran'],
  [4.5, 'Asia/Kabul'],
  [5.5, 'Asia/Kolkata'],
  [5.75, 'Asia/Kathmandu'],
  [6.5, 'Asia/Yangon'],
  [8.75, 'Australia/Eucla'],
  [9.5, 'Australia/Darwin'],
  [10.5, 'Australia/Lord_Howe'],
  [12.75, 'Pacific/Chatham'],
]);

/** Returns the name of a zone with an offset, hours from UTC. */
function nameOf(offset: number): string | undefined {
  if (!Number.isInteger(offset)) return PARTIAL.get(offset);
  if (offset === 0) return 'UTC';
  // The signs of these names are reversed.
  const name = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  return isZoneName(name) ? name : undefined;
}

/** Returns what is wrong with a time zone of a site's entry. */
function problemOf(zone: string | number): string {
  const rule = 'a time zone is an IANA name such as "Europe/Berlin", so that it follows summer time';
  const name = typeof zone === 'number' ? nameOf(zone) : undefined;
  return name === undefined
    ? rule
    : `${rule}: write "${name}" for ${zone}, or the name of the site's own zone`;
}

/** Schema of a site's time zone: an IANA name. */
export const siteTimeZone = optional(
  pipe(
    union([string(), number()], 'a time zone is an IANA name such as "Europe/Berlin"'),
    check(
      (zone) => typeof zone === 'string' && isZoneName(zone),
      ({ input }) => problemOf(input),
    ),
    transform(String),
  ),
  'Europe/Moscow',
);
