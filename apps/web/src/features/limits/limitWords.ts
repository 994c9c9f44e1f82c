import type { TFunction } from 'i18next';
import type { Limit } from './limits.api.ts';

/** What the wire says instead of a limit of money, and instead of one of time. */
const NONE: ReadonlySet<string> = new Set(['999999999', '-1']);

type Value = Pick<Limit, 'limitValue' | 'measure' | 'iso'>;

/** A limit's name: "Deposits, 7 days". */
export function limitName(t: TFunction<'limits'>, type: Limit['limitType']): string {
  return t(`type.${type}`, { ns: 'limits' });
}

/** A limit's value for people: an amount, hours, minutes, days, on or off. @param money formats an amount */
export function limitText(
  t: TFunction<'limits'>,
  { limitValue, measure, iso }: Value,
  money: (amount: string, iso: string) => string,
): string {
  if (NONE.has(limitValue)) return t('value.none', { ns: 'limits' });
  switch (measure) {
    case 'money':
      return money(limitValue, iso ?? '');
    case 'none':
      return t(limitValue === '1' ? 'value.on' : 'value.off', { ns: 'limits' });
    default:
      return t(`value.${measure}`, { ns: 'limits', count: Number(limitValue) });
  }
}
