import type { GameSession } from '@touchline/contract';
import { useState } from 'react';
import { pauseGame, refreshGameSession } from '../../features/gameSession/gameSession.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';

export interface Pause {
  readonly isBusy: boolean;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Pauses the open game for a break, and resumes it. */
export function usePause(session: GameSession | undefined): Pause {
  const [isBusy, setBusy] = useState(false);
  const errorMessage = useErrorMessage();
  const change = async (isPaused: boolean) => {
    if (!session) return;
    setBusy(true);
    try {
      await pauseGame(session.id, isPaused);
    } catch (error) {
      notify({ kind: 'warning', title: errorMessage(error) });
      // It may have ended meanwhile.
      await refreshGameSession();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, pause: () => void change(true), resume: () => void change(false) };
}
