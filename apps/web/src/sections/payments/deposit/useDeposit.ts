import type { PaymentMethod } from '@touchline/contract';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createDeposit } from '../../../features/cashier/cashier.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { withoutSheet } from '../../../platform/links/sheets.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { pageBefore, rememberPage } from '../../../features/cashier/pageBefore.ts';
import { faultOf, judgeAmount, proposedAmount, type AmountError, type JudgedAmount } from './depositForm.ts';

export interface DepositOf {
  readonly method: PaymentMethod;
  readonly accountId: string;
  /** Amount that a bet lacks, decimal text; undefined if the deposit isn't for one. */
  readonly missing?: string | undefined;
  /** The player's deposit limits. */
  readonly room: readonly { readonly seconds: number; readonly limit: string; readonly remainder: string }[];
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
  setAmount(amount: string): void;
  setValue(id: string, value: string): void;
  submit(): Promise<void>;
}

const NONE: Problems = { fields: {} };

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
  DUPLICATE_KEY_MISMATCH: 'errors.DUPLICATE_KEY_MISMATCH',
} as const;

/** The form of a deposit by one method: what is typed, its errors, and the deposit itself. */
export function useDeposit({ method, accountId, missing }: DepositOf): Deposit {
  const lang = useLang();
  const paths = usePaths();
  const location = useLocation();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage('payments', errorKeys);
  const [amount, changeAmount] = useState(() => firstAmount(method, missing));
  const [values, changeValues] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState(NONE);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // One idempotency key per intent: pressing again after a lost answer begins no second deposit.
  const intent = useRef<string>(undefined);
  const judged = judgeAmount(amount, method);

  async function send(wire: string): Promise<void> {
    intent.current ??= crypto.randomUUID();
    const fields = method.fields.length === 0 ? {} : { fields: values };
    const body = { methodId: method.id, accountId, amount: wire, language: lang, ...fields };
    const payment = await createDeposit(body, intent.current);
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
    failure,
    isBusy,
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
      if (judged.wire === undefined || wrong.length > 0) return;
      setBusy(true);
      try {
        await send(judged.wire);
      } catch (error) {
        // A refused intent is over; after a lost answer the same key asks for the same deposit.
        if (error instanceof ApiError && error.kind === 'refused') intent.current = undefined;
        setFailure(errorMessage(error));
      }
      setBusy(false);
    },
  };
}

/** The amount for a bet, else the second lowest of the common amounts: nothing has to be typed usually. */
function firstAmount(method: PaymentMethod, missing: string | undefined): string {
  const proposed = missing === undefined ? undefined : proposedAmount(missing, method);
  return (proposed ?? method.quick[1] ?? method.quick[0] ?? '').replace(/\.0+$/, '');
}
