import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './GamePage.css.ts';

export interface GamePageProps extends RootProps<HTMLDivElement> {
  /** Game with its bars: `GameFrame`. */
  children: ReactNode;
  /** Cards beside the game on desktops: session, limits, about the game, last rounds. */
  side?: ReactNode;
  /** Accessible name of the cards, for example “Your session”. */
  sideLabel: string;
}

/** Open game with a column of cards on desktops. Renders a `div` with a complementary landmark. */
export function GamePage({ children, side, sideLabel, ...rest }: GamePageProps) {
  return (
    <div {...rest} className={css.root}>
      {children}
      {side !== undefined && (
        <aside aria-label={sideLabel} className={css.side}>
          {side}
        </aside>
      )}
    </div>
  );
}
