import type { OperatorFreeRounds } from '@touchline/contract/operators';
import { useCallback, useState, type ReactNode } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';

interface Cancelling {
  /** Asks whether free rounds of the list shall be cancelled. */
  readonly cancel: (freeRounds: OperatorFreeRounds) => void;
  /** The question, and what came of it. */
  readonly notices: ReactNode;
}

/** Cancellation of free rounds from a list of them. */
export function useCancelling(siteId: string): Cancelling {
  const [ended, setEnded] = useState<OperatorFreeRounds>();
  const [done, setDone] = useState<string>();
  const cancel = useCallback((freeRounds: OperatorFreeRounds) => {
    setDone(undefined);
    setEnded(freeRounds);
  }, []);
  return {
    cancel,
    notices: (
      <>
        <DoneNotice text={done} />
        {ended ? (
          <CancelDialog
            siteId={siteId}
            freeRounds={ended}
            onDone={setDone}
            onClose={() => setEnded(undefined)}
          />
        ) : null}
      </>
    ),
  };
}

interface CancelDialogProps {
  readonly siteId: string;
  readonly freeRounds: OperatorFreeRounds;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

function CancelDialog({ siteId, freeRounds, onDone, onClose }: CancelDialogProps) {
  const { id, rounds, played, login } = freeRounds;
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const path = { siteId, freeRoundsId: id };
    const answer = await write.send('post', '/ops/free-rounds/{siteId}/{freeRoundsId}/cancel', {
      path,
      body: { reason },
    });
    if (!answer) return undefined;
    return t('freeRounds.cancelled', { login });
  }

  return (
    <DecisionDialog
      title={t('freeRounds.cancelTitle', { count: rounds - played, login })}
      detail={t('freeRounds.cancelDetail')}
      write={write}
      label={t('freeRounds.cancelIt')}
      tone="danger"
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
