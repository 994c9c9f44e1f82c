import type { GameSession, StartedGame } from '@touchline/contract';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { refreshAccounts } from '../../features/account/account.api.ts';
import { openPort, type FramePort, type GameMessage } from '../../features/gameSession/framePort.ts';
import { refreshGameSession } from '../../features/gameSession/gameSession.api.ts';
import { setRoundRunning } from '../../features/gameSession/openGame.service.ts';
import { onNotice } from '../../platform/realtime/realtime.ts';

interface GamePortOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly started: StartedGame | undefined;
  readonly session: GameSession | undefined;
  /** Balance of the account that is played from; each change is passed on. */
  readonly balance: string | undefined;
  readonly onReady: () => void;
  readonly onFailed: (code: string) => void;
  readonly onAction: (action: 'close' | 'cashier' | 'history') => void;
}

/** Connects the page with the game's frame: passes on pauses, ends and balances, and does what the game asks for. */
export function useGamePort(options: GamePortOptions): void {
  const { frame, started, session, balance, onReady, onFailed, onAction } = options;
  const port = useRef<FramePort>(undefined);

  const take = useEffectEvent((message: GameMessage) => {
    switch (message.type) {
      case 'ready':
        onReady();
        break;
      case 'failed':
        onFailed(message.code);
        break;
      case 'roundStarted':
      case 'roundEnded':
        setRoundRunning(message.type === 'roundStarted');
        void refreshGameSession();
        break;
      case 'balanceStale':
        void refreshAccounts();
        break;
      default:
        onAction(message.type);
    }
  });

  const origin = started?.frame.origin;
  const url = started?.frame.url;
  useEffect(() => {
    if (origin === undefined) return undefined;
    const opened = openPort(origin, () => frame.current?.contentWindow, take);
    port.current = opened;
    return () => {
      opened.close();
      setRoundRunning(false);
    };
  }, [frame, origin, url]);

  const state = session?.state;
  const reason = session?.pauseReason ?? undefined;
  useEffect(() => {
    if (state === 'paused') port.current?.send({ type: 'pause', reason: reason ?? 'BREAK' });
    if (state === 'open') port.current?.send({ type: 'resume' });
    if (state === 'closing' || state === 'closed') port.current?.send({ type: 'leave' });
  }, [state, reason]);

  useEffect(() => {
    if (balance !== undefined) port.current?.send({ type: 'balanceChanged' });
  }, [balance]);

  useEffect(
    () =>
      onNotice(({ about }) => {
        if (about === 'games' || about === 'accounts') void refreshGameSession();
      }),
    [],
  );
}
