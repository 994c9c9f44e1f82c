import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Inline, Stack } from '../../../primitives/Stack/Stack.tsx';
import { Stepper, type StepperProps } from '../../../primitives/Stepper/Stepper.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { DetailList, type DetailItem } from '../DetailList/DetailList.tsx';
import { paymentStateLooks, type PaymentState } from './paymentStates.ts';

export interface TransactionDetailProps extends RootProps<HTMLElement> {
  /** Title with type and amount, for example “Withdrawal of € 50.00”. */
  title: string;
  /** State of the payment. */
  state: PaymentState;
  /** Label of `state`. */
  stateLabel: string;
  /** Details of the payment: amount, fee, method, number, times. */
  details: readonly DetailItem[];
  /** Progress of the payment in steps. */
  steps?: Pick<StepperProps, 'label' | 'steps' | 'stateLabels'> | undefined;
  /** Reason of a refusal or delay with an action: a `Notice`. */
  notice?: ReactNode;
  /** Confirmation of copying. */
  copied?: string | undefined;
  /** Buttons, for example to cancel or to contact support. */
  actions?: ReactNode;
  /** Called when the player copies a value. */
  onCopy?: ((id: string) => void) | undefined;
}

/** Full view of a payment: state, reason and amounts. Renders a `section` with its state in `data-state`. */
export function TransactionDetail({
  title,
  state,
  stateLabel,
  details,
  steps,
  notice,
  copied,
  actions,
  onCopy,
  ...rest
}: TransactionDetailProps) {
  return (
    <Card {...rest} data-state={state}>
      <Stack gap="lg">
        <Inline justify="between" wrap="wrap">
          <Heading level={2}>{title}</Heading>
          <Badge {...paymentStateLooks[state]}>{stateLabel}</Badge>
        </Inline>
        {notice}
        {steps !== undefined && <Stepper {...steps} layout="list" />}
        <DetailList details={details} copied={copied} onCopy={onCopy} />
        {actions && <Stack gap="sm">{actions}</Stack>}
      </Stack>
    </Card>
  );
}
