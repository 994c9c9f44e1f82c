import { Button } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { ClosureDialog, type ClosureAct } from './ClosureDialog.tsx';
import { choiceOf, closuresOn, mayCloseBetting, type Closures, type ClosureSubject } from './closures.ts';

interface ClosureButtonsProps {
  readonly subject: ClosureSubject;
  /** Market, match or sport in words. */
  readonly name: string;
  readonly closures: Closures;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  /**
   * True in a row of a table, whose column says that the buttons are about betting: short labels.
   * @default false
   */
  readonly isSmall?: boolean;
}

/** Buttons that suspend betting on a market, a match or a sport, or open it; none for operators who may not. */
export function ClosureButtons({ subject, name, closures, onDone, isSmall = false }: ClosureButtonsProps) {
  const [act, setAct] = useState<ClosureAct>();
  const { maySuspend, mayOpen } = choiceOf(closuresOn(closures, subject), closures.isWhole);
  if (!mayCloseBetting()) return null;
  const size = isSmall ? 'sm' : undefined;
  return (
    <>
      {mayOpen ? (
        <Button size={size} onClick={() => setAct('open')}>
          {t(isSmall ? 'closure.openRow' : 'closure.open')}
        </Button>
      ) : null}
      {maySuspend ? (
        <Button size={size} tone="danger" emphasis="outline" onClick={() => setAct('suspend')}>
          {t(isSmall ? 'closure.suspendRow' : 'closure.suspend')}
        </Button>
      ) : null}
      {act === undefined ? null : (
        <ClosureDialog
          act={act}
          subject={subject}
          name={name}
          onDone={onDone}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  );
}
