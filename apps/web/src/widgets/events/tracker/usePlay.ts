import type { MatchRecord } from '@touchline/feed';
import type { MatchTrackerProps } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { groundOf } from './ground.ts';
import type { Tracker } from './tracker.api.ts';

/** Returns the state of play for a tracker: the pitch, and the action on it or the pause. */
export function usePlay(
  match: MatchRecord,
  sport: string,
  action: Tracker['action'],
): Pick<MatchTrackerProps, 'ground' | 'action' | 'pause'> {
  const { t } = useTranslation('tracker');
  const names = useNames();
  const ground = groundOf(sport);
  if (!action) return { ground, pause: names.phase(match) };
  const { side, kind, touches } = action;
  return {
    ground,
    action: {
      side,
      team: side === 0 ? match.home : match.away,
      state: t(kind === 'shot' && sport === 'ice-hockey' ? 'state.shot-on-ice' : `state.${kind}`),
      touches,
    },
  };
}
