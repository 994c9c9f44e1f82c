import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';

interface WithdrawDialogProps {
  readonly id: string;
  /** Title of the message. */
  readonly title: string;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Withdraws a sent message from the inboxes of all players. */
export function WithdrawDialog({ id, title, onDone, onClose }: WithdrawDialogProps) {
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/messages/{messageId}/withdraw', {
      path: { messageId: id },
      body: { reason },
    });
    // A message that is withdrawn answers null.
    if (answer === undefined) return undefined;
    return t('messages.withdrawn', { title });
  }

  return (
    <DecisionDialog
      title={t('messages.withdrawTitle', { title })}
      detail={t('messages.withdrawDetail')}
      write={write}
      label={t('messages.withdraw')}
      tone="danger"
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
