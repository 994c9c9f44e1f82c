import type { GameSession } from '@touchline/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { endGame, type AboutGame } from '../../features/gameSession/gameSession.api.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { knownPath } from '../../platform/links/knownPaths.ts';
import { focusTile } from './focusTile.ts';

const State = v.object({ returnTo: v.string() });

export interface Closing {
  /** The session that has ended and whose summary is shown; undefined while the game is open. */
  readonly summary: GameSession | undefined;
  /** Ends the session; with rounds its summary is shown before the page is left. */
  readonly close: () => void;
  /** Leaves the page for the one that the player came from, else for the game's category. */
  readonly leave: () => void;
}

/** Ways out of an open game. */
export function useClose({ game, categories }: AboutGame, session: GameSession | undefined): Closing {
  const navigate = useNavigate();
  const location = useLocation();
  const paths = useCasinoPaths();
  const [summary, setSummary] = useState<GameSession>();

  const leave = () => {
    const state = v.safeParse(State, location.state);
    const path = categories[0]?.path;
    const to = state.success ? knownPath(state.output.returnTo) : undefined;
    focusTile(game.id);
    void navigate(to ?? (path === undefined ? paths.lobby : paths.page(path)));
  };

  const close = () => {
    const isPlayed = session?.mode === 'real' && session.rounds > 0 && !summary;
    if (!session || !isPlayed) {
      leave();
      return;
    }
    // The figures of the page are shown if the answer is lost; the session then ends by itself.
    void endGame(session.id).then(setSummary, () => setSummary(session));
  };

  return { summary, close, leave };
}
