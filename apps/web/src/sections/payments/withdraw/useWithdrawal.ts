import { randomId } from '@touchline/contract/randomId';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { tracked, trackBillError } from '../../../features/analytics/outcomes.ts';
import { track } from '../../../features/analytics/track.ts';
import {
  createWithdrawal,
  proveWithdrawalCode,
  sendWithdrawalCode,
  withdrawalQuoteQuery,
  type WantedWithdrawal,
  type WithdrawalCode,
  type WithdrawalOptions,
  type WithdrawalQuote,
} from '../../../features/cashier/withdrawals.api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { faultOf, type JudgedAmount } from '../deposit/depositForm.ts';
import { destinationOf, judgeWithdrawal, type Destination } from './withdrawalForm.ts';

type Faults = Readonly<Partial<Record<string, Exclude<ReturnType<typeof faultOf>, undefined>>>>;

export interface Withdrawal {
  readonly amount: string;
  readonly values: Readonly<Record<string, string>>;
  readonly destination: Destination | undefined;
  readonly judged: JudgedAmount;
  /** The plan, as soon as amount and destination are possible. */
  readonly quote: WithdrawalQuote | undefined;
  /** Reason why there is no plan. */
  readonly quoteError: string | undefined;
  readonly faults: Faults;
  /** True if errors of the fields are shown: since the last attempt to submit. */
  readonly isTried: boolean;
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  /** The code that was sent and has to be entered now. */
  readonly code: WithdrawalCode | undefined;
  /** True if the player agrees to lose the active bonus. */
  readonly givesUp: boolean;
  setGivesUp(agreed: boolean): void;
  setAmount(amount: string): void;
  setDestination(choice: string): void;
  setValue(id: string, value: string): void;
  submit(): Promise<void>;
  /** Confirms with the entered code. */
  confirm(code: string): Promise<void>;
  resend(): Promise<void>;
  back(): void;
}

const errorKeys = {
  FROZEN: 'errors.FROZEN',
  INSTRUMENT_CLOSED: 'errors.INSTRUMENT_CLOSED',
  VERIFICATION_REQUIRED: 'errors.WITHDRAWAL_VERIFICATION',
  DEBT: 'errors.DEBT',
  TURNOVER: 'errors.TURNOVER',
  INSUFFICIENT_FUNDS: 'errors.INSUFFICIENT_FUNDS',
  AMOUNT_TOO_SMALL: 'errors.AMOUNT_TOO_SMALL',
  CONTACT_NEEDED: 'errors.CONTACT_NEEDED',
  QUOTE_CHANGED: 'errors.QUOTE_CHANGED',
  CODE_NEEDED: 'errors.CODE_NEEDED',
  CODE_WRONG: 'errors.CODE_WRONG',
  CODE_EXPIRED: 'errors.CODE_EXPIRED',
  TOO_MANY_CODES: 'errors.TOO_MANY_CODES',
  METHOD_UNAVAILABLE: 'errors.METHOD_UNAVAILABLE',
  PHONE_NEEDED: 'errors.PHONE_NEEDED',
  EMAIL_NEEDED: 'errors.EMAIL_NEEDED',
  DEPOSIT_NEEDED: 'errors.DEPOSIT_NEEDED',
  ACCOUNT_TOO_NEW: 'errors.ACCOUNT_TOO_NEW',
  BONUS_CONSENT: 'errors.BONUS_CONSENT',
  DUPLICATE_KEY_MISMATCH: 'errors.WITHDRAWAL_MISMATCH',
} as const;

/**
 * The form of a withdrawal: what is typed, its plan, its code, and the withdrawal itself.
 * @param proposed amount before anything is typed; may be empty
 */
export function useWithdrawal(options: WithdrawalOptions, proposed: string): Withdrawal {
  const lang = useLang();
  const paths = usePaths();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage('payments', errorKeys);
  const [amount, changeAmount] = useState(proposed);
  const [choice, choose] = useState<string>();
  const [values, changeValues] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [givesUp, setGivesUp] = useState(false);
  const [code, setCode] = useState<WithdrawalCode>();
  // One idempotency key per intent, and the ticket that confirms it: pressing again after a lost answer requests no
  // second withdrawal.
  const intent = useRef<{ readonly key: string; readonly proof?: { guid: string; ticket: string } }>(
    undefined,
  );
  const destination = destinationOf(options, choice);
  const judged: JudgedAmount = destination
    ? judgeWithdrawal(amount, destination.method, options.free)
    : { wire: undefined, error: { kind: 'amount' } };
  const faults = faultsOf(destination, values);
  const wanted = wantedOf(options.accountId, destination, judged.wire, values, faults);
  const asked = useQuery({ ...withdrawalQuoteQuery(wanted), placeholderData: keepPreviousData });
  const quote = wanted ? asked.data : undefined;
  // Nobody confirms a plan that isn't shown yet.
  const isPlanning = wanted !== undefined && asked.isFetching && (asked.isPlaceholderData || !quote);

  /** Ends the intent: something else is wanted now. */
  function change(): void {
    intent.current = undefined;
    setCode(undefined);
    setFailure(undefined);
    setTried(false);
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await tracked(
        work(),
        () => undefined,
        (error) => trackBillError('withdrawal', error),
      );
    } catch (error) {
      if (error instanceof ApiError && error.code === 'QUOTE_CHANGED') void asked.refetch();
      if (error instanceof ApiError && error.code === 'CODE_EXPIRED' && intent.current)
        intent.current = { key: intent.current.key };
      // A refused intent is over; after a lost answer the same key asks for the same withdrawal.
      if (error instanceof ApiError && error.kind === 'refused' && !error.code.startsWith('CODE_'))
        intent.current = undefined;
      setFailure(errorMessage(error));
    }
    setBusy(false);
  }

  async function send(of: WantedWithdrawal, { quote: plan }: WithdrawalQuote): Promise<void> {
    const { key, proof } = (intent.current ??= { key: randomId() });
    const consent = options.bonus !== undefined && givesUp ? { givesUpBonus: options.bonus } : {};
    const body = { ...of, quote: plan, ...consent, ...(proof ? { proof } : {}) };
    const payment = await createWithdrawal(body, key);
    track('bill_created', 'withdrawal');
    intent.current = undefined;
    await navigate(paths.payment(payment));
  }

  async function askCode(of: WantedWithdrawal, { quote: plan }: WithdrawalQuote): Promise<void> {
    const { key } = (intent.current ??= { key: randomId() });
    setCode(await sendWithdrawalCode({ ...of, quote: plan, key, language: lang }));
  }

  return {
    amount,
    values,
    destination,
    judged,
    quote,
    quoteError: wanted && asked.error ? errorMessage(asked.error) : undefined,
    faults,
    isTried,
    failure,
    isBusy: isBusy || isPlanning,
    code,
    givesUp,
    setGivesUp(agreed) {
      change();
      setGivesUp(agreed);
    },
    setAmount(typed) {
      change();
      changeAmount(typed);
    },
    setDestination(chosen) {
      change();
      choose(chosen);
    },
    setValue(id, value) {
      change();
      changeValues({ ...values, [id]: value });
    },
    async submit() {
      setTried(true);
      if (!wanted || !quote || asked.isPlaceholderData) return;
      await attempt(() =>
        quote.needsCode && !intent.current?.proof ? askCode(wanted, quote) : send(wanted, quote),
      );
    },
    async confirm(entered) {
      if (!wanted || !quote || !code) return;
      await attempt(async () => {
        const current = (intent.current ??= { key: randomId() });
        if (!current.proof) {
          const ticket = await proveWithdrawalCode(code.guid, entered);
          intent.current = { ...current, proof: { guid: code.guid, ticket } };
        }
        await send(wanted, quote);
      });
    },
    async resend() {
      if (wanted && quote) await attempt(() => askCode(wanted, quote));
    },
    back: change,
  };
}

function faultsOf(destination: Destination | undefined, values: Readonly<Record<string, string>>): Faults {
  if (!destination || destination.instrumentId !== undefined) return {};
  return Object.fromEntries(
    destination.method.fields.flatMap((field) => {
      const fault = faultOf(field, values[field.id] ?? '');
      return fault ? [[field.id, fault] as const] : [];
    }),
  );
}

function wantedOf(
  accountId: string,
  destination: Destination | undefined,
  amount: string | undefined,
  fields: Readonly<Record<string, string>>,
  faults: Faults,
): WantedWithdrawal | undefined {
  if (!destination || amount === undefined || Object.keys(faults).length > 0) return undefined;
  const { instrumentId, method } = destination;
  return instrumentId === undefined
    ? { accountId, amount, methodId: method.id, fields: { ...fields } }
    : { accountId, amount, instrumentId };
}
