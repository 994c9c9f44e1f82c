import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  answerTest,
  saveLimits,
  type AskedLimits,
  type Limit,
  type LimitQuestion,
} from '../../../features/limits/limits.api.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { limitErrors } from './limitErrors.ts';

/** Questions of the server before it saves. */
export interface LimitTest {
  readonly tokenGuid: string;
  readonly questions: readonly LimitQuestion[];
}

export interface LimitChange {
  readonly busy: boolean;
  /** Why the last change was not saved. */
  readonly error: string | undefined;
  /** Questions to answer before the change is saved. */
  readonly test: LimitTest | undefined;
  /**
   * Requests limits.
   * @returns the saved limits; undefined if the request was refused or questions were asked first
   */
  save(limits: AskedLimits): Promise<readonly Limit[] | undefined>;
  /**
   * Answers the questions.
   * @returns the saved limits; undefined if an answer was wrong or the request was refused
   */
  answer(answers: Readonly<Record<string, string>>, test?: LimitTest): Promise<readonly Limit[] | undefined>;
  /** Cancels the change. */
  reset(): void;
}

/** Changes limits: sends the request, handles questions, and notifies the player of the result. */
export function useLimitChange(): LimitChange {
  const { t } = useTranslation('responsible');
  const errorMessage = useErrorMessage('responsible', limitErrors);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [test, setTest] = useState<LimitTest>();

  async function act<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    setError(undefined);
    try {
      return await work();
    } catch (failure) {
      setError(errorMessage(failure));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  function say(saved: readonly Limit[], types: readonly number[]): void {
    const waits = saved.some(
      ({ limitType, limitState }) => types.includes(limitType) && limitState === 'PENDING',
    );
    notify({ kind: waits ? 'info' : 'success', title: t(waits ? 'said.waits' : 'said.saved') });
  }

  return {
    busy,
    error,
    test,
    save: (limits) =>
      act(async () => {
        const { status, questions, tokenGuid, limitsData } = await saveLimits(limits);
        if (status === 'questions' && tokenGuid !== null) {
          setTest({ tokenGuid, questions });
          return undefined;
        }
        say(
          limitsData,
          limits.map(({ limitType }) => limitType),
        );
        return limitsData;
      }),
    answer: (answers, asked = test) =>
      act(async () => {
        if (!asked) return undefined;
        const given = Object.entries(answers).map(([questionId, answerId]) => ({ questionId, answerId }));
        const { success, limitsData } = await answerTest(asked.tokenGuid, given);
        // Questions can be answered once.
        setTest(undefined);
        if (!success) {
          setError(t('test.wrong'));
          return undefined;
        }
        say(
          limitsData,
          limitsData.map(({ limitType }) => limitType),
        );
        return limitsData;
      }),
    reset() {
      setError(undefined);
      setTest(undefined);
    },
  };
}
