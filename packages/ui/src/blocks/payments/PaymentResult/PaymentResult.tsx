import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { DetailList, type DetailItem } from '../../account/DetailList/DetailList.tsx';
import { PaymentScene } from './PaymentScene.tsx';
import * as css from './PaymentResult.css.ts';

export const paymentOutcomes = ['success', 'pending', 'fail', 'cancel'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export interface PaymentResultProps extends RootProps<HTMLElement> {
  /** Outcome of the payment. */
  outcome: PaymentOutcome;
  /**
   * Way of the money in the drawing.
   * @default 'deposit'
   */
  direction?: 'deposit' | 'withdrawal' | undefined;
  /** Amount in large figures, for example “€ 50.00”; none for a visitor, who doesn't see it. */
  amount?: string | undefined;
  /** Title, for example “Your bank is confirming it”. */
  title: string;
  /** Next steps, with a time. */
  detail: string;
  /** Method, number. */
  details?: readonly DetailItem[] | undefined;
  /** Main button, and optionally a second one. */
  actions: ReactNode;
}

/**
 * Result of a deposit or a withdrawal: a drawing of the outcome, the amount, and what happens next. Renders a `section`
 * that screen readers announce when it appears.
 */
export function PaymentResult({
  outcome,
  direction = 'deposit',
  amount,
  title,
  detail,
  details = [],
  actions,
  ...rest
}: PaymentResultProps) {
  return (
    <section {...rest} data-outcome={outcome} className={css.root}>
      <div role={outcome === 'fail' ? 'alert' : 'status'} className={css.top}>
        <PaymentScene outcome={outcome} direction={direction} />
        {amount !== undefined && (
          <p className={css.amount}>
            <bdi>{amount}</bdi>
          </p>
        )}
        <Heading level={2}>{title}</Heading>
        <p className={css.detail}>{detail}</p>
      </div>
      {details.length > 0 && (
        <Card>
          <DetailList details={details} />
        </Card>
      )}
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
