import type { Payment } from '@touchline/contract';
import type { DetailItem } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../features/cashier/paymentText.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useMoment } from '../../features/settings/useMoment.ts';
import { useLang } from '../../platform/links/usePaths.ts';

/** Returns a function that lists the details of a payment that a request is about. */
export function usePaymentDetails(): (payment: Payment) => readonly DetailItem[] {
  const { t } = useTranslation(['consultant', 'payments']);
  const lang = useLang();
  const format = useFormat();
  const moment = useMoment();
  return ({ direction, methodName, amount, iso, createdAt, state, id }) => [
    {
      id: 'method',
      label: t(`consultant:payment.${direction}`),
      value: textIn(methodName, lang),
    },
    { id: 'amount', label: t('consultant:payment.amount'), value: format.money(amount, iso), strong: true },
    { id: 'time', label: t('consultant:payment.time'), value: moment(createdAt) },
    { id: 'state', label: t('consultant:payment.state'), value: t(`payments:state.${state}`) },
    { id: 'number', label: t('consultant:payment.number'), value: id.slice(0, 8).toUpperCase() },
  ];
}
