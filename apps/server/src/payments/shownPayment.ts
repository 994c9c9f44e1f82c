import { toWire } from '@touchline/betting';
import { isUnpaid, openDepositStates } from '@touchline/cashier';
import type { Payment, PaymentOutcome } from '@touchline/contract';
import type { PaymentRow, StepRow } from './payments.store.ts';

const OUTCOMES: Readonly<Record<PaymentRow['state'], PaymentOutcome>> = {
  created: 'pending',
  redirected: 'pending',
  pending: 'pending',
  review: 'pending',
  succeeded: 'success',
  refunded: 'success',
  failed: 'fail',
  returned: 'fail',
  charged_back: 'fail',
  cancelled: 'cancel',
  expired: 'cancel',
  held: 'pending',
  approved: 'pending',
  sent: 'pending',
  paid: 'success',
  refused: 'fail',
};

/** Returns how a payment ended, by which its result page is chosen. */
export function outcomeOf({ state }: Pick<PaymentRow, 'state'>): PaymentOutcome {
  return OUTCOMES[state];
}

/** States of payments by the groups of the history's filter. */
export const STATE_GROUPS = {
  done: ['succeeded', 'refunded', 'paid'],
  open: [...openDepositStates, 'held', 'approved', 'sent'],
  failed: ['failed', 'returned', 'charged_back', 'cancelled', 'expired', 'refused'],
} as const satisfies Record<string, readonly PaymentRow['state'][]>;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/**
 * Converts a payment to the format of the API.
 * @param steps of the payment, oldest first
 */
export function shownPayment(row: PaymentRow, steps: readonly StepRow[]): Payment {
  const { iso, state } = row;
  const canCancel = isUnpaid(state);
  const canContinue = canCancel && (row.redirect_url !== null || row.instructions !== null);
  return {
    id: row.id,
    direction: row.direction,
    methodId: row.method_id,
    methodName: row.method_name,
    icon: row.method_icon,
    accountId: String(row.account_id),
    iso,
    amount: toWire(row.amount, iso),
    fee: toWire(row.fee, iso),
    ...(row.received === null ? {} : { received: toWire(row.received, iso) }),
    ...(row.refunded === 0n ? {} : { refunded: toWire(row.refunded, iso) }),
    state,
    outcome: outcomeOf(row),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.requisite === null ? {} : { requisite: row.requisite }),
    createdAt: seconds(row.created_at),
    ...(row.expires_at === null || !canCancel ? {} : { expiresAt: seconds(row.expires_at) }),
    ...(canContinue && row.redirect_url !== null ? { redirectUrl: row.redirect_url } : {}),
    ...(canContinue && row.instructions !== null ? { instructions: row.instructions } : {}),
    steps: steps.map(({ at, state: reached, reason }) => ({
      at: seconds(at),
      state: reached,
      ...(reason === null ? {} : { reason }),
    })),
    actions: [...(canContinue ? (['continue'] as const) : []), ...(canCancel ? (['cancel'] as const) : [])],
  };
}
