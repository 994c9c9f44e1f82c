import type { PaymentMethod } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';

/** Returns a function that says why a method can't be used now, and when it can; undefined if it can. */
export function useUnavailable(): (
  method: Pick<PaymentMethod, 'unavailable' | 'unavailableUntil'>,
) => string | undefined {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return ({ unavailable, unavailableUntil: until }) =>
    unavailable &&
    t(`unavailable.${unavailable}`, {
      time: until === undefined ? '' : `${format.day(until)} ${format.time(until)}`,
    });
}
