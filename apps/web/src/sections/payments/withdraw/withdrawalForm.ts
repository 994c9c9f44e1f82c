import { parseStake, toMinor, toWire } from '@touchline/betting';
import type { PaymentMethod } from '@touchline/contract';
import type { WithdrawalOptions } from '../../../features/cashier/withdrawals.api.ts';
import { judgeAmount, type JudgedAmount } from '../deposit/depositForm.ts';

/** Value of the choice of a destination that isn't saved. */
export const NEW = 'new:';

/** Destination of a withdrawal: a saved instrument, or a method with fields. */
export type Destination =
  | { readonly instrumentId: string; readonly method: PaymentMethod }
  | { readonly instrumentId: undefined; readonly method: PaymentMethod };

/** Returns whether a method takes a new account of the player now: its needs are met. A low balance doesn't close it. */
export const takesNew = ({ fields, unavailable }: Pick<PaymentMethod, 'fields' | 'unavailable'>): boolean =>
  fields.length > 0 && (unavailable === undefined || unavailable === 'LIMIT');

/** Returns the destination of a choice; the first one unless it is there. */
export function destinationOf(
  { instruments, methods }: Pick<WithdrawalOptions, 'instruments' | 'methods'>,
  choice: string | undefined,
): Destination | undefined {
  const methodOf = (id: string) => methods.find((method) => method.id === id);
  const saved = instruments.find(({ id }) => id === choice);
  const method = methodOf(saved?.methodId ?? choice?.slice(NEW.length) ?? '');
  if (method) return { instrumentId: saved?.id, method };
  const [first] = instruments;
  const ofFirst = first && methodOf(first.methodId);
  if (ofFirst) return { instrumentId: first.id, method: ofFirst };
  const open = methods.find(takesNew);
  return open && { instrumentId: undefined, method: open };
}

/** Judges a typed amount: the last remainder is possible whatever the method's lowest amount and step are. */
export function judgeWithdrawal(typed: string, method: PaymentMethod, free: string): JudgedAmount {
  const parsed = parseStake(typed, method.iso);
  const most = toMinor(free, method.iso);
  if (parsed.ok && parsed.minor === most && most > 0n)
    return { wire: toWire(most, method.iso), error: undefined };
  if (parsed.ok && parsed.minor > most) return { wire: undefined, error: { kind: 'above', amount: free } };
  return judgeAmount(typed, method);
}

/** Returns the common amounts below what is free, and the whole of it as the last one. */
export function quickAmounts({ quick, iso }: PaymentMethod, free: string): readonly string[] {
  const most = toMinor(free, iso);
  return most === 0n ? [] : [...quick.filter((amount) => toMinor(amount, iso) < most).slice(0, 3), free];
}
