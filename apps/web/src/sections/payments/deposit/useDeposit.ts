import { useQuery } from '@tanstack/react-query';
import type { DepositQuote, PaymentMethod } from '@touchline/contract';
import { randomId } from '@touchline/contract/randomId';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tracked, trackBillError } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import { createDeposit, depositQuoteQuery } from '../../../features/cashier/cashier.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { useRested } from '../../../platform/forms/useRested.ts';
import { withoutSheet } from '../../../platform/links/sheets.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { pageBefore, rememberPage } from '../../../features/cashier/pageBefore.ts';
import {
  faultOf,
  judgeAmount,
  proposedAmount,
  type AmountError,
  type DepositRoomData,
  type JudgedAmount,
} from './depositForm.ts';

export interface DepositOf {
  readonly method: PaymentMethod;
  readonly accountId: string;
  /** True if the deposit is paid in another currency than the account's. */
  readonly isConverted: boolean;
  /** Amount that a bet lacks, decimal text; undefined if the deposit isn't for one. */
  readonly missing?: string | undefined;
  /** Amount of a refused deposit that is tried again, decimal text of the method's currency. */
  readonly wanted?: string | undefined;
  /** The player's deposit limits. */
  readonly room: readonly DepositRoomData[];
  /** Called with the amount while it is a possible one, else with undefined. */
  readonly onAmount?: ((amount: string | undefined) => void) | undefined;
}

interface Problems {
  readonly amount?: AmountError | undefined;
  readonly fields: Readonly<Partial<Record<string, Exclude<ReturnType<typeof faultOf>, undefined>>>>;
}

export interface Deposit {
  /** Amount as typed. */
  readonly amount: string;
  readonly values: Readonly<Record<string, string>>;
  readonly judged: JudgedAmount;
  /** Errors of the fields since the last attempt to submit. */
  readonly problems: Problems;
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  /** Rate of this amount in another currency; undefined until it is there. */
  readonly quote: DepositQuote | undefined;
  /** True if the amount needs a rate that isn't there yet. */
  readonly awaitsQuote: boolean;
  /** Instrument that pays again; undefined if it is chosen on the provider's page. */
  readonly saved: PaymentMethod['saved'];
  /** Lets the player choose another card or account on the provider's page. */
  payWithAnother(): void;
  setAmount(amount: string): void;
  setValue(id: string, value: string): void;
  submit(): Promise<void>;
}

/** Key and quote of a confirmed deposit, which every attempt repeats. */
interface Intent {
  readonly key: string;
  readonly quoteId: string | undefined;
}

const NONE: Problems = { fields: {} };
/** Delay after the last typed character, ms. */
const REST = 300;

const errorKeys = {
  LIMIT_DEPOSIT: 'errors.LIMIT_DEPOSIT',
  DEPOSIT_LIMIT_NEEDED: 'errors.DEPOSIT_LIMIT_NEEDED',
  SELF_EXCLUDED: 'errors.SELF_EXCLUDED',
  TIMEOUT_ACTIVE: 'errors.TIMEOUT_ACTIVE',
  ACCOUNT_CLOSED: 'errors.ACCOUNT_CLOSED',
  BETTING_CLOSED: 'errors.BETTING_CLOSED',
  VERIFICATION_REQUIRED: 'errors.VERIFICATION_REQUIRED',
  FUNDS_CHECK_NEEDED: 'errors.FUNDS_CHECK_NEEDED',
  TOO_MANY: 'errors.TOO_MANY',
  METHOD_UNAVAILABLE: 'errors.METHOD_UNAVAILABLE',
  METHOD_PAUSED: 'errors.METHOD_PAUSED',
  PHONE_NEEDED: 'errors.PHONE_NEEDED',
  EMAIL_NEEDED: 'errors.EMAIL_NEEDED',
  ACCOUNT_TOO_NEW: 'errors.ACCOUNT_TOO_NEW',
  DUPLICATE_KEY_MISMATCH: 'errors.DUPLICATE_KEY_MISMATCH',
  QUOTE_CHANGED: 'errors.RATE_CHANGED',
  RATE_STALE: 'errors.RATE_STALE',
  INSTRUMENT_GONE: 'errors.INSTRUMENT_GONE',
} as const;

/** The form of a deposit by one method: what is typed, its errors, and the deposit itself. */
export function useDeposit({
  method,
  accountId,
  isConverted,
  missing,
  wanted,
  onAmount,
}: DepositOf): Deposit {
  const lang = useLang();
  const paths = usePaths();
  const location = useLocation();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage('payments', errorKeys);
  const [amount, changeAmount] = useState(() => firstAmount(method, missing, wanted));
  const [values, changeValues] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState(NONE);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAnother, setAnother] = useState(false);
  const saved = isAnother ? undefined : method.saved;
  // One idempotency key per intent: pressing again after a lost answer begins no second deposit.
  const intent = useRef<Intent>(undefined);
  const judged = judgeAmount(amount, method);
  useEffect(() => onAmount?.(judged.wire), [judged.wire, onAmount]);
  const isQuoted = isConverted && judged.wire !== undefined;
  const rested = useRested(amount, REST);
  const asked = { methodId: method.id, accountId, currency: method.iso, amount: judged.wire ?? '' };
  const quoted = useQuery({
    ...depositQuoteQuery(asked),
    enabled: isQuoted && rested === amount,
  });
  const quote = isQuoted ? quoted.data : undefined;
  const awaitsQuote = isQuoted && !quote;

  async function send(wire: string): Promise<void> {
    intent.current ??= { key: randomId(), quoteId: quote?.id };
    const { key, quoteId } = intent.current;
    const fields = method.fields.length === 0 ? {} : { fields: values };
    const converted = quoteId === undefined ? {} : { currency: method.iso, quoteId };
    const again = saved && { instrumentId: saved.instrumentId };
    const body = {
      methodId: method.id,
      accountId,
      amount: wire,
      language: lang,
      ...fields,
      ...converted,
      ...again,
    };
    const payment = await tracked(
      createDeposit(body, key),
      () => track('bill_created', 'deposit'),
      (error) => trackBillError('deposit', error),
    );
    intent.current = undefined;
    if (!isPageKnown()) rememberPage({ path: withoutSheet(location), hasCoupon: false });
    if (payment.redirectUrl === undefined) await navigate(paths.payment(payment));
    else window.location.assign(payment.redirectUrl);
  }

  /** Returns whether the page to come back to is stored: the coupon's, or the one of an earlier attempt. */
  function isPageKnown(): boolean {
    const page = pageBefore();
    return page !== undefined && (missing !== undefined || location.pathname === paths.recharge);
  }

  return {
    amount,
    values,
    judged,
    problems,
    failure: failure ?? (quoted.error && isConverted ? errorMessage(quoted.error) : undefined),
    isBusy,
    quote,
    awaitsQuote,
    saved,
    payWithAnother() {
      intent.current = undefined;
      setAnother(true);
    },
    setAmount(typed) {
      intent.current = undefined;
      changeAmount(typed);
      setProblems(NONE);
    },
    setValue(id, value) {
      intent.current = undefined;
      changeValues({ ...values, [id]: value });
      setProblems(NONE);
    },
    async submit() {
      const wrong = method.fields.flatMap((field) => {
        const fault = faultOf(field, values[field.id] ?? '');
        return fault ? [[field.id, fault] as const] : [];
      });
      setProblems({ amount: judged.error, fields: Object.fromEntries(wrong) });
      setFailure(undefined);
      if (judged.wire === undefined || wrong.length > 0 || awaitsQuote) return;
      setBusy(true);
      try {
        await send(judged.wire);
      } catch (error) {
        // A refused intent is over; after a lost answer the same key asks for the same deposit.
        if (error instanceof ApiError && error.kind === 'refused') intent.current = undefined;
        setFailure(errorMessage(error));
        if (isConverted) void quoted.refetch();
        if (error instanceof ApiError && error.code === 'INSTRUMENT_GONE') setAnother(true);
      }
      setBusy(false);
    },
  };
}

/**
 * Returns the amount of a refused deposit or the one for a bet, else the second lowest of the common amounts: nothing
 * has to be typed usually.
 */
function firstAmount(method: PaymentMethod, missing: string | undefined, wanted: string | undefined): string {
  const proposed = missing === undefined ? undefined : proposedAmount(missing, method);
  return (wanted ?? proposed ?? method.quick[1] ?? method.quick[0] ?? '').replace(/\.0+$/, '');
}
