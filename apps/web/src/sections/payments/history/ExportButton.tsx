import { Button } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allPayments, type PaymentsQuestion } from '../../../features/cashier/cashier.api.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { download } from '../../../platform/page/device.ts';
import { paymentsCsv } from './paymentsCsv.ts';

/** Saves all payments that fit the filter as a file for spreadsheets. */
export function ExportButton({ question }: { readonly question: PaymentsQuestion }) {
  const { t } = useTranslation('payments');
  const errorMessage = useErrorMessage();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      download(new File([paymentsCsv(await allPayments(question))], 'payments.csv', { type: 'text/csv' }));
    } catch (error) {
      notify({ kind: 'error', title: errorMessage(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button icon="download" emphasis="outline" busy={isBusy} onClick={() => void save()}>
      {t('history.export')}
    </Button>
  );
}
