import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { GamePicture } from '../GameTile/GamePicture.tsx';
import * as css from './GameCover.css.ts';

/** Why the game can't be played now, and the icon of it. */
export const gameCoverIcons = {
  loading: undefined,
  failed: 'alert',
  maintenance: 'maintenance',
  signIn: 'login',
  balance: 'wallet',
  limit: 'gauge',
  blocked: 'lock',
  country: 'not-here',
} as const satisfies Record<string, IconName | undefined>;

export type GameCoverState = keyof typeof gameCoverIcons;

export interface GameCoverProps extends RootProps<HTMLDivElement> {
  /** Why the game is covered. */
  state: GameCoverState;
  /** One plain sentence: "Loading Iron Orchard", "You have reached your loss limit". */
  title: string;
  /** What it means, and until when. */
  detail?: string | undefined;
  /** How much has been loaded, from 0 to 100; only while it loads. */
  progress?: number | undefined;
  /** Picture of the game, behind the words. */
  picture?: string | undefined;
  /** The way on: try again, sign in, deposit, limits. */
  action?: ReactNode;
}

/** Stands in place of a game that is not there. Renders a `div` that is read out when it appears. */
export function GameCover({ state, title, detail, progress, picture, action, ...rest }: GameCoverProps) {
  const icon = gameCoverIcons[state];
  const role = state === 'loading' ? 'status' : 'alert';
  return (
    <div {...rest} data-state={state} className={css.root}>
      {picture !== undefined && (
        <span className={css.picture}>
          <GamePicture src={picture} title="" />
        </span>
      )}
      <div className={css.card}>
        {icon && (
          <span className={css.disc}>
            <Icon name={icon} size="lg" />
          </span>
        )}
        <div role={role} className={css.words}>
          <p className={css.title}>{title}</p>
          {detail !== undefined && <p className={css.detail}>{detail}</p>}
        </div>
        {state === 'loading' && <Progress label={title} value={progress ?? 0} />}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
