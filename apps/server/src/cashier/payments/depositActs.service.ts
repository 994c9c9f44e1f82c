import { toWire } from '@touchline/betting';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import {
  type Db,
  type Trx,
  type RecordChange,
  ProblemError,
  wrongField,
  createTroubleLog,
  ProviderSilentError,
} from '../../kernel/index.ts';
import { amountIn, lockAccountOf } from '../../ledger/index.ts';
import { creditedPart } from './depositBookings.ts';
import { namesOf } from './namesOf.ts';
import type { PaymentEvents } from './paymentEvents.ts';
import * as store from './payments.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { RefundRefusedError } from './providers/adapter.ts';
import type { Providers } from './providers/providersFile.ts';
import * as refunds from './refunds.store.ts';

const ROUND = 20;

export interface DepositActsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Date;
  readonly providers: Providers;
  readonly events: PaymentEvents;
  /** Tells all tabs and devices of a player that a payment has changed. */
  readonly notify: (playerId: bigint, paymentId: string) => void;
}

/** An operator's act on a credited deposit. */
interface Act {
  readonly operator: string;
  /** Called in the transaction of the act. */
  readonly record: RecordChange;
}

/** Operators' acts on credited deposits. */
export interface DepositActs {
  /**
   * Takes a part or all of a deposit from the balance and sends it back to its source. Throws a ProblemError: 400 above
   * what is left of the deposit, 404, 409 if it isn't credited or the balance is too low.
   * @param amount decimal text
   */
  refund(id: string, amount: string, act: Act): Promise<void>;
  /**
   * Takes a deposit back that was credited wrongly, after a look-up; a balance that is too low leaves a debt. Throws a
   * ProblemError 404, or 409: it isn't credited, its provider gives no answer, or says that it is paid and the operator
   * hasn't confirmed that it is void nevertheless.
   */
  voidDeposit(id: string, isConfirmed: boolean, act: Act): Promise<void>;
  /** Sends the refunds that are booked; the balance gets back what the provider refuses to send. */
  sendRefunds(): Promise<void>;
}

const notCredited = () =>
  new ProblemError(409, 'NOT_CREDITED', 'This deposit isn’t credited: load it again to see its state.');

export function createDepositActs(deps: DepositActsDeps): DepositActs {
  const { db, log, now, providers, events, notify } = deps;
  const trouble = createTroubleLog(log);

  async function lockCredited(trx: Trx, id: string): Promise<PaymentRow> {
    const row = await store.lockPayment(trx, id);
    if (row?.direction !== 'deposit')
      throw new ProblemError(404, 'PAYMENT_NOT_FOUND', 'Deposit not found: check its number.');
    if (row.state !== 'succeeded') throw notCredited();
    return row;
  }

  function bookRefund(id: string, text: string, { operator, record }: Act): Promise<PaymentRow> {
    return db.transaction().execute(async (trx) => {
      const row = await lockCredited(trx, id);
      const { iso } = row;
      const amount = amountIn(text, iso, '/amount');
      const left = (row.received ?? row.amount) - row.refunded;
      if (amount > left)
        throw wrongField('/amount', 'ABOVE_MAX', `${toWire(left, iso)} ${iso} is left of this deposit.`);
      const account = await lockAccountOf(trx, row);
      if (creditedPart(row, row.refunded, row.refunded + amount) > account.balance) {
        const has = `${toWire(account.balance, account.iso)} ${account.iso}`;
        throw new ProblemError(409, 'INSUFFICIENT_FUNDS', `The player has ${has}: refund at most that.`);
      }
      const news = { event: 'refunded', amount, source: `operator:${operator}`, at: now() } as const;
      if (!(await events.applyIn(trx, row, news))) throw notCredited();
      const refund = randomBytes(16).toString('hex');
      await refunds.insertRefund(trx, { id: refund, payment_id: id, amount, operator, at: now() });
      const before = { refunded: toWire(row.refunded, iso) };
      await record(trx, { before, after: { refunded: toWire(row.refunded + amount, iso) } });
      return row;
    });
  }

  /** Books the opposite of a refund that its provider refused to send. */
  async function takeBack(refund: refunds.BookedRefund): Promise<void> {
    const row = await db.transaction().execute(async (trx) => {
      const locked = await store.lockPayment(trx, refund.payment_id);
      if (!locked || !(await refunds.endRefund(trx, refund.id, 'failed'))) return undefined;
      const news = { event: 'refund-failed', amount: refund.amount, source: 'clock', at: now() } as const;
      await events.applyIn(trx, locked, news);
      return locked;
    });
    log.error(
      { payment: refund.payment_id },
      'A provider refused to send a refund: the balance has it again.',
    );
    if (row) notify(row.player_id, row.id);
  }

  async function send(refund: refunds.BookedRefund): Promise<void> {
    const provider = providers.of(refund.provider);
    if (!provider || refund.provider_ref === null) return;
    try {
      await provider.refund(refund.provider_ref, refund.id, refund.amount, refund.iso);
    } catch (error) {
      if (error instanceof RefundRefusedError) await takeBack(refund);
      else if (!(error instanceof ProviderSilentError)) trouble(error, 'A refund could not be sent.');
      return;
    }
    await refunds.endRefund(db, refund.id, 'sent');
  }

  async function sendRefunds(): Promise<void> {
    for (const refund of await refunds.bookedRefunds(db, ROUND)) await send(refund);
  }

  return {
    sendRefunds,
    async refund(id, amount, act) {
      const row = await bookRefund(id, amount, act);
      notify(row.player_id, id);
      await sendRefunds();
    },
    async voidDeposit(id, isConfirmed, { operator, record }) {
      const row = await db.transaction().execute((trx) => lockCredited(trx, id));
      if ((await stateAtProvider(row)) === 'succeeded' && !isConfirmed) {
        throw new ProblemError(
          409,
          'PROVIDER_SAYS_PAID',
          'The provider says that this deposit is paid: void it only if it is a duplicate, and confirm that.',
        );
      }
      const news = { event: 'voided', reason: 'voided', source: `operator:${operator}`, at: now() } as const;
      if (!(await events.apply(id, news, record))) throw notCredited();
    },
  };

  async function stateAtProvider(row: PaymentRow) {
    try {
      return (await providers.of(row.provider)?.lookUp(...namesOf(row)))?.state;
    } catch (error) {
      if (!(error instanceof ProviderSilentError)) throw error;
      throw new ProblemError(
        409,
        'PROVIDER_DOWN',
        'The provider gives no answer, so it isn’t known whether this deposit is paid: try again in a minute.',
      );
    }
  }
}
