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
  blocked: 'lock',
  country: 'not-here',
} as const satisfies Record<string, IconName | undefined>;

export type GameCoverState = keyof typeof gameCoverIcons;

export interface GameCoverProps extends RootProps<HTMLDivElement> {
  /** Reason why the game is covered. */
  state: GameCoverState;
  /** Message in one sentence, for example “Loading Iron Orchard” or “You have reached your loss limit”. */
  title: string;
  /** Consequences and duration. */
  detail?: string | undefined;
  /** Loading progress from 0 to 100. Only with the state `loading`. */
  progress?: number | undefined;
  /** URL of the game's thumbnail, behind the text. */
  image?: string | undefined;
  /** Main action, for example retrying, signing in, depositing or opening the limits. */
  action?: ReactNode;
}

/** Cover for a game that isn't available. Renders a `div` that is announced when it appears. */
export function GameCover({ state, title, detail, progress, image, action, ...rest }: GameCoverProps) {
  const icon = gameCoverIcons[state];
  const role = state === 'loading' ? 'status' : 'alert';
  return (
    <div {...rest} data-state={state} className={css.root}>
      {image !== undefined && (
        <span className={css.picture}>
          <GameThumbnail src={image} title="" />
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
