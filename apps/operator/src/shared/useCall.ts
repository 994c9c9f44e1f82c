import { useCallback, useEffect, useRef, useState } from 'react';
import { call, CallError } from '../api/api.ts';
import { problemText } from './problemText.ts';

/** State of a call: loading, answered, or refused with a message. */
export interface CallState<Answer> {
  readonly answer: Answer | undefined;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** Loads again; the old answer is shown until the new one arrives. */
  reload(): void;
  /** Replaces the answer, for example with that of a later call. */
  put(answer: Answer): void;
}

/**
 * Loads an address and stores its answer. A changed address starts again without an answer.
 * @param path undefined while there is nothing to load
 */
export function useCall<Answer>(path: string | undefined): CallState<Answer> {
  const [stored, store] = useState<{ path: string | undefined; answer?: Answer; problem?: string }>({ path });
  const [isBusy, setBusy] = useState(path !== undefined);
  const latest = useRef(0);

  const reload = useCallback(() => {
    const turn = (latest.current += 1);
    const isLatest = () => turn === latest.current;
    if (path === undefined) return;
    setBusy(true);
    call<Answer>('GET', path)
      .then(
        (answer) => isLatest() && store({ path, answer }),
        (error: unknown) =>
          isLatest() &&
          store((before) => ({
            ...(before.path === path ? before : { path }),
            problem: problemText(error),
          })),
      )
      .finally(() => isLatest() && setBusy(false));
  }, [path]);
  useEffect(reload, [reload]);

  const own = stored.path === path ? stored : undefined;
  return {
    answer: own?.answer,
    problem: own?.problem,
    isBusy,
    reload,
    put: (answer) => store({ path, answer }),
  };
}

/** State of a call that changes something. */
export interface Change {
  readonly isBusy: boolean;
  readonly problem: CallError | undefined;
  /** Makes the call; returns undefined if it was refused. */
  run<Answer>(method: string, path: string, body?: object): Promise<Answer | undefined>;
  /** Removes the problem. */
  clear(): void;
}

export function useChange(): Change {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallError>();
  return {
    isBusy,
    problem,
    async run<Answer>(method: string, path: string, body?: object) {
      setBusy(true);
      setProblem(undefined);
      try {
        return await call<Answer>(method, path, body);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setProblem(error);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    clear: () => setProblem(undefined),
  };
}
