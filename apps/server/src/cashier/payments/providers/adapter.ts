import type { ReportedDeposit } from '@touchline/cashier';
import type { Callback } from '../../../kernel/index.ts';
import type { Instruction } from '../payments.tables.ts';

/**
 * State of a payment at its provider. `returned`: a payout that was paid and came back; `unknown` is the provider's
 * answer that it has no such payment.
 */
export type ProviderState =
  | 'redirected'
  | 'pending'
  | 'succeeded'
  | 'returned'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'unknown';

/** Deposit to create at a provider. */
export interface WantedDeposit {
  /** Our id of the payment, by which a repeated request is recognised. */
  readonly merchantRef: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly iso: string;
  /** The provider's name of the method. */
  readonly method: string;
  /**
   * The provider's name of the card, account or wallet that the player paid with before and pays with again; undefined
   * if the player chooses it on the provider's page.
   */
  readonly instrument: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly returnUrls: Readonly<Record<'success' | 'fail' | 'pending' | 'cancel', string>>;
  readonly notifyUrl: string;
  readonly expiresAt: Date;
  /** Pseudonym of the player. */
  readonly customer: string;
  readonly language: string;
  /** True if the provider's page mustn't take a credit card. */
  readonly refusesCredit: boolean;
}

/** Payout to create at a provider. */
export interface WantedPayout {
  /** Our id of the payment, by which a repeated request is recognised. */
  readonly merchantRef: string;
  /** Minor units, without the player's fee. */
  readonly amount: bigint;
  readonly iso: string;
  /** The provider's name of the method. */
  readonly method: string;
  /** The provider's name of the card, account or wallet; undefined if it is given by `fields`. */
  readonly instrument: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Address of call-backs; without one the payout is looked up. */
  readonly notifyUrl: string | undefined;
  /** Pseudonym of the player. */
  readonly customer: string;
}

/** Answer of a provider about a payment. One that says that money has moved has its amount and currency. */
export interface ProviderPayment {
  /** The provider's id; undefined if it is unknown. */
  readonly providerRef: string | undefined;
  readonly state: ProviderState;
  /** Amount that was paid, minor units of `iso`. */
  readonly amount?: bigint | undefined;
  readonly iso?: string | undefined;
  /** Card, account or wallet that it was paid from, and its masked name. */
  readonly instrument?: string | undefined;
  readonly requisite?: string | undefined;
  /** Name of its owner. */
  readonly payer?: string | undefined;
  /** Kind of card that paid; undefined if the provider doesn't say it. */
  readonly funding?: 'credit' | 'debit' | 'prepaid' | undefined;
  readonly redirectUrl?: string | undefined;
  readonly instructions?: readonly Instruction[] | undefined;
  readonly reason?: string | undefined;
}

/** Kinds of events that providers report. */
export type ProviderEventKind =
  | 'redirected'
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'charged-back'
  | 'dispute-won'
  | 'returned';

/** An event of a provider, with a proved origin. */
export interface ProviderEvent extends Omit<ProviderPayment, 'state'> {
  readonly eventId: string;
  readonly at: Date;
  readonly merchantRef: string;
  readonly kind: ProviderEventKind | 'other';
  /** Charge of the provider for it, minor units of `iso`: the fee of a dispute. */
  readonly charge?: bigint | undefined;
}

/** A deposit in a report. */
export interface ReportRow extends ReportedDeposit {
  readonly providerRef: string;
  readonly merchantRef: string;
}

/** A transfer from the provider to the bank. */
export interface ReportedSettlement {
  readonly id: string;
  readonly iso: string;
  /** Before its charge, minor units. */
  readonly amount: bigint;
  readonly charge: bigint;
}

/** Records of a provider for a day. */
export interface ProviderReport {
  /** SHA-256 of its bytes. */
  readonly hash: string;
  /** Payments that were created on the day, as they are now. */
  readonly rows: readonly ReportRow[];
  readonly settlements: readonly ReportedSettlement[];
  /**
   * Money at the provider that is left of the payments and payouts until the end of the day, minor units by currency.
   */
  readonly closing: ReadonlyMap<string, bigint>;
}

/** Thrown by an adapter if the provider refused to send money back. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

/** Cause of a ProviderSilentError: there is an answer, but it can't be read. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

/**
 * A provider of payments. It maps words and amounts; it knows no ledger. An answer that can't be read is none, with an
 * UnreadableAnswerError as its cause.
 */
export interface PaymentProvider {
  /** Throws a ProviderSilentError if it isn't known whether the deposit was created. */
  createDeposit(wanted: WantedDeposit): Promise<ProviderPayment>;
  /**
   * Looks a payment up by our reference. Throws a ProviderSilentError without an answer.
   * @param providerRef one of several payments with this reference. @default the first one
   */
  lookUp(merchantRef: string, providerRef?: string): Promise<ProviderPayment>;
  /** Cancels an unpaid payment, and returns its state afterwards. Throws a ProviderSilentError without an answer. */
  cancel(providerRef: string): Promise<ProviderPayment>;
  /**
   * Sends received money back to its source; a repeated `ref` has no further effect. Throws a ProviderSilentError
   * without an answer, and a RefundRefusedError.
   */
  refund(providerRef: string, ref: string, amount: bigint, iso: string): Promise<void>;
  /**
   * Requests the report of a day. Throws a ProviderSilentError without an answer that can be read.
   * @param day `yyyy-mm-dd`, UTC
   */
  report(day: string): Promise<ProviderReport>;
  /** Creates a payout once per reference. Throws a ProviderSilentError if it isn't known whether it was created. */
  createPayout(wanted: WantedPayout): Promise<ProviderPayment>;
  /** Looks a payout up by our id. Throws a ProviderSilentError without an answer. */
  lookUpPayout(merchantRef: string): Promise<ProviderPayment>;
  /**
   * Reads a call-back. Throws a BadSignatureError or an UnreadableCallbackError.
   * @param siteId site that its address names: one signed for another site isn't read
   */
  readCallback(callback: Callback, siteId: string): ProviderEvent;
}
