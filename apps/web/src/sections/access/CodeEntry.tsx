import { CodeStep, type CodeStepProps } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeSent } from '../../features/session/entry/access.api.ts';
import { useSecondsLeft } from '../../platform/clock/useSecondsLeft.ts';
import { useEntryErrors } from './useEntryErrors.ts';

export interface CodeEntryProps extends Pick<CodeStepProps, 'title' | 'lead' | 'length' | 'kind'> {
  /** Label of the code: "Code from the message". */
  readonly label: string;
  /** Label of the submit button: "Sign in". */
  readonly submitLabel: string;
  /** Times of the sent code, if one was sent. */
  readonly sent?: Pick<CodeSent, 'expiresAt' | 'resendAt'> | undefined;
  /** Label of the back button. */
  readonly backLabel: string;
  /**
   * Checks the code.
   * @throws errors that `useEntryErrors` turns into messages
   */
  readonly check: (code: string) => Promise<void>;
  /**
   * Sends a code, or another one.
   * @throws as `check`
   */
  readonly resend?: (() => Promise<void>) | undefined;
  readonly onBack: () => void;
}

/**
 * Input of a one-time code: typed, pasted or autofilled from the message. Another code can be requested after a
 * delay.
 */
export function CodeEntry(props: CodeEntryProps) {
  const { label, submitLabel, sent, backLabel, check, resend, onBack, length = 6, ...step } = props;
  const { t } = useTranslation(['access', 'common']);
  const errorsOf = useEntryErrors();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isResent, setIsResent] = useState(false);
  const wait = useSecondsLeft(sent?.resendAt ?? 0);

  async function work(what: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await what();
      return true;
    } catch (thrown) {
      const { form, code: ofCode } = errorsOf(thrown);
      setError(ofCode ?? form);
      return false;
    } finally {
      setBusy(false);
    }
  }

  const again = async () => {
    if (!resend || !(await work(resend))) return;
    setCode('');
    setIsResent(true);
  };

  return (
    <CodeStep
      {...step}
      length={length}
      value={code}
      labels={{
        code: label,
        submit: submitLabel,
        resend: resend && t(sent ? 'code.resend' : 'code.send'),
        change: backLabel,
      }}
      error={error}
      wait={resend && wait > 0 ? t('code.wait', { time: t('common:seconds', { count: wait }) }) : undefined}
      sent={isResent && error === undefined ? t('code.sent') : undefined}
      busy={busy}
      onValueChange={(next) => {
        setCode(next);
        setError(undefined);
      }}
      onSubmit={() => {
        if (code.length === length) void work(() => check(code));
        else setError(t('wrong.codeShort', { count: length }));
      }}
      onResend={() => void again()}
      onChangeAddress={onBack}
    />
  );
}
