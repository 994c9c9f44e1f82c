import type { CodeStepProps } from '@touchline/ui';
import type { AnswerOf, Calls } from '@touchline/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../platform/clock/useSecondsLeft.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { securityErrors } from './securityErrors.ts';

type Sent = AnswerOf<Calls['sendEmailActivation']>;

export interface CodeStepOptions {
  /** Recipient of the code. */
  readonly target: string;
  /**
   * Sends a code.
   * @throws ApiError
   */
  readonly send: () => Promise<Sent>;
  /**
   * Confirms the typed code.
   * @throws ApiError
   */
  readonly confirm: (proof: { readonly guid: string; readonly code: string }) => Promise<void>;
  readonly onChangeAddress: () => void;
}

export interface CodeWay {
  /** True if a code was sent. */
  readonly isSent: boolean;
  readonly busy: boolean;
  /** Error message of sending. */
  readonly error: string | undefined;
  /**
   * Sends the first code.
   * @returns whether it was sent; otherwise `error` has the reason
   */
  readonly begin: () => Promise<boolean>;
  readonly step: Omit<CodeStepProps, 'id' | 'ref' | 'title'>;
}

const NEVER: Sent = { guid: '', length: 6, expiresAt: Number.MAX_SAFE_INTEGER, resendAt: 0 };

/** State of a step in which a code is sent and entered, with its timers and labels. */
export function useCodeStep({ target, send, confirm, onChangeAddress }: CodeStepOptions): CodeWay {
  const { t } = useTranslation(['security', 'common']);
  const errorMessage = useErrorMessage('security', securityErrors);
  const [sent, setSent] = useState<Sent>();
  const [isResent, setResent] = useState(false);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const wait = useSecondsLeft((sent ?? NEVER).resendAt);
  const isOver = useSecondsLeft((sent ?? NEVER).expiresAt) === 0;

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (cause) {
      setError(errorMessage(cause));
      return false;
    } finally {
      setBusy(false);
    }
  }

  const ask = () =>
    attempt(async () => {
      const answer = await send();
      setResent(sent !== undefined);
      setSent(answer);
      setValue('');
    });

  return {
    isSent: sent !== undefined,
    busy,
    error,
    begin: ask,
    step: {
      lead: t('security:activation.codeLead', { email: target }),
      value,
      length: (sent ?? NEVER).length,
      labels: {
        code: t('security:activation.code'),
        submit: t('security:activation.submit'),
        resend: t('security:activation.resend'),
        change: t('security:activation.change'),
      },
      error: error ?? (isOver ? t('security:refused.expired') : undefined),
      wait:
        wait > 0 ? t('security:activation.wait', { time: t('common:seconds', { count: wait }) }) : undefined,
      sent: isResent && error === undefined ? t('security:activation.sent') : undefined,
      busy,
      disabled: isOver,
      onValueChange(next) {
        setValue(next);
        setError(undefined);
      },
      onSubmit() {
        if (sent && value.length === sent.length)
          void attempt(() => confirm({ guid: sent.guid, code: value }));
      },
      onResend: () => void ask(),
      onChangeAddress,
    },
  };
}
