import type { MatchTrackerProps } from './MatchTracker.tsx';
import * as css from './MatchTracker.css.ts';

/** Placeholder of a tracker, as high as one with a pitch. Renders a `div` that is hidden from screen readers. */
export function MatchTrackerSkeleton({ ground }: Pick<MatchTrackerProps, 'ground'>) {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.head} />
      {ground && <div className={css.ghost} />}
    </div>
  );
}
