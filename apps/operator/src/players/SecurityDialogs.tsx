import type { PlayerSecurity } from '@touchline/contract/operators';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';

interface DialogProps {
  readonly playerId: string;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Ends all sessions of a player. */
export function EndSessionsDialog({ playerId, onDone, onClose }: DialogProps) {
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/players/{playerId}/sessions/end', {
      path: { playerId },
      body: { reason },
    });
    if (!answer) return undefined;
    return t('security.ended', { count: answer.ended });
  }

  return (
    <DecisionDialog
      title={t('security.end')}
      detail={t('security.endDetail')}
      write={write}
      label={t('security.end')}
      tone="danger"
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

interface RemovePasskeyDialogProps extends DialogProps {
  readonly passkey: Pick<PlayerSecurity['passkeys'][number], 'id' | 'name'>;
}

/** Removes a passkey of a player. */
export function RemovePasskeyDialog({
  passkey: { id, name },
  playerId,
  onDone,
  onClose,
}: RemovePasskeyDialogProps) {
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/players/{playerId}/passkeys/{passkeyId}/remove', {
      path: { playerId, passkeyId: id },
      body: { reason },
    });
    if (!answer) return undefined;
    return t('security.removed', { name });
  }

  return (
    <DecisionDialog
      title={t('security.removeAsk', { name })}
      detail={t('security.removeDetail')}
      write={write}
      label={t('security.remove')}
      tone="danger"
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
