import { ConfirmDialog } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { AnswerDraft, AnswerKind } from './answer.ts';
import { AnswerToPlayer } from './AnswerToPlayer.tsx';

interface ConfirmAnswerProps {
  readonly open: boolean;
  readonly kind: AnswerKind;
  readonly draft: AnswerDraft;
  /** Name of the player. */
  readonly name: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Shows the text that the player will see and asks whether to send it. */
export function ConfirmAnswer({ kind, draft, name, ...rest }: ConfirmAnswerProps) {
  const cause = kind === 'refuse' && draft.cause !== '' ? draft.cause : null;
  const text = draft.text.trim();
  return (
    <ConfirmDialog
      {...rest}
      title={t(`identification.confirm.${kind}`, { name })}
      description={t(`identification.confirm.${kind}Detail`)}
      confirmLabel={t(`identification.${kind}`)}
      cancelLabel={t('identification.confirm.back')}
      tone={kind === 'refuse' ? 'danger' : 'strong'}
    >
      {kind === 'approve' ? null : <AnswerToPlayer cause={cause} reason={text === '' ? null : text} />}
    </ConfirmDialog>
  );
}
