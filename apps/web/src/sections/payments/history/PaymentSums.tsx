import { useQuery } from '@tanstack/react-query';
import { Card, DetailList, Skeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { paymentSumsQuery } from '../../../features/cashier/cashier.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';

interface PaymentSumsProps {
  /** UTC seconds; sums of all time if undefined. */
  readonly from: number | undefined;
}

/** Net deposits, deposits and withdrawals of the chosen period, by currency; nothing before the first payment. */
export function PaymentSums({ from }: PaymentSumsProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { data, isPending } = useQuery(paymentSumsQuery(from));
  if (isPending) return <Skeleton shape="block" />;
  if (!data || data.sums.length === 0) return null;
  const details = data.sums.flatMap(({ iso, net, deposits, withdrawals }) => [
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
