import { randomId } from '@touchline/contract/randomId';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mailHistory } from '../../../features/bets/bets.api.ts';
import { useTimeZone } from '../../../features/settings/useTimeZone.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { dayText, secondsOf } from '../list/choice.ts';

const MONTH = 29 * 86_400;

interface Values {
  readonly accountId: string;
  /** Days, as `2026-11-21`; empty while incomplete. */
  readonly from: string;
  readonly to: string;
}

interface Problems {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Form state of the mailed history: values, errors, and sending once. */
export function useMailing(firstAccount: string) {
  const { t } = useTranslation('history');
  const lang = useLang();
  const errorMessage = useErrorMessage();
  const timeZone = useTimeZone();
  const [values, setValues] = useState<Values>(() => ({
    accountId: firstAccount,
    from: dayText(serverNow() / 1000 - MONTH, timeZone),
    to: dayText(serverNow() / 1000, timeZone),
  }));
  const [problems, setProblems] = useState<Problems>({});
  const [result, setResult] = useState<{ saved?: string; error?: string }>();
  const [isBusy, setBusy] = useState(false);
  // One idempotency key per input: pressing again after a lost answer sends one email.
  const key = useRef(randomId());

  function change(name: string, value: string): void {
    key.current = randomId();
    setResult(undefined);
    setProblems({});
    setValues((before) => ({ ...before, [name]: value }));
  }

  function wordsOf(error: unknown): string {
    if (!(error instanceof ApiError) || error.isPassing) return errorMessage(error);
    if (error.code === 'NO_EMAIL') return t('mailing.failed.noAddress');
    if (error.code === 'TOO_MANY_MAILS') return t('mailing.failed.tooOften');
    return t(error.code === 'TOO_MANY_COUPONS' ? 'mailing.failed.tooMany' : 'mailing.failed.other');
  }

  async function send(): Promise<void> {
    const found = problemsOf(values);
    setProblems(
      Object.fromEntries(Object.entries(found).map(([name, word]) => [name, t(`mailing.${word}`)])),
    );
    const [from, to] = secondsOf(values, timeZone);
    const zone = typeof timeZone === 'string' ? { zone: timeZone } : { timeZone };
    if (Object.keys(found).length > 0 || from === undefined || to === undefined) return;
    setBusy(true);
    try {
      const { accountId } = values;
      const { coupons, email } = await mailHistory({ accountId, from, to, lng: lang, ...zone }, key.current);
      setResult({ saved: t('mailing.sent', { count: coupons, email }) });
      key.current = randomId();
    } catch (error) {
      setResult({ error: wordsOf(error) });
    } finally {
      setBusy(false);
    }
  }

  return { values, problems, result, isBusy, change, send };
}

function problemsOf({ from, to }: Values): { from?: 'needFrom'; to?: 'needTo' | 'order' } {
  return {
    ...(from === '' && { from: 'needFrom' as const }),
    ...(to === '' ? { to: 'needTo' as const } : to < from && { to: 'order' as const }),
  };
}
