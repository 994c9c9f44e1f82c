import type { MatchRecord } from '@touchline/feed';
import { VisuallyHidden } from '@touchline/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Goal } from '../../../features/odds/feed/goals.ts';
import { useGoal } from '../../../features/odds/feed/useGoal.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

export interface MatchGoalProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

// Lazy: most visits of a match see no goal.
const LazyGoal = lazyView(() => import('./GoalOverlay.tsx'));

/** A goal over the scoreboard of a match, with its announcement; nothing where the player has switched it off. */
export default function MatchGoal({ match, sport }: MatchGoalProps) {
  const goal = useGoal(match.id);
  const { isGoalMoment, isAppLightVersion } = useSnapshot(settings);
  // A goal from before the page was opened isn't shown over it.
  const [closed, setClosed] = useState<Goal | undefined>(goal);
  const [news, setNews] = useState('');
  if (isGoalMoment === 0 || isAppLightVersion === 1) return null;
  return (
    <>
      {/* Screen readers announce only what is added to an element that they know. */}
      <VisuallyHidden aria-live="polite">{goal ? news : ''}</VisuallyHidden>
      {goal && goal !== closed && (
        <LazyGoal
          key={goal.score.join()}
          match={match}
          sport={sport}
          goal={goal}
          onAnnounce={setNews}
          onClose={() => setClosed(goal)}
        />
      )}
    </>
  );
}
