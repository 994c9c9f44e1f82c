import type { ReactNode } from 'react';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { DetailList, type DetailItem } from '../../account/DetailList/DetailList.tsx';
import { ResultCard, type ResultTone } from '../../account/ResultCard/ResultCard.tsx';

export const paymentOutcomes = ['success', 'pending', 'fail', 'cancel'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

const looks = {
  success: { tone: 'success', icon: 'check' },
  pending: { tone: 'pending', icon: 'clock' },
  fail: { tone: 'danger', icon: 'close' },
  cancel: { tone: 'neutral', icon: 'undo' },
} as const satisfies Record<PaymentOutcome, { tone: ResultTone; icon: IconName }>;

export interface PaymentResultProps extends RootProps<HTMLElement> {
  /** Outcome of the payment. */
  outcome: PaymentOutcome;
  /** Title, for example “€ 50.00 is in your wallet”. */
  title: string;
  /** Next steps, with a time. */
  detail: string;
  /** Amount, method, number. */
  details?: readonly DetailItem[] | undefined;
  /** Main button, and optionally a second one. */
  actions: ReactNode;
}

/** Result of a deposit or a withdrawal. Renders a `section` that screen readers announce when it appears. */
export function PaymentResult({ outcome, details = [], ...rest }: PaymentResultProps) {
  return (
    <ResultCard {...rest} {...looks[outcome]} data-outcome={outcome}>
      {details.length > 0 && <DetailList details={details} />}
    </ResultCard>
  );
}
