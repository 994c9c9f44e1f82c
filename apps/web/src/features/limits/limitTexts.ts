import type { TFunction } from 'i18next';
import type { Limit } from './limits.api.ts';

type Value = Pick<Limit, 'limitValue' | 'measure' | 'iso'>;

/** Wire value for no limit of a measure, and for a switch that is off. */
export function noneOf({ measure }: Pick<Limit, 'measure'>): string {
  if (measure === 'money') return '999999999';
  return measure === 'none' ? '0' : '-1';
}

/** Returns a limit's name: "Deposits, 7 days". */
export function limitName(t: TFunction<'limits'>, type: Limit['limitType']): string {
  return t(`type.${type}`, { ns: 'limits' });
}

/**
 * Formats a limit's value for display: an amount, hours, minutes, days, on or off.
 * @param money formats an amount
 */
export function limitText(
  t: TFunction<'limits'>,
  { limitValue, measure, iso }: Value,
  money: (amount: string, iso: string) => string,
): string {
  if (measure !== 'none' && limitValue === noneOf({ measure })) return t('value.none', { ns: 'limits' });
  switch (measure) {
    case 'money':
      return money(limitValue, iso ?? '');
    case 'none':
      return t(limitValue === '1' ? 'value.on' : 'value.off', { ns: 'limits' });
    default:
      return t(`value.${measure}`, { ns: 'limits', count: Number(limitValue) });
  }
}
