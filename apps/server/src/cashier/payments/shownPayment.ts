import { toWire } from '@touchline/betting';
import {
  isCancellable,
  isUnpaid,
  openDepositStates,
  type ReversalRule,
  type WithdrawalState,
} from '@touchline/cashier';
import type { Payment, PaymentOutcome, PayoutLeg } from '@touchline/contract';
import { seconds } from '../../kernel/index.ts';
import { conversionOf, creditAfterFee, shownConversion } from './conversion/conversion.ts';
import type { PaymentRow, StepRow } from './payments.store.ts';
import { receivedIso } from './receivedIso.ts';
import type { RequestRow } from './withdrawals/withdrawals.store.ts';

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

/** Request, payments and rule of a withdrawal. */
export interface ShownWithdrawal {
  readonly request: RequestRow;
  readonly legs: readonly PaymentRow[];
  /** Until when its player may cancel it. */
  readonly reversal: ReversalRule;
}

/**
 * Converts a payment to the format of the API.
 * @param steps of the payment, oldest first
 */
export function shownPayment(
  row: PaymentRow,
  steps: readonly StepRow[],
  withdrawal?: ShownWithdrawal,
): Payment {
  const { iso, state } = row;
  const isUnpaidDeposit = isUnpaid(state);
  const [onlyLeg, ...otherLegs] = withdrawal?.legs ?? [];
  const providerRef = row.provider_ref ?? (otherLegs.length === 0 ? onlyLeg?.provider_ref : null) ?? null;
  // The cast: rows with a request have states of withdrawals.
  const canCancel = withdrawal
    ? isCancellable(state as WithdrawalState, withdrawal.reversal)
    : isUnpaidDeposit;
  const canContinue = isUnpaidDeposit && (row.redirect_url !== null || row.instructions !== null);
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
    ...(row.received === null ? {} : { received: toWire(row.received, receivedIso(row)) }),
    ...(row.received_iso === null ? {} : { receivedIso: row.received_iso }),
    ...creditPart(row),
    ...(row.refunded === 0n ? {} : { refunded: toWire(row.refunded, iso) }),
    ...cameWithPart(row),
    state,
    outcome: outcomeOf(row),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.requisite === null ? {} : { requisite: row.requisite }),
    ...(providerRef === null ? {} : { providerRef }),
    createdAt: seconds(row.created_at),
    ...(row.expires_at === null || !isUnpaidDeposit ? {} : { expiresAt: seconds(row.expires_at) }),
    ...(canContinue && row.redirect_url !== null ? { redirectUrl: row.redirect_url } : {}),
    ...(canContinue && row.instructions !== null ? { instructions: row.instructions } : {}),
    steps: steps.map(({ at, state: reached, reason }) => ({
      at: seconds(at),
      state: reached,
      ...(reason === null ? {} : { reason }),
    })),
    ...(withdrawal ? withdrawalPart(row, withdrawal) : {}),
    actions: [...(canContinue ? (['continue'] as const) : []), ...(canCancel ? (['cancel'] as const) : [])],
  };
}

/**
 * Rate of a deposit in another currency, with what arrives on the account after the fee; none if the money that came
 * isn't of the deposit's currency.
 */
export function creditPart(row: PaymentRow): { readonly credit?: NonNullable<Payment['credit']> } {
  const conversion = conversionOf(row);
  if (!conversion || row.received_iso !== null) return {};
  return { credit: shownConversion(conversion, creditAfterFee(row, row.received ?? row.amount, row.fee)) };
}

/** Returns the deposit that the money of another one came with. */
function cameWithPart({ surplus_of: whole, repeats }: PaymentRow): { readonly cameWith?: string } {
  const id = whole ?? repeats;
  return id === null ? {} : { cameWith: id };
}

function withdrawalPart(row: PaymentRow, { request, legs }: ShownWithdrawal) {
  const isInReview = row.state === 'review';
  return {
    legs: legs.map((leg): PayoutLeg => ({
      name: leg.method_name,
      icon: leg.method_icon,
      requisite: leg.requisite ?? '',
      amount: toWire(leg.amount, leg.iso),
      fee: toWire(leg.fee, leg.iso),
      back: toWire(0n, leg.iso),
      state: leg.state,
      ...(leg.reason === null ? {} : { reason: leg.reason }),
    })),
    ...(row.sent_back === 0n ? {} : { returned: toWire(row.sent_back, row.iso) }),
    ...(isInReview && request.needs.length > 0 ? { needs: request.needs } : {}),
    ...(isInReview && request.review_ends_at !== null
      ? { reviewEndsAt: seconds(request.review_ends_at) }
      : {}),
  };
}
