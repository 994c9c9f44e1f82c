import { Card, DetailList } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { PaymentSums as Sums } from '../../../features/cashier/cashier.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';

interface PaymentSumsProps {
  readonly sums: Sums;
}

/** Net deposits, deposits and withdrawals of the chosen period, by currency; nothing before the first payment. */
export function PaymentSums({ sums }: PaymentSumsProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  if (sums.length === 0) return null;
  const details = sums.flatMap(({ iso, net, deposits, withdrawals }) => [
    { id: `${iso}-net`, label: t('history.net'), value: format.money(net, iso), strong: true },
    { id: `${iso}-in`, label: t('history.in'), value: format.money(deposits, iso) },
    { id: `${iso}-out`, label: t('history.out'), value: format.money(withdrawals, iso) },
  ]);
  return (
    <Card>
      <DetailList details={details} />
    </Card>
  );
}
