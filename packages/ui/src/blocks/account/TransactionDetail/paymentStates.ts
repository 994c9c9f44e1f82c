import type { BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';

/** Where a deposit or a withdrawal stands. */
export const paymentStates = ['pending', 'processing', 'done', 'refused', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A sign and a colour beside the word. */
export const paymentStateLooks = {
  pending: { tone: 'warning', icon: 'clock' },
  processing: { tone: 'info', icon: 'refresh' },
  done: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'refused' },
  cancelled: { tone: 'neutral', icon: 'undo' },
} as const satisfies Record<PaymentState, { tone: BadgeTone; icon: IconName }>;
