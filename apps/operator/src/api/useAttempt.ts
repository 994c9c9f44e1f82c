import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { problemText } from '../shared/problemText.ts';
import { PasskeyProblem } from './passkeys.ts';

/** State of an act that isn't a single change: several calls, or a dialog of the browser. */
export interface Attempt {
  readonly isBusy: boolean;
  /** Why the last attempt failed, for the operator. */
  readonly problem: string | undefined;
  /**
   * Does the act.
   * @returns its result; undefined if it failed
   */
  run<T>(act: () => Promise<T>): Promise<T | undefined>;
  /** Removes the problem. */
  clear(): void;
}

/** Acts of the sign-in and of the profile. They renew nothing on the screen. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    async run(act) {
      setBusy(true);
      setProblem(undefined);
      try {
        return await act();
      } catch (error) {
        setProblem(error instanceof PasskeyProblem ? t(`passkey.${error.code}`) : problemText(error));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    clear: () => setProblem(undefined),
  };
}
