import type { Purse } from './purse.ts';

/** A deposit as the model sees it; amounts in minor units. */
export interface ModelDeposit {
  readonly id: string;
  readonly amount: bigint;
  readonly fee: bigint;
  state: 'open' | 'failed' | 'voided' | 'review' | 'returned' | 'succeeded' | 'refunded' | 'charged_back';
  refunded: bigint;
  /** Missing part of what was taken back. */
  debt: bigint;
  /** True once money of another currency has come for it. */
  isForeign: boolean;
}

/** A withdrawal with one payment. */
export interface ModelWithdrawal {
  readonly id: string;
  readonly amount: bigint;
  state: 'held' | 'review' | 'approved' | 'sent' | 'paid' | 'refused' | 'returned';
}

/** `paid-foreign`: paid in another currency. */
export type DepositWord =
  | 'paid'
  | 'paid-foreign'
  | 'failed'
  | 'charged-back'
  | 'dispute-won'
  | 'claimed'
  | 'sent-back'
  | 'voided';
export type WithdrawalWord =
  | 'passed'
  | 'doubted'
  | 'approved'
  | 'refused'
  | 'dispatched'
  | 'rejected'
  | 'paid'
  | 'failed'
  | 'sent-back';

const DAY = 86_400_000;
const MOST_OPEN = 3;
export const LEAST_WITHDRAWAL = 1_000n;

/** States of withdrawals by the words that move them. */
const MOVES: Readonly<
  Record<WithdrawalWord, Partial<Record<ModelWithdrawal['state'], ModelWithdrawal['state']>>>
> = {
  passed: { held: 'approved' },
  doubted: { held: 'review' },
  approved: { review: 'approved' },
  refused: { review: 'refused' },
  dispatched: { approved: 'sent' },
  rejected: { approved: 'returned' },
  paid: { sent: 'paid' },
  failed: { sent: 'returned' },
  'sent-back': { paid: 'returned' },
};

/** Words that move a deposit, by its state. */
const DEPOSIT_WORDS: Readonly<Record<ModelDeposit['state'], readonly DepositWord[]>> = {
  open: ['paid', 'failed', 'paid-foreign'],
  failed: ['paid', 'paid-foreign'],
  voided: [],
  review: ['claimed', 'sent-back'],
  returned: [],
  succeeded: ['charged-back', 'voided'],
  refunded: ['charged-back'],
  charged_back: ['dispute-won'],
};

/** Returns a word that moves a deposit now; undefined if none does. */
export function fittingWord({ state }: ModelDeposit, at: number): DepositWord | undefined {
  const words = DEPOSIT_WORDS[state];
  return words[at % words.length];
}

/** Returns a word that moves a withdrawal now; undefined if none does. */
export function fittingWithdrawalWord({ state }: ModelWithdrawal, at: number): WithdrawalWord | undefined {
  // The cast: the keys are the words.
  const words = (Object.keys(MOVES) as WithdrawalWord[]).filter((word) => MOVES[word][state] !== undefined);
  return words[at % words.length];
}

/** A player's payments in both directions, and a bonus. */
export class Cashier {
  readonly deposits: ModelDeposit[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];
  /** Money on the bonus account; undefined without a bonus. */
  bonus: bigint | undefined;
  /** Numbers of events by name. */
  readonly counts = new Map<string, number>();
  /** Time of the first credited deposit: withdrawals go to where it came from. */
  private cardSince: number | undefined;
  private readonly purse: Purse;

  constructor(purse: Purse) {
    this.purse = purse;
  }

  /** Open deposits hold room of the limits. */
  get claimed(): bigint {
    return this.openDeposits.reduce((sum, { amount }) => sum + amount, 0n);
  }

  private get openDeposits(): readonly ModelDeposit[] {
    return this.deposits.filter(({ state }) => state === 'open' || state === 'review');
  }

  private count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** Returns why a deposit is refused. */
  depositRefusal(amount: bigint, now: number): string | undefined {
    const refusal =
      this.openDeposits.length >= MOST_OPEN
        ? 'TOO_MANY'
        : this.purse.depositRefusal(amount, now, this.claimed);
    this.count(`deposit ${refusal ?? 'begun'}`);
    return refusal;
  }

  begin(id: string, amount: bigint, fee: bigint): void {
    this.deposits.push({ id, amount, fee, state: 'open', refunded: 0n, debt: 0n, isForeign: false });
  }

  /** Applies a word of a provider, an operator or the clock; returns whether it makes a move. */
  hear(deposit: ModelDeposit, word: DepositWord, now: number): boolean {
    const from = deposit.state;
    const isMoved = this.moved(deposit, word, now);
    if (isMoved) this.count(`deposit ${from} ${word}`);
    return isMoved;
  }

  private moved(deposit: ModelDeposit, word: DepositWord, now: number): boolean {
    const { state, amount, fee, id } = deposit;
    switch (word) {
      case 'paid':
        if (state !== 'open' && state !== 'failed') return false;
        if (this.doubts(deposit, now)) deposit.state = 'review';
        else this.credit(deposit, now);
        return true;
      case 'paid-foreign':
        if (state !== 'open' && state !== 'failed') return false;
        deposit.state = 'review';
        deposit.isForeign = true;
        return true;
      case 'failed':
        if (state !== 'open') return false;
        deposit.state = 'failed';
        return true;
      case 'claimed':
        // Money of another currency only goes back.
        if (state !== 'review' || deposit.isForeign) return false;
        this.credit(deposit, now);
        return true;
      case 'sent-back':
        if (state !== 'review') return false;
        deposit.state = 'returned';
        return true;
      case 'voided':
        if (state !== 'succeeded') return false;
        this.purse.move({ at: now, meaning: 'other', amount: fee, ref: id });
        this.takeBack(deposit, amount - deposit.refunded, now, 'deposit');
        deposit.state = 'voided';
        return true;
      case 'charged-back':
        if (state !== 'succeeded' && state !== 'refunded') return false;
        this.takeBack(deposit, amount - deposit.refunded, now, 'other');
        deposit.state = 'charged_back';
        for (const one of this.withdrawals)
          if (one.state === 'held' || one.state === 'approved') one.state = 'review';
        return true;
      case 'dispute-won':
        if (state !== 'charged_back') return false;
        this.purse.move({
          at: now,
          meaning: 'other',
          amount: amount - deposit.refunded - deposit.debt,
          ref: id,
        });
        deposit.debt = 0n;
        deposit.state = 'succeeded';
        return true;
    }
  }

  /** Money of players who have left, and late money without room, isn't credited by itself. */
  private doubts({ state, amount }: ModelDeposit, now: number): boolean {
    if (state === 'open') return this.purse.standing(now) === 'SELF_EXCLUDED';
    return this.purse.depositRefusal(amount, now, this.claimed) !== undefined;
  }

  private credit(deposit: ModelDeposit, now: number): void {
    const { amount, fee, id } = deposit;
    deposit.state = 'succeeded';
    this.purse.move({ at: now, meaning: 'deposit', amount, ref: id });
    this.purse.move({ at: now, meaning: 'other', amount: -fee, ref: id });
    this.cardSince ??= now;
  }

  private takeBack(deposit: ModelDeposit, amount: bigint, now: number, meaning: 'deposit' | 'other'): void {
    const own = amount < this.purse.balance ? amount : this.purse.balance;
    this.purse.move({ at: now, meaning, amount: -own, ref: deposit.id });
    deposit.debt += amount - own;
  }

  /** Refunds a part by an operator, or returns the refusal. */
  refund(deposit: ModelDeposit, amount: bigint, now: number): string | undefined {
    const code = this.refundRefusal(deposit, amount);
    this.count(`refund ${code ?? 'done'}`);
    if (code !== undefined) return code;
    this.purse.move({ at: now, meaning: 'other', amount: -amount, ref: deposit.id });
    deposit.refunded += amount;
    if (deposit.refunded === deposit.amount) deposit.state = 'refunded';
    return undefined;
  }

  private refundRefusal({ state, amount: paid, refunded }: ModelDeposit, amount: bigint): string | undefined {
    if (state !== 'succeeded') return 'NOT_CREDITED';
    if (amount > paid - refunded) return 'INVALID_REQUEST';
    return amount > this.purse.balance ? 'INSUFFICIENT_FUNDS' : undefined;
  }

  /**
   * Returns why a withdrawal is refused.
   * @param owed open debts of corrected coupons
   */
  withdrawalRefusal(amount: bigint, owed: bigint, hasConsent: boolean, now: number): string | undefined {
    const code = this.withdrawalCode(amount, owed, hasConsent, now);
    this.count(`withdrawal ${code ?? 'begun'}`);
    return code;
  }

  private withdrawalCode(amount: bigint, owed: bigint, hasConsent: boolean, now: number): string | undefined {
    const { balance } = this.purse;
    const debts = this.deposits.reduce((sum, { debt }) => sum + debt, owed);
    const free = balance > debts ? balance - debts : 0n;
    if (this.cardSince === undefined) return 'METHOD_UNAVAILABLE';
    if (amount > free) return amount > balance ? 'INSUFFICIENT_FUNDS' : 'DEBT';
    if (amount < LEAST_WITHDRAWAL && amount !== free) return 'BELOW_MIN';
    if (this.bonus !== undefined && !hasConsent) return 'BONUS_CONSENT';
    return now - this.cardSince < DAY ? 'CODE_NEEDED' : undefined;
  }

  withdraw(id: string, amount: bigint, now: number): void {
    this.withdrawals.push({ id, amount, state: 'held' });
    this.purse.move({ at: now, meaning: 'other', amount: -amount, ref: id });
    this.bonus = undefined;
  }

  /** Applies a word about a withdrawal; returns whether it makes a move. */
  hearWithdrawal(withdrawal: ModelWithdrawal, word: WithdrawalWord, now: number): boolean {
    const to = MOVES[word][withdrawal.state];
    if (to === undefined) return false;
    this.count(`withdrawal ${withdrawal.state} ${word}`);
    withdrawal.state = to;
    if (to === 'returned' || to === 'refused')
      this.purse.move({ at: now, meaning: 'other', amount: withdrawal.amount, ref: withdrawal.id });
    return true;
  }

  grant(amount: bigint): void {
    this.count('bonus granted');
    this.bonus = amount;
  }

  /** Ends the bonus: its money becomes the player's own, or is removed. */
  endBonus(isMet: boolean, now: number): void {
    this.count(isMet ? 'bonus converted' : 'bonus removed');
    if (isMet && this.bonus !== undefined)
      this.purse.move({ at: now, meaning: 'other', amount: this.bonus, ref: 'bonus' });
    this.bonus = undefined;
  }
}

/** Events that a run must cover. */
export const wantedPayments = [
  'deposit begun',
  'deposit TOO_MANY',
  'deposit LIMIT_DEPOSIT',
  'deposit SELF_EXCLUDED',
  'deposit TIMEOUT_ACTIVE',
  'deposit open paid',
  'deposit open failed',
  'deposit open paid-foreign',
  'deposit failed paid',
  'deposit review claimed',
  'deposit review sent-back',
  'deposit succeeded voided',
  'deposit succeeded charged-back',
  'deposit refunded charged-back',
  'deposit charged_back dispute-won',
  'refund done',
  'refund NOT_CREDITED',
  'refund INVALID_REQUEST',
  'refund INSUFFICIENT_FUNDS',
  'withdrawal begun',
  'withdrawal METHOD_UNAVAILABLE',
  'withdrawal INSUFFICIENT_FUNDS',
  'withdrawal DEBT',
  'withdrawal BELOW_MIN',
  'withdrawal BONUS_CONSENT',
  'withdrawal CODE_NEEDED',
  'withdrawal held passed',
  'withdrawal held doubted',
  'withdrawal review approved',
  'withdrawal review refused',
  'withdrawal approved dispatched',
  'withdrawal approved rejected',
  'withdrawal sent paid',
  'withdrawal sent failed',
  'withdrawal paid sent-back',
  'bonus granted',
  'bonus converted',
  'bonus removed',
] as const;
