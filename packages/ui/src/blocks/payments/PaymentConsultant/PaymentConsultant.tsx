import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FullModal } from '../../../primitives/Dialog/FullModal.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface PaymentConsultantProps extends RootProps<HTMLDivElement> {
  /** In sight or not. */
  open: boolean;
  /** The step in use: "Payment questions", "Deposit hasn’t arrived". */
  title: string;
  /** One sentence about the step. */
  description?: string | undefined;
  /** The step: `RequestList`, `TopicTree`, a list of transactions or `RequestForm`. */
  children: ReactNode;
  /** "Back"; without it the step is the first. */
  backLabel?: string | undefined;
  /** The player goes one step back. */
  onBack?: (() => void) | undefined;
  /** The player opens or closes it. */
  onOpenChange: (open: boolean) => void;
}

/** Questions about payments, step by step: requests so far, a topic, the payment in question, the request. Renders a `div` with the role of a dialog. */
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
