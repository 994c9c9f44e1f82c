import type { Player } from '@touchline/contract/operators';
import { language } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { settableLimits } from './limitOrder.ts';

type LimitValue = Pick<Player['limits'][number], 'type' | 'value' | 'iso'>;

const formatOf = (unit: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
const formats = { hours: formatOf('hour'), minutes: formatOf('minute'), days: formatOf('day') };

/** Returns the value of a limit with its currency or unit: “€200.00”, “2 hours”. */
export function limitValueText({ type, value, iso }: LimitValue): string {
  if (iso !== null) return moneyText(value, iso);
  const measure = settableLimits.find((limit) => limit.type === type)?.measure;
  if (measure === undefined || measure === 'money' || value === '') return value;
  return formats[measure].format(Number(value));
}
