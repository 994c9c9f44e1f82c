import { Button, ConfirmDialog, Notice } from '@touchline/ui';
import { useState } from 'react';
import { cancelPayment } from '../../../features/cashier/cashier.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';

const errorKeys = {
  NOT_CANCELLABLE: 'errors.NOT_CANCELLABLE',
  PROVIDER_DOWN: 'errors.PROVIDER_DOWN',
} as const;

interface CancelPaymentProps {
  readonly paymentId: string;
  readonly labels: {
    readonly title: string;
    readonly detail: string;
    readonly confirm: string;
    readonly keep: string;
  };
}

/** Button that cancels a payment after a question. */
export function CancelPayment({ paymentId, labels }: CancelPaymentProps) {
  const errorMessage = useErrorMessage('payments', errorKeys);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function cancel(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await cancelPayment(paymentId);
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      {failure !== undefined && (
        <Notice tone="danger" announced>
          {failure}
        </Notice>
      )}
      <Button emphasis="plain" width="full" busy={isBusy} onClick={() => setAsking(true)}>
        {labels.confirm}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={labels.title}
          description={labels.detail}
          confirmLabel={labels.confirm}
          cancelLabel={labels.keep}
          tone="danger"
          busy={isBusy}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
