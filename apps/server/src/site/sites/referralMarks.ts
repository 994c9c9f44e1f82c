import { markValue, referralMarks } from '@touchline/contract/operators';

/** A mark of a link that identifies the partner, stored as one cookie. */
export interface Mark {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
}

const DAY = 86_400;

/**
 * Returns the marks of the query that a visit begins with:
 * - `refererid`: the partner of `ref`, 60 days
 * - `referral_values`: `bf`, a day
 * - `reflinkid`: the first of `btag`, `tag` and `qtag`, 60 days; without one the partner's promo code `bwpromocode`,
 *   an hour
 * - `ref_partner_id`: `affid` in addition to a tag, 60 days; else `aip` if `click_id` and `utm_source` name the
 *   click, 30 days
 * - `postback_watcher`: `click_id`, 30 days with `pb=1`, else four seconds
 * - `subid`, 60 days
 *
 * A parameter that occurs twice, or whose value isn't a name, is ignored.
 */
export function marksOf(query: URLSearchParams): Mark[] {
  const one = (name: string): string | undefined => {
    const [value, ...others] = query.getAll(name);
    return value !== undefined && others.length === 0 && markValue.test(value) ? value : undefined;
  };
  const tag = one('btag') ?? one('tag') ?? one('qtag');
  const clickId = one('click_id');
  const isNamedClick = clickId !== undefined && one('utm_source') !== undefined;
  const affiliate = tag === undefined ? undefined : one('affid');
  const found: readonly (readonly [name: string, value: string | undefined, seconds: number])[] = [
    ['refererid', one('ref'), 60 * DAY],
    ['referral_values', one('bf'), DAY],
    ['reflinkid', tag ?? one('bwpromocode'), tag === undefined ? 3600 : 60 * DAY],
    [
      'ref_partner_id',
      affiliate ?? (isNamedClick ? one('aip') : undefined),
      affiliate === undefined ? 30 * DAY : 60 * DAY,
    ],
    ['postback_watcher', clickId, one('pb') === '1' ? 30 * DAY : 4],
    ['subid', one('subid'), 60 * DAY],
  ];
  return found.flatMap(([name, value, seconds]) => (value === undefined ? [] : [{ name, value, seconds }]));
}

/** Returns the marks in a device's cookies. */
export function marksIn(cookies: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    referralMarks.flatMap((name) => {
      const value = cookies[name];
      return value !== undefined && markValue.test(value) ? [[name, value]] : [];
    }),
  );
}
