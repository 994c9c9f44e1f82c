/** Meaning of a movement for the player's limits; `other` has none. */
type Meaning = 'deposit' | 'stake' | 'refund' | 'payout' | 'other';

interface Movement {
  readonly at: number;
  readonly meaning: Meaning;
  /** Minor units; negative for debits. */
  readonly amount: bigint;
  /** The coupon's key; empty without a coupon. */
  readonly ref: string;
}

export interface ModelLimit {
  /** Minor units for money, days for a timeout and an exclusion. */
  readonly value: bigint;
  readonly endsAt: number;
}

/** A pending looser limit; `value` is undefined if it removes the limit. */
export interface ModelPending {
  readonly value: bigint | undefined;
  readonly dueAt: number;
}

const DAY = 86_400_000;
const CONFIRM_WITHIN = 7 * DAY;
const PERIODS = [DAY, 7 * DAY, 30 * DAY];
const SELF_EXCLUSION = 30;
const TIMEOUT = 33;
const LONG_EXCLUSION = 180n;

/** A player's money and limits. */
export class Purse {
  balance = 0n;
  held = 0n;
  /** Limits by their numbers on the wire. */
  readonly limits = new Map<number, ModelLimit>();
  readonly pending = new Map<number, ModelPending>();
  private readonly movements: Movement[] = [];

  move(movement: Movement): void {
    if (movement.amount === 0n) return;
    this.balance += movement.amount;
    this.movements.push(movement);
  }

  hold(ref: string, amount: bigint, at: number): void {
    this.move({ at, meaning: 'stake', amount: -amount, ref });
    this.held += amount;
  }

  take(amount: bigint): void {
    this.held -= amount;
  }

  release(ref: string, amount: bigint, at: number): void {
    this.held -= amount;
    this.move({ at, meaning: 'refund', amount, ref });
  }

  private sum(since: number, meaning: Meaning): bigint {
    return this.movements
      .filter((one) => one.at > since && one.meaning === meaning)
      .reduce((sum, { amount }) => sum + amount, 0n);
  }

  /** A returned stake no longer counts, and a refund never counts against another stake. */
  private staked(since: number): bigint {
    const inside = this.movements.filter(({ at }) => at > since);
    const stakes = Map.groupBy(
      inside.filter(({ meaning }) => meaning === 'stake' || meaning === 'refund'),
      ({ ref }) => ref,
    );
    return [...stakes.values()]
      .map((some) => -some.reduce((sum, { amount }) => sum + amount, 0n))
      .reduce((sum, one) => (one > 0n ? sum + one : sum), 0n);
  }

  /** Requests a limit of money. */
  ask(type: number, value: bigint | undefined, now: number): void {
    const before = this.limits.get(type)?.value;
    this.pending.delete(type);
    if (before === undefined || (value !== undefined && value <= before)) {
      if (value !== undefined) this.limits.set(type, { value, endsAt: 0 });
      return;
    }
    this.pending.set(type, { value, dueAt: now + DAY });
  }

  /** Confirms a looser limit, or returns the refusal. */
  confirm(type: number, now: number): string | undefined {
    const waiting = this.pending.get(type);
    if (!waiting || now >= waiting.dueAt + CONFIRM_WITHIN) return 'LIMIT_NOT_PENDING';
    if (now < waiting.dueAt) return 'LIMIT_WAITS';
    this.pending.delete(type);
    if (waiting.value === undefined) this.limits.delete(type);
    else this.limits.set(type, { value: waiting.value, endsAt: 0 });
    return undefined;
  }

  /** Starts a timeout or an exclusion, or returns the refusal. */
  takeBreak(type: number, days: bigint, now: number): string | undefined {
    const endsAt = now + Number(days) * DAY;
    const runsUntil = this.limits.get(type)?.endsAt ?? 0;
    if (runsUntil > now && endsAt <= runsUntil) return 'BREAK_RUNS';
    this.limits.set(type, { value: days, endsAt });
    return undefined;
  }

  /** A voided deposit counts no longer, and no window has the void alone. */
  private deposited(since: number): bigint {
    const inside = this.movements.filter(({ at, meaning }) => at > since && meaning === 'deposit');
    return [...Map.groupBy(inside, ({ ref }) => ref).values()]
      .map((some) => some.reduce((sum, { amount }) => sum + amount, 0n))
      .reduce((sum, one) => (one > 0n ? sum + one : sum), 0n);
  }

  /** Returns the block of a break or an exclusion. */
  standing(now: number): string | undefined {
    const exclusion = this.limits.get(SELF_EXCLUSION);
    if (exclusion && (exclusion.endsAt > now || exclusion.value >= LONG_EXCLUSION)) return 'SELF_EXCLUDED';
    return (this.limits.get(TIMEOUT)?.endsAt ?? 0) > now ? 'TIMEOUT_ACTIVE' : undefined;
  }

  /**
   * Returns the amount that the limits of one kind allow in their tightest period; undefined without a limit.
   * @param first number of its 24 h limit
   */
  private room(first: number, now: number, spent: (since: number) => bigint): bigint | undefined {
    const rooms = PERIODS.flatMap((period, index) => {
      const limit = this.limits.get(first + index);
      if (!limit) return [];
      const used = spent(now - period);
      return [limit.value - (used > 0n ? used : 0n)];
    });
    return rooms.reduce<bigint | undefined>(
      (least, one) => (least === undefined || one < least ? one : least),
      undefined,
    );
  }

  /**
   * Returns the refusal of a stake.
   * @param isHeld whether it was reserved before, and counts already
   */
  stakeRefusal(amount: bigint, now: number, isHeld: boolean): string | undefined {
    const standing = this.standing(now);
    if (standing) return standing;
    const counted = isHeld ? amount : 0n;
    const wager = this.room(1, now, (since) => this.staked(since) - counted);
    const loss = this.room(10, now, (since) => this.staked(since) - this.sum(since, 'payout') - counted);
    const isLoss = loss !== undefined && (wager === undefined || loss < wager);
    const least = isLoss ? loss : wager;
    if (least === undefined || amount <= least) return undefined;
    return isLoss ? 'LIMIT_LOSS' : 'LIMIT_WAGER';
  }

  /**
   * Returns the refusal of a deposit.
   * @param claimed by open deposits
   */
  depositRefusal(amount: bigint, now: number, claimed: bigint): string | undefined {
    const room = this.room(20, now, (since) => this.deposited(since) + claimed);
    return this.standing(now) ?? (room !== undefined && amount > room ? 'LIMIT_DEPOSIT' : undefined);
  }
}
