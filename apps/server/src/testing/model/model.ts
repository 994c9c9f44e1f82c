import { decideSale } from './acting.ts';
import { Cashier } from './cashier.ts';
import type { ModelCoupon, ModelSlip } from './coupon.ts';
import { newLine, newMatch, type ModelMatch } from './line.ts';
import { decide, placed } from './placing.ts';
import { Purse } from './purse.ts';
import { publish, settleMarket, type LegVerdict } from './settling.ts';

export interface ModelCancellation {
  readonly marketId: string;
  readonly eventId: string;
  /** UTC ms. */
  readonly end: number;
  isLifted: boolean;
}

/** Expected state of the platform, in the simplest form: one player, one account, a few matches. */
export class Model {
  readonly purse = new Purse();
  readonly cashier = new Cashier(this.purse);
  readonly coupons: ModelCoupon[] = [];
  /** Windows in which bets on a market are void, from its first bet on. */
  readonly cancellations: ModelCancellation[] = [];
  readonly line: ModelMatch[];
  private nextMatch: number;
  /** Server time, UTC ms; it moves on with every step. */
  now: number;

  constructor(firstMatch: number, now: number) {
    this.line = newLine(firstMatch);
    this.nextMatch = firstMatch + this.line.length;
    this.now = now;
  }

  place(key: string, slip: ModelSlip): ModelCoupon {
    const coupon = placed(this.purse, this.now, key, slip);
    this.coupons.push(coupon);
    return coupon;
  }

  /**
   * Replaces matches that are at least partly over.
   * @returns the new ones
   */
  renewAll(): readonly ModelMatch[] {
    return this.line.flatMap((match, at) => {
      if (match.markets.every(({ status }) => status > -3)) return [];
      const next = newMatch(this.nextMatch, at);
      this.nextMatch += 1;
      this.line[at] = next;
      return [next];
    });
  }

  settle(marketId: string): void {
    settleMarket(this.purse, this.now, this.coupons, marketId);
  }

  publish(marketId: string, verdict: LegVerdict): void {
    publish(this.purse, this.now, this.coupons, marketId, verdict);
  }

  /** Voids bets on a market by its unlifted windows. */
  voidBets(marketId: string): void {
    const ends = this.cancellations
      .filter((window) => window.marketId === marketId && !window.isLifted)
      .map(({ end }) => end);
    this.publish(marketId, ({ acceptedAt }) => ({ isVoid: ends.some((end) => acceptedAt <= end) }));
  }

  /** Advances time and decides what is due: coupons first, then sales. */
  wait(ms: number): void {
    this.now += ms;
    const due = this.coupons
      .filter(({ state, decidesAt }) => state === 'pending' && decidesAt <= this.now)
      .toSorted((a, b) => a.decidesAt - b.decidesAt);
    for (const coupon of due) decide(this.purse, this.now, coupon);
    const sales = this.coupons
      .flatMap((coupon) => coupon.sales.map((sale) => ({ coupon, sale })))
      .filter(({ sale }) => sale.state === 'pending' && sale.decidesAt <= this.now)
      .toSorted((a, b) => a.sale.decidesAt - b.sale.decidesAt);
    for (const { coupon, sale } of sales) decideSale(this.purse, this.now, coupon, sale);
  }
}
