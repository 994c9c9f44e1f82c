import type { ReactNode } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog, type DecisionProps } from '../shared/Decision.tsx';
import type { ClosureSubject } from './closures.ts';

export type ClosureAct = 'suspend' | 'open';

interface ClosureDialogProps extends Pick<DecisionProps<string>, 'problems'> {
  readonly act: ClosureAct;
  readonly subject: ClosureSubject;
  /** Market, match or sport in words. */
  readonly name: string;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
  /**
   * Returns further fields.
   * @param isTried whether the operator has tried to send
   */
  readonly children?: (isTried: boolean) => ReactNode;
}

/** Question about the suspension or the opening of a market, a match or a sport, with a reason. */
export function ClosureDialog({ act, subject, name, onDone, onClose, ...fields }: ClosureDialogProps) {
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const body = { ...subject, reason };
    const answer =
      act === 'suspend'
        ? await write.send('post', '/ops/closures', { body })
        : await write.send('post', '/ops/closures/open', { body });
    if (!answer) return undefined;
    return t(`closure.${act}Done`, { name });
  }

  return (
    <DecisionDialog
      title={t(`closure.${act}Ask`, { name })}
      detail={t(`closure.${act}Detail.${subject.scope}`)}
      label={t(`closure.${act}`)}
      tone={act === 'suspend' ? 'danger' : 'strong'}
      write={write}
      send={send}
      onDone={onDone}
      onClose={onClose}
      {...fields}
    />
  );
}
