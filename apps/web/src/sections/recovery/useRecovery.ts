import type { ShownQuestion } from '@touchline/contract';
import { useReducer } from 'react';
import { trackRecoveryError } from '../../features/analytics/outcomes.ts';
import { track } from '../../features/analytics/track.ts';
import {
  checkRecovery,
  saveRecovery,
  startRecovery,
  type CodeSent,
} from '../../features/session/entry/recovery.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';

/** Proof of a correct code. */
interface Proved {
  readonly guid: string;
  readonly ticket: string;
}

/** Step of the recovery. */
export type Way =
  | { readonly step: 'request' }
  | { readonly step: 'code'; readonly sent: CodeSent; readonly isResent: boolean }
  | (Proved & { readonly step: 'question'; readonly question: ShownQuestion })
  | (Proved & { readonly step: 'password'; readonly question?: ShownQuestion | undefined })
  | { readonly step: 'done' };

export interface RecoveryState {
  readonly way: Way;
  readonly name: string;
  readonly code: string;
  /** Answer to the account's security question. */
  readonly answer: string;
  readonly busy: boolean;
  /** Error of the last request; shown until the player continues. */
  readonly error: unknown;
}

export interface Recovery extends RecoveryState {
  setName(name: string): void;
  setCode(code: string): void;
  /** Requests a code, the first or another one. */
  request(language: string): Promise<void>;
  setAnswer(answer: string): void;
  /** Continues from the question to the password; the server checks the answer together with it. */
  goOn(): void;
  check(): Promise<void>;
  /**
   * Saves the new password. An expired code leads back to the first step, a wrong answer to the question.
   * @throws ApiError for the password form
   */
  save(password: string): Promise<void>;
  /** Returns to the first step, with the login preserved. */
  restart(): void;
}

const START: RecoveryState = {
  way: { step: 'request' },
  name: '',
  code: '',
  answer: '',
  busy: false,
  error: undefined,
};

const isAnswer = (error: unknown) => error instanceof ApiError && error.code.startsWith('ANSWER_');
const isOver = (error: unknown) => error instanceof ApiError && error.code === 'CODE_EXPIRED';

/** State of the recovery of an account: login, code, new password, done. */
export function useRecovery(): Recovery {
  const [state, change] = useReducer(
    (now: RecoveryState, part: Partial<RecoveryState>): RecoveryState => ({ ...now, ...part }),
    START,
  );
  const { way, name, code, answer, busy } = state;

  async function send(work: () => Promise<Partial<RecoveryState>>): Promise<void> {
    if (busy) return;
    change({ busy: true, error: undefined });
    try {
      change(await work());
    } catch (error) {
      trackRecoveryError(error);
      change({ error });
    } finally {
      change({ busy: false });
    }
  }

  return {
    ...state,
    setName: (next) => change({ name: next, error: undefined }),
    setCode: (next) => change({ code: next, error: undefined }),
    request: (language) =>
      send(async () => {
        if (way.step === 'request') track('recovery_open', name.includes('@') ? 'email' : 'phone');
        const sent = await startRecovery({ name: name.trim(), language });
        track('recovery_code', 'sent');
        return { way: { step: 'code', sent, isResent: way.step === 'code' }, code: '' };
      }),
    check: () =>
      send(async () => {
        if (way.step !== 'code') return {};
        const { guid } = way.sent;
        const { ticket, question } = await checkRecovery({ guid, code });
        const proved = { guid, ticket };
        return question
          ? { way: { ...proved, step: 'question', question }, answer: '' }
          : { way: { ...proved, step: 'password' } };
      }),
    setAnswer: (next) => change({ answer: next, error: undefined }),
    goOn: () => {
      if (way.step === 'question') change({ way: { ...way, step: 'password' }, error: undefined });
    },
    async save(password) {
      if (way.step !== 'password') return;
      try {
        const { guid, ticket, question } = way;
        await saveRecovery({ guid, ticket, password, ...(question ? { answer } : {}) });
        track('recovery_success');
        change({ way: { step: 'done' } });
      } catch (error) {
        trackRecoveryError(error);
        if (isAnswer(error) && way.question) {
          return change({ way: { ...way, step: 'question', question: way.question }, error });
        }
        if (!isOver(error)) throw error;
        change({ way: { step: 'request' }, code: '', error });
      }
    },
    restart: () => change({ way: { step: 'request' }, code: '', error: undefined }),
  };
}
