import type { BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';

/** States of a deposit or withdrawal. */
export const paymentStates = ['pending', 'processing', 'done', 'refused', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Icon and colour for each state, shown with its label. */
export const paymentStateLooks = {
  pending: { tone: 'warning', icon: 'clock' },
  processing: { tone: 'info', icon: 'refresh' },
  done: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'refused' },
  cancelled: { tone: 'neutral', icon: 'undo' },
} as const satisfies Record<PaymentState, { tone: BadgeTone; icon: IconName }>;
