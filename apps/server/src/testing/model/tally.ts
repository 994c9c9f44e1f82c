import { wantedPayments } from './cashier.ts';
import { MAX_PAYOUT, type ModelCoupon } from './coupon.ts';
import type { Model } from './model.ts';

/** Events that a run must cover: outcomes, refusals, and actions on coupons. */
const wanted = [
  'won',
  'lost',
  'returned',
  'sold',
  'accepted',
  'ODDS_CHANGED',
  'MARKET_SUSPENDED',
  'GAME_FINISHED',
  'LEG_DEPENDENT',
  'LEG_BANNED_EXPRESS',
  'COUPON_SHAPE',
  'BELOW_MIN',
  'ABOVE_MAX',
  'INSUFFICIENT_FUNDS',
  'LIMIT_WAGER',
  'TIMEOUT_ACTIVE',
  'SELF_EXCLUDED',
  'sale done',
  'sale refused',
  'insured',
  'better terms',
  'corrected',
  'void',
  'lifted',
  'capped',
  'taxed',
];

function happenedTo(coupon: ModelCoupon): readonly string[] {
  const { outcome, state, refusal, sales, refund, powerCoef, corrections, debt, legs, possible, tax } =
    coupon;
  return [
    outcome ?? refusal ?? state,
    `type ${coupon.typeId}`,
    ...sales.map((sale) => `sale ${sale.state}`),
    ...(refund === undefined ? [] : ['insured']),
    ...(powerCoef === undefined ? [] : ['better terms']),
    ...(corrections > 0 ? ['corrected'] : []),
    ...(debt > 0n ? ['debt'] : []),
    ...(tax > 0n ? ['taxed'] : []),
    ...(possible === MAX_PAYOUT ? ['capped'] : []),
    ...(legs.some(({ isVoid }) => isVoid) ? ['void'] : []),
  ];
}

/** Counts events by name. */
export class Tally {
  private readonly counts = new Map<string, number>();

  count({ coupons, cancellations, cashier }: Pick<Model, 'coupons' | 'cancellations' | 'cashier'>): void {
    for (const [name, times] of cashier.counts) this.counts.set(name, (this.counts.get(name) ?? 0) + times);
    const lifted = cancellations.filter(({ isLifted }) => isLifted).map(() => 'lifted');
    for (const name of [...coupons.flatMap(happenedTo), ...lifted])
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** Returns the events that never occurred. */
  missing(): readonly string[] {
    return wanted.filter((name) => !this.counts.has(name));
  }

  /** Returns the events of payments and bonuses that never occurred. */
  missingPayments(): readonly string[] {
    return wantedPayments.filter((name) => !this.counts.has(name));
  }

  shown(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.counts].toSorted(([, a], [, b]) => b - a));
  }
}
