import type { Payment } from '@touchline/contract';
import { Button, ButtonLink, Stack, type DetailItem } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { isAvailable, site } from '../../../platform/site/site.ts';
import { PaymentView } from '../result/PaymentView.tsx';
import { WithdrawalResult } from '../result/WithdrawalResult.tsx';
import { topicOf } from './topicOf.ts';

/** A payment with everything that a bank asks for; printed without the page’s controls. */
export default function PaymentRecord({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const { home } = usePaths();
  const format = useFormat();
  const { wordmark, companyName } = site();
  const { id, providerRef, accountId, direction, amount, iso, createdAt } = payment;
  const details: readonly DetailItem[] = [
    { id: 'amount', label: t('deposit.amount'), value: format.money(amount, iso) },
    {
      id: 'date',
      label: t('record.date'),
      value: `${format.date(createdAt)} ${format.time(createdAt)}`,
    },
    ...(providerRef === undefined
      ? []
      : [{ id: 'providerRef', label: t('record.providerRef'), value: providerRef }]),
    { id: 'account', label: t('record.account'), value: accountId },
    { id: 'site', label: t('record.site'), value: wordmark },
    { id: 'company', label: t('record.company'), value: companyName },
  ];
  return (
    <Stack gap="md">
      {direction === 'withdrawal' ? (
        <WithdrawalResult payment={payment} record={details} />
      ) : (
        <PaymentView payment={payment} record={details} />
      )}
      <Stack gap="sm" data-print="never">
        <Button emphasis="outline" icon="printer" width="full" onClick={() => print()}>
          {t('record.print')}
        </Button>
        {isAvailable('payment-consultant') && (
          <ButtonLink
            icon="support"
            width="full"
            href={`${home}/payment/create-request/${topicOf(payment)}/transactions/${id}`}
          >
            {t('record.ask')}
          </ButtonLink>
        )}
      </Stack>
    </Stack>
  );
}
