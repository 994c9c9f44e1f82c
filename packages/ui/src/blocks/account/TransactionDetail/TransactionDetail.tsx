import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Inline, Stack } from '../../../primitives/Stack/Stack.tsx';
import { Stepper, type StepperProps } from '../../../primitives/Stepper/Stepper.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { FactList, type Fact } from '../FactList/FactList.tsx';
import { paymentStateLooks, type PaymentState } from './paymentStates.ts';

export interface TransactionDetailProps extends RootProps<HTMLElement> {
  /** "Withdrawal of € 50.00". */
  title: string;
  /** Where it stands. */
  state: PaymentState;
  /** The same in words. */
  stateWord: string;
  /** Amount, fee, method, number, times. */
  facts: readonly Fact[];
  /** Its way so far. */
  steps?: Pick<StepperProps, 'label' | 'steps' | 'stateLabels'> | undefined;
  /** Why it was refused or waits, and the way on: a `Notice`. */
  notice?: ReactNode;
  /** Says that something was copied. */
  copied?: string | undefined;
  /** The way on: cancel, ask support. */
  actions?: ReactNode;
  /** The player wants a fact in the clipboard. */
  onCopy?: ((id: string) => void) | undefined;
}

/** One payment in full: where it stands, why, and its figures. Renders a `section`; `data-state` says where it stands. */
export function TransactionDetail({
  title,
  state,
  stateWord,
  facts,
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
          <Badge {...paymentStateLooks[state]}>{stateWord}</Badge>
        </Inline>
        {notice}
        {steps !== undefined && <Stepper {...steps} layout="list" />}
        <FactList facts={facts} copied={copied} onCopy={onCopy} />
        {actions && <Stack gap="sm">{actions}</Stack>}
      </Stack>
    </Card>
  );
}
