import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import type { ScoreboardProps } from './Scoreboard.tsx';
import { back as backLink } from './Scoreboard.css.ts';
import * as css from './ScoreSlim.css.ts';

export interface ScoreSlimProps
  extends
    RootProps<HTMLDivElement>,
    Pick<ScoreboardProps, 'teams' | 'name' | 'crests' | 'sport' | 'back' | 'score' | 'scoreForm'> {
  /** Whether the scoreboard is scrolled away, so that this bar is shown. */
  shown: boolean;
  /** Live state in short, for example “63'”. */
  live?: ReactNode;
  /** Time of an upcoming match, in place of the score. */
  time?: string | undefined;
}

/**
 * One-line scoreboard of phones that appears at the top when `Scoreboard` is scrolled away. First element of the page's
 * content, before the scoreboard; takes no height there. Renders a `div`; its match is hidden from screen readers, which
 * have the scoreboard.
 */
export function ScoreSlim({
  shown,
  teams,
  name,
  crests = [undefined, undefined],
  sport,
  back,
  score,
  scoreForm = 'figures',
  live,
  time,
  ...rest
}: ScoreSlimProps) {
  const { link: Link } = useUi();
  return (
    <div {...rest} className={css.root} data-shown={shown ? '' : undefined}>
      {back && (
        <Link href={back.href} aria-label={back.label} onClick={back.onFollow} className={backLink}>
          <Icon name="back" />
        </Link>
      )}
      <div aria-hidden="true" className={css.match}>
        {name !== undefined && <bdi className={css.name}>{name}</bdi>}
        {teams && (
          <>
            <bdi className={css.team}>{teams[0]}</bdi>
            <TeamCrest name={teams[0]} image={crests[0]} sport={sport} />
          </>
        )}
        {(score || time !== undefined) && (
          <span translate="no" className={css.score} data-form={score ? scoreForm : 'long'}>
            {score ? (
              <>
                <bdi>{score[0]}</bdi>
                <span>–</span>
                <bdi>{score[1]}</bdi>
              </>
            ) : (
              <bdi dir="ltr" translate="no">
                {time}
              </bdi>
            )}
          </span>
        )}
        {teams && (
          <>
            <TeamCrest name={teams[1]} image={crests[1]} sport={sport} home={teams[0]} />
            <bdi className={css.team}>{teams[1]}</bdi>
          </>
        )}
      </div>
      <span aria-hidden="true" className={css.state}>
        {live !== undefined && <LiveBadge ground="header">{live}</LiveBadge>}
      </span>
    </div>
  );
}
