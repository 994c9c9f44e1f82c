import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PayoutPlan.css.ts';

/** One payment of a withdrawal. */
export interface PlannedPayout {
  readonly id: string;
  /** Mark of the method: a `PaymentMark`. */
  readonly logo: ReactNode;
  /** Method and masked number, for example “Card •• 4410”. */
  readonly name: string;
  /** Reason why the money goes there, or its state. */
  readonly detail?: string | undefined;
  readonly amount: string;
}

/** A fact below the plan, such as the fee. */
export interface PlanFact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

export interface PayoutPlanProps extends RootProps<HTMLElement> {
  /** Title, for example “Where it goes”. */
  title: string;
  /** Payments in the order of the plan. */
  payouts: readonly PlannedPayout[];
  /**
   * Facts below the payments: fee, amount and time of arrival.
   * @default none
   */
  facts?: readonly PlanFact[] | undefined;
}

/** Payments that a withdrawal consists of, each with its reason. Renders a `section`. */
export function PayoutPlan({ title, payouts, facts = [], ...rest }: PayoutPlanProps) {
  return (
    <section {...rest} className={css.root} aria-label={title}>
      <Heading level={3}>{title}</Heading>
      <ul className={css.list}>
        {payouts.map(({ id, logo, name, detail, amount }) => (
          <li key={id} className={css.leg}>
            {logo}
            <span>
              <span className={css.name}>
                <bdi>{name}</bdi>
              </span>
              {detail !== undefined && (
                <>
                  <br />
                  <span className={css.detail}>{detail}</span>
                </>
              )}
            </span>
            <bdi dir="ltr" translate="no" className={css.amount}>
              {amount}
            </bdi>
          </li>
        ))}
        {facts.length > 0 && (
          <li className={css.foot}>
            {facts.map(({ id, label, value }) => (
              <span key={id}>
                {label}
                <bdi className={css.strong}>{value}</bdi>
              </span>
            ))}
          </li>
        )}
      </ul>
    </section>
  );
}
