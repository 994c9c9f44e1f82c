import type { GameMode } from '@touchline/contract/casino';
import type { StartedGame } from '@touchline/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { track } from '../../features/analytics/track.ts';
import { endGame, reportFailure, startGame } from '../../features/gameSession/gameSession.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';

/** Choice from which a session is started. A new object of the same values starts anew. */
export interface RunChoice {
  readonly mode: GameMode;
  /** Account of a real session; the active one if undefined. */
  readonly accountId?: string | undefined;
}

/** A game on the page: from the request for its frame to the frame that is ready, or the reason against it. */
export type Run =
  | { readonly is: 'starting' }
  | { readonly is: 'refused'; readonly error: ApiError | undefined }
  | { readonly is: 'running'; readonly started: StartedGame; readonly isReady: boolean }
  | { readonly is: 'failed'; readonly isClosed: boolean };

/** Time within which a game reports that it is ready, ms. */
const PATIENCE = 20_000;

/**
 * Starts a session of a game, and ends it when the page is left or another choice is made.
 * @param choice undefined while the game can't be started
 */
export function useRun(
  gameId: number,
  choice: RunChoice | undefined,
): { readonly run: Run; readonly setReady: () => void; readonly fail: (code: string) => void } {
  const [run, setRun] = useState<Run>({ is: 'starting' });
  const lang = useLang();
  const device = useIsDesk() ? 'desktop' : 'phone';
  const start = useEffectEvent((wanted: RunChoice) =>
    startGame({
      gameId,
      mode: wanted.mode,
      ...(wanted.accountId === undefined ? {} : { accountId: wanted.accountId }),
      lang,
      device,
      theme: themeOfPage(),
      returnTo: location.pathname,
    }),
  );
  useEffect(() => {
    if (!choice) {
      // The player has signed out: the frame with their balance goes.
      setRun({ is: 'starting' });
      return undefined;
    }
    let isLeft = false;
    let sessionId: string | undefined;
    const leave = (id: string) => void endGame(id).catch(() => undefined);
    setRun({ is: 'starting' });
    start(choice).then(
      (started) => {
        sessionId = started.session.id;
        track('casino_game_open', choice.mode);
        if (isLeft) leave(sessionId);
        else setRun({ is: 'running', started, isReady: false });
      },
      (error: unknown) => {
        const refusal = error instanceof ApiError ? error : undefined;
        track('casino_game_error', refusal?.code ?? 'network');
        if (!isLeft) setRun({ is: 'refused', error: refusal });
      },
    );
    return () => {
      isLeft = true;
      if (sessionId !== undefined) leave(sessionId);
    };
  }, [choice]);

  const sessionId = run.is === 'running' ? run.started.session.id : undefined;
  const isWaiting = run.is === 'running' && !run.isReady;
  const fail = async (code: string): Promise<void> => {
    track('casino_game_error', code);
    setRun({ is: 'failed', isClosed: false });
    const isClosed = sessionId !== undefined && (await reportFailure(sessionId, code).catch(() => false));
    if (isClosed) setRun((now) => (now.is === 'failed' ? { is: 'failed', isClosed } : now));
  };
  const expire = useEffectEvent(() => void fail('NOT_READY'));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => expire(), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting, sessionId]);

  return {
    run,
    setReady: () => setRun((now) => (now.is === 'running' ? { ...now, isReady: true } : now)),
    fail: (code) => void fail(code),
  };
}

function themeOfPage(): 'light' | 'dark' {
  return getComputedStyle(document.documentElement).colorScheme.startsWith('dark') ? 'dark' : 'light';
}
