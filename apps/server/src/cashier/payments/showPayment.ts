import type { ReversalRule } from '@touchline/cashier';
import type { Payment } from '@touchline/contract';
import { type Db, ProblemError } from '../../kernel/index.ts';
import { siteById, type Sites } from '../../site/index.ts';
import * as store from './payments.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { shownPayment, type ShownWithdrawal } from './shownPayment.ts';
import { reversalFor } from './withdrawals/reversal.ts';
import * as withdrawals from './withdrawals/withdrawals.store.ts';

/** Payments in the format of the API, with their steps, and withdrawals with their payments. */
export interface ShowPayment {
  /** @param rows of one player */
  many(rows: readonly PaymentRow[]): Promise<Payment[]>;
  one(row: PaymentRow): Promise<Payment>;
  /** Shows a payment of a player. Throws a ProblemError 404. */
  own(playerId: bigint, id: string): Promise<Payment>;
}

export const noPayment = () =>
  new ProblemError(404, 'PAYMENT_NOT_FOUND', 'You have no such payment: choose one from your history.');

/**
 * Returns a payment of a player; a withdrawal if the id is one of its payments. Throws a ProblemError 404.
 */
export async function ownPayment(db: Db, playerId: bigint, id: string): Promise<PaymentRow> {
  const row = await store.paymentById(db, id);
  if (row?.player_id !== playerId) throw noPayment();
  return row.request_id === null ? row : ownPayment(db, playerId, row.request_id);
}

export function createShowPayment({
  db,
  sites,
}: {
  readonly db: Db;
  readonly sites: Pick<Sites, 'all'>;
}): ShowPayment {
  async function reversalOf(rows: readonly PaymentRow[]): Promise<ReversalRule> {
    const row = rows.find(({ direction }) => direction === 'withdrawal');
    const site = row && siteById(sites, row.site_id);
    return row && site ? reversalFor(db, site, row.player_id) : 'never';
  }

  async function many(rows: readonly PaymentRow[]): Promise<Payment[]> {
    const ids = rows.map(({ id }) => id);
    const requestIds = rows.flatMap(({ id, direction }) => (direction === 'withdrawal' ? [id] : []));
    const [steps, legs, requests, reversal] = [
      await store.stepsOf(db, ids),
      Map.groupBy(await withdrawals.legsOf(db, requestIds), ({ request_id: id }) => id),
      await withdrawals.requestsOf(db, requestIds),
      await reversalOf(rows),
    ];
    const withdrawalOf = (row: PaymentRow): ShownWithdrawal | undefined => {
      const request = requests.get(row.id);
      return request && { request, legs: legs.get(row.id) ?? [], reversal };
    };
    return rows.map((row) => shownPayment(row, steps.get(row.id) ?? [], withdrawalOf(row)));
  }

  const one = async (row: PaymentRow): Promise<Payment> => {
    const [shown] = await many([row]);
    if (!shown) throw noPayment();
    return shown;
  };
  return { many, one, own: async (playerId, id) => one(await ownPayment(db, playerId, id)) };
}
