import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FullModal } from '../../../primitives/Dialog/FullModal.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface PaymentConsultantProps extends RootProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Title of the current step, for example “Payment questions”, “Deposit hasn’t arrived”. */
  title: string;
  /** Description of the step, in one sentence. */
  description?: string | undefined;
  /** Content of the step: `RequestList`, `TopicTree`, a list of transactions or `RequestForm`. */
  children: ReactNode;
  /** Label of the back button; leave out for the first step. */
  backLabel?: string | undefined;
  /** Called when the player goes back one step. */
  onBack?: (() => void) | undefined;
  /** Called when the player closes the dialog. */
  onOpenChange: (open: boolean) => void;
}

/**
 * Support dialog for payments, step by step: existing requests, a topic, the payment concerned, the request. Renders
 * a `div` with the role `dialog`.
 */
export function PaymentConsultant({ backLabel, onBack, children, ...dialog }: PaymentConsultantProps) {
  return (
    <FullModal
      {...dialog}
      footer={
        backLabel !== undefined && (
          <Button icon="back" emphasis="plain" onClick={onBack}>
            {backLabel}
          </Button>
        )
      }
    >
      {children}
    </FullModal>
  );
}
