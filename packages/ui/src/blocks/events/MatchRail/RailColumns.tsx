import type { ReactNode } from 'react';
import { CompetitionCardSkeleton } from '../CompetitionCard/CompetitionCard.tsx';
import * as css from './MatchRail.css.ts';

export interface RailColumnsProps {
  /** `MatchRail`, from 1680 pixels; without it the page has the full width. */
  rail: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Page with a rail at its inline start. Renders a `div`. */
export function RailColumns({ rail, children }: RailColumnsProps) {
  return (
    <div className={css.columns}>
      {rail}
      <div className={css.page}>{children}</div>
    </div>
  );
}

/** Placeholder of a `MatchRail`. Renders a `div`. */
export function MatchRailSkeleton() {
  return (
    <div aria-busy="true" className={css.rail}>
      <CompetitionCardSkeleton kind="sport" rows={3} />
      <CompetitionCardSkeleton kind="sport" rows={3} />
    </div>
  );
}
