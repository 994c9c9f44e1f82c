import type { DepositEvent, WithdrawalEvent, WithdrawalState } from '@touchline/cashier';
import { toWire } from '@touchline/betting';
import type { PaymentMessageKind } from '@touchline/contract/messages';
import type { Trx } from '../../kernel/index.ts';
import { writeMessage } from '../../delivery/index.ts';
import { creditAfterFee } from './conversion/conversion.ts';
import type { PaymentRow } from './payments.store.ts';
import { receivedIso } from './receivedIso.ts';

/** A move that a payment has made. */
interface Moved<Event> {
  /** The payment after the move. */
  readonly row: PaymentRow;
  /** State before it. */
  readonly from: PaymentRow['state'];
  readonly event: Event;
  readonly at: Date;
}

/**
 * Writes the message about a deposit that was credited, or that failed at its provider after the player had paid or was
 * about to. A deposit that failed at once was answered on the page.
 */
export async function messageDeposit(trx: Trx, { row, from, event, at }: Moved<DepositEvent>): Promise<void> {
  const isCredited = row.state === 'succeeded' && (event === 'paid' || event === 'claimed');
  const isFailed = event === 'failed' && from !== 'created';
  if (!isCredited && !isFailed) return;
  const iso = row.credit_iso ?? row.iso;
  const credited = (): bigint => creditAfterFee(row, row.received ?? row.amount, row.fee);
  const sum = isCredited ? { amount: toWire(credited(), iso), iso } : asked(row);
  await write(trx, row, isCredited ? 'deposit-credited' : 'deposit-failed', sum, at);
}

/**
 * Writes the message that the card, account or wallet of a deposit is closed.
 * @param row the deposit that closed it
 */
export function messageClosedSource(trx: Trx, row: PaymentRow, at: Date): Promise<void> {
  const iso = receivedIso(row);
  return write(trx, row, 'instrument-closed', { amount: toWire(row.received ?? row.amount, iso), iso }, at);
}

/** Kinds of messages by the state of a withdrawal. */
const KIND_OF: Readonly<Partial<Record<WithdrawalState, PaymentMessageKind>>> = {
  refused: 'withdrawal-refused',
  returned: 'withdrawal-returned',
};

/**
 * Writes the message about a withdrawal that an operator has decided, that arrived, or that came back. One that the rules
 * approve by themselves has none before it is paid.
 */
export async function messageWithdrawal(
  trx: Trx,
  { row, from, event, at }: Moved<WithdrawalEvent>,
): Promise<void> {
  if (row.state === from) return;
  // The cast: rows of this direction have states of withdrawals.
  const state = row.state as WithdrawalState;
  if (event === 'approved') return write(trx, row, 'withdrawal-approved', asked(row), at);
  if (state === 'paid' && row.received !== null) {
    const sum = { amount: toWire(row.received, row.iso), iso: row.iso };
    return write(trx, row, 'withdrawal-paid', sum, at);
  }
  const kind = KIND_OF[state];
  if (kind) await write(trx, row, kind, asked(row), at);
}

interface Sum {
  /** Decimal text. */
  readonly amount: string;
  readonly iso: string;
}

/** Returns the requested amount; of a withdrawal that came back, the part that did. */
const asked = ({ amount, sent_back: back, iso }: PaymentRow): Sum => ({
  amount: toWire(back > 0n ? back : amount, iso),
  iso,
});

function write(
  trx: Trx,
  { id, player_id: playerId }: PaymentRow,
  kind: PaymentMessageKind,
  sum: Sum,
  at: Date,
): Promise<void> {
  return writeMessage(trx, {
    playerId,
    cause: `${kind}:${id}`,
    subject: { kind, paymentId: id, ...sum },
    at,
  });
}
