import type { ReactNode } from 'react';
import * as css from './OwnWindowLayout.css.ts';

export interface OwnWindowLayoutProps {
  /** `Scoreboard` of the match. */
  board: ReactNode;
  /** `MatchTracker` of a match in play. */
  children?: ReactNode;
}

/** Layout of a small window over all others that shows one match; its ground reaches every edge. Renders a `div`. */
export function OwnWindowLayout({ board, children }: OwnWindowLayoutProps) {
  return (
    <div className={css.root}>
      {board}
      {children}
    </div>
  );
}
