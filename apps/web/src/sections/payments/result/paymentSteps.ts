import type { Payment, PaymentState } from '@touchline/contract';
import type { StepState } from '@touchline/ui';

export interface PaymentStepView {
  readonly state: PaymentState;
  readonly step: StepState;
  /** Time of the step, UTC seconds; undefined if it is to come. */
  readonly at: number | undefined;
  readonly reason: string | undefined;
}

/** Returns the steps of a payment as they are shown: those that were, the current one, and the one to come. */
export function stepsOf({
  steps,
  outcome,
  direction,
}: Pick<Payment, 'steps' | 'outcome' | 'direction'>): readonly PaymentStepView[] {
  const shown = steps.map(({ at, state, reason }, index): PaymentStepView => {
    const isLast = index === steps.length - 1;
    return { state, step: isLast ? LAST[outcome] : 'done', at, reason };
  });
  if (outcome !== 'pending') return shown;
  const end = direction === 'withdrawal' ? 'paid' : 'succeeded';
  return [...shown, { state: end, step: 'next', at: undefined, reason: undefined }];
}

const LAST: Readonly<Record<Payment['outcome'], StepState>> = {
  success: 'done',
  pending: 'current',
  fail: 'failed',
  cancel: 'cancelled',
};

const SOON = 2500;
const LATER = 10_000;
const SOON_LOOKS = 5;
/** Looks after which an open payment isn't asked about any more: ten minutes of the later ones. */
const MOST_LOOKS = SOON_LOOKS + 60;

/**
 * Returns the time until an open payment is asked about again, ms; false if it isn't any more.
 * @param looks number of answers so far
 */
export function nextLook(outcome: Payment['outcome'] | undefined, looks: number): number | false {
  if (outcome !== 'pending' || looks >= MOST_LOOKS) return false;
  return looks <= SOON_LOOKS ? SOON : LATER;
}
