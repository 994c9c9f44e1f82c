import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import type { ScoreboardProps } from './Scoreboard.tsx';
import * as css from './ScoreSlim.css.ts';

export interface ScoreSlimProps
  extends RootProps<HTMLDivElement>, Pick<ScoreboardProps, 'back' | 'actions' | 'score'> {
  /** Names of home and away, abbreviated where possible. */
  teams: readonly [home: string, away: string];
  /** Live state in short, for example “63'”. */
  live?: ReactNode;
  /** Start or state in short, for example “21:00” or “Full time”. */
  status?: string | undefined;
}

/** One-line scoreboard that sticks to the top while a match's markets scroll. Renders a `div`. */
export function ScoreSlim({ teams, back, actions, score, live, status, ...rest }: ScoreSlimProps) {
  const { link: Link } = useUi();
  const [home, away] = teams;
  return (
    <div {...rest} className={css.root}>
      {back && (
        <Link href={back.href} aria-label={back.label} className={css.back}>
          <Icon name="back" />
        </Link>
      )}
      <div className={css.match}>
        <bdi className={css.team}>{home}</bdi>
        {score ? (
          <span className={css.score}>
            <bdi dir="ltr">{score[0]}</bdi>
            <span aria-hidden="true">–</span>
            <bdi dir="ltr">{score[1]}</bdi>
          </span>
        ) : (
          <span aria-hidden="true" className={css.dash}>
            –
          </span>
        )}
        <bdi className={css.team}>{away}</bdi>
      </div>
      <span className={css.state}>
        {live !== undefined && <LiveBadge ground="header">{live}</LiveBadge>}
        {status}
      </span>
      {actions}
    </div>
  );
}
