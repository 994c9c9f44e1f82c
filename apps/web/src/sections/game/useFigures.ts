import type { GameSession } from '@touchline/contract';
import type { GameDetail } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import { playTime, useSeconds } from './gameTime.ts';

/** Returns the figures that are always visible: time of day, time in the game, and net result with its sign. */
export function useFigures(session: GameSession | undefined): {
  readonly details: readonly GameDetail[];
  /** UTC seconds; undefined on the server. */
  readonly now: number | undefined;
} {
  const { t } = useTranslation('game');
  const format = useFormat();
  const now = useSeconds();
  if (now === undefined) return { details: [], now };
  const until = session?.endedAt ?? now;
  return {
    now,
    details: [
      { label: t('figures.now'), value: format.time(now) },
      { label: t('figures.here'), value: playTime(session ? until - session.startedAt : 0) },
      ...(session?.mode === 'real'
        ? [{ label: t('figures.net'), value: format.change(session.net, session.iso) }]
        : []),
    ],
  };
}
