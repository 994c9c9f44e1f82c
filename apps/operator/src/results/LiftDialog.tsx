import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import type { Liftable } from './lifts.ts';

interface LiftDialogProps {
  readonly kind: Liftable;
  /** Event that published the result or the cancellation. */
  readonly eventId: string;
  /** Market in words, or its id. */
  readonly name: string;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Question about the lift of a published result or of a cancellation, with a reason. */
export function LiftDialog({ kind, eventId, name, onDone, onClose }: LiftDialogProps) {
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const change = { path: { eventId }, body: { reason } };
    const answer =
      kind === 'result'
        ? await write.send('post', '/ops/results/{eventId}/lift', change)
        : await write.send('post', '/ops/cancellations/{eventId}/lift', change);
    if (!answer) return undefined;
    return t('result.done', { count: answer.coupons });
  }

  return (
    <DecisionDialog
      title={t(`lift.confirm.${kind}`, { name })}
      detail={t(`lift.confirmDetail.${kind}`)}
      label={t('lift.send')}
      tone="danger"
      write={write}
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
