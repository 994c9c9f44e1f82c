import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { GameThumbnail } from '../GameTile/GameThumbnail.tsx';
import * as css from './GameCover.css.ts';

/** Icons of the reasons why a game can't be played at the moment. */
export const gameCoverIcons = {
  loading: undefined,
  failed: 'alert',
  maintenance: 'maintenance',
  signIn: 'login',
  balance: 'wallet',
  limit: 'gauge',
  check: 'clock',
  pause: 'pause',
  replaced: 'device',
  summary: 'checklist',
  blocked: 'lock',
  country: 'not-here',
} as const satisfies Record<string, IconName | undefined>;

export type GameCoverState = keyof typeof gameCoverIcons;

export interface GameCoverProps extends RootProps<HTMLDivElement> {
  /** Reason why the game is covered. */
  state: GameCoverState;
  /** Message in one sentence, for example “You have reached your loss limit”; the game's name while it loads. */
  title: string;
  /** Consequences and duration. */
  detail?: string | undefined;
  /** Accessible name of the bar while the game loads. @default `title` */
  progressLabel?: string | undefined;
  /** URL of the game's thumbnail. */
  image?: string | undefined;
  /** Id of the game, from which missing artwork is drawn. @default `title` */
  gameId?: string | undefined;
  /**
   * Writes `title`, the game's name, on drawn artwork.
   * @default true
   */
  isNamed?: boolean | undefined;
  /** Figures of the session, for its summary. */
  children?: ReactNode;
  /** Actions, at most two: for example retrying, signing in, depositing or opening the limits. */
  action?: ReactNode;
}

/** Cover for a game that isn't available. Renders a `div` that is announced when it appears. */
export function GameCover({
  state,
  title,
  detail,
  progressLabel = title,
  image,
  gameId,
  isNamed = true,
  children,
  action,
  ...rest
}: GameCoverProps) {
  if (state === 'loading') {
    return (
      <div {...rest} data-state={state} className={css.root}>
        <div className={css.loading}>
          <span className={css.thumbnail}>
            <GameThumbnail src={image} gameId={gameId} title={isNamed ? title : ''} />
          </span>
          <p role="status" className={css.name}>
            {title}
          </p>
          <div className={css.progress}>
            <Progress label={progressLabel} size="sm" />
          </div>
        </div>
      </div>
    );
  }
  return (
    <div {...rest} data-state={state} className={css.root}>
      {image !== undefined && (
        <span className={css.picture}>
          <GameThumbnail src={image} gameId={gameId} title="" />
        </span>
      )}
      <div className={css.card}>
        <span className={css.disc}>
          <Icon name={gameCoverIcons[state]} size="lg" />
        </span>
        <div role="alert" className={css.words}>
          <p className={css.title}>{title}</p>
          {detail !== undefined && <p className={css.detail}>{detail}</p>}
        </div>
        {children !== undefined && <div className={css.figures}>{children}</div>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
