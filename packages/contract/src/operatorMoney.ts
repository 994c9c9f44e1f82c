/** Answers of the operators' calls about money; amounts as decimal text, times in UTC ms. */

/** Adjustment of a balance by operators. */
export interface Adjustment {
  readonly id: string;
  readonly playerId: string;
  readonly login: string;
  readonly iso: string;
  /** Amount, with a minus if it is taken from the player. */
  readonly amount: string;
  readonly reason: string;
  /** `waiting`: a second operator has to agree. */
  readonly state: 'waiting' | 'booked' | 'refused';
  readonly askedBy: string;
  readonly at: number;
  readonly decidedBy: string | null;
}

/** Sums of a player's payments in one currency. */
export interface PaymentSums {
  readonly iso: string;
  readonly deposits: string;
  /** Deposits without refunds, voids and chargebacks, less withdrawals. */
  readonly net: string;
}

/** Tax withheld from a player's winnings in one currency, without what was given back. */
export interface TaxSums {
  readonly iso: string;
  /** Withheld in the last 30 days, and in the last 365. */
  readonly month: string;
  readonly year: string;
}

/** Card, account or wallet of a player in one currency. */
export interface OperatorInstrument {
  readonly id: string;
  /** Masked. */
  readonly requisite: string;
  readonly iso: string;
  /** Ids of the methods that it was used with. */
  readonly methods: readonly string[];
  /** Name of its holder as the player typed it. */
  readonly owner: string | null;
  readonly usedAt: number;
  /** Why it is closed for payments; null while it is open. */
  readonly closedFor: 'charged-back' | 'payer' | 'operator' | null;
  readonly closedAt: number | null;
}

/** A player's money on one page. */
export interface PlayerMoney {
  /** The latest used first. */
  readonly instruments: readonly OperatorInstrument[];
  /** Families of methods that are paused for the player, the last pause first. */
  readonly pauses: readonly {
    readonly id: string;
    readonly family: string;
    /** `declines`: five in an hour; `cards`: three different ones in a day. */
    readonly cause: 'declines' | 'cards';
    readonly begunAt: number;
    readonly endsAt: number;
  }[];
  readonly accounts: readonly {
    readonly id: string;
    readonly iso: string;
    /** 0 main, 4 bonus, 9 another currency. */
    readonly type: 0 | 4 | 9;
    readonly money: string;
    readonly held: string;
  }[];
  /** Deposit limits, in the currency of the main account. */
  readonly limits: readonly {
    readonly seconds: number;
    readonly iso: string;
    readonly limit: string;
    readonly remainder: string;
  }[];
  /** Checks that sums of deposits ask for, identity first. Amounts in euros. */
  readonly checks: readonly {
    readonly kind: 'identity' | 'funds';
    readonly isDue: boolean;
    /** Deposits in the window, and the sum from which they are asked about. */
    readonly sum: string;
    readonly above: string;
    /** Length of the window; null for all time. */
    readonly days: number | null;
  }[];
  /** Last check of the source of the money, or the last request for one; null without any. */
  readonly fundsCheck: {
    readonly state: 'checked' | 'asked';
    readonly by: string;
    readonly at: number;
  } | null;
  /** Sums of the last 30 days, and of the last 365. */
  readonly month: readonly PaymentSums[];
  readonly year: readonly PaymentSums[];
  /** Empty without taxes in the last 365 days. */
  readonly taxes: readonly TaxSums[];
  readonly debts: readonly {
    readonly id: string;
    readonly couponId: string | null;
    readonly paymentId: string | null;
    readonly roundId: string | null;
    readonly iso: string;
    readonly open: string;
    readonly at: number;
  }[];
}

/** Ledger entry of a player's account. */
export interface LedgerEntry {
  readonly id: string;
  readonly at: number;
  readonly kind: string;
  /** Id of the coupon, the payment or the adjustment. */
  readonly ref: string | null;
  readonly iso: string;
  readonly amount: string;
  /** After the entry. */
  readonly balance: string;
}
