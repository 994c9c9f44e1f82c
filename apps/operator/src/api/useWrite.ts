import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { CallError } from './callError.ts';
import type { Argument, AnswerOf, PathWith, WriteMethod, WriteOf } from './calls.ts';
import { answerOf, client } from './client.ts';

/** State of calls that change something. */
export interface Write {
  readonly isBusy: boolean;
  /** Why the last call was refused. */
  readonly problem: CallError | undefined;
  /**
   * Makes the call, and renews all answers on the screen, also after a refusal by a newer change.
   * @returns the answer; undefined if the call was refused
   */
  send<M extends WriteMethod, P extends PathWith<M>>(
    method: M,
    path: P,
    ...given: Argument<WriteOf<M, P>>
  ): Promise<AnswerOf<M, P> | undefined>;
  /** Removes the problem. */
  clear(): void;
}

type Send = (path: string, init: object) => ReturnType<typeof client.POST>;

/** The client's functions. The casts: `send` of `Write` has checked path, parameters and body. */
const senders: Readonly<Record<WriteMethod, Send>> = {
  post: client.POST as Send,
  put: client.PUT as Send,
  delete: client.DELETE as Send,
};

/** Calls that change something. */
export function useWrite(): Write {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallError>();

  const send = useCallback(
    async <M extends WriteMethod, P extends PathWith<M>>(
      method: M,
      path: P,
      ...[given]: Argument<WriteOf<M, P>>
    ): Promise<AnswerOf<M, P> | undefined> => {
      setBusy(true);
      setProblem(undefined);
      const { body, ...params }: { readonly body?: unknown } = given ?? {};
      try {
        const answer = await answerOf(senders[method](path, { params, body }));
        await queries.invalidateQueries();
        return answer as AnswerOf<M, P>;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // The newer version is there before the notice asks to send the change again.
        if (error.isConflict) await queries.invalidateQueries();
        setProblem(error);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [queries],
  );
  return { isBusy, problem, send, clear: useCallback(() => setProblem(undefined), []) };
}
