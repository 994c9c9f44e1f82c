import type { ReactNode } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './GameFrame.css.ts';

export const gameModes = ['real', 'demo'] as const;
export type GameMode = (typeof gameModes)[number];

export interface GameFrameLabels {
  /** Label of the close button, for example “Close the game”. */
  readonly close: string;
  /** Label of the favourite button, for example “Favourite”. */
  readonly favourite: string;
  /** Label of the full-screen button, for example “Full screen”. */
  readonly fullScreen: string;
  /** Label of the button that leaves full screen, for example “Leave full screen”. */
  readonly leaveFullScreen: string;
  /** Accessible name of the mode switch, for example “Play for”. */
  readonly mode: string;
  /** Label of the mode with real money, for example “Real”. */
  readonly real: string;
  /** Label of the demo mode, for example “Demo”. */
  readonly demo: string;
}

export interface GameDetail {
  /** Label of the figure, for example “In session” or “Net”. */
  readonly label: string;
  /** Formatted figure, for example “0:34” or “−€ 12.50”. */
  readonly value: string;
}

export interface GameFrameProps extends RootProps<HTMLElement> {
  /** Name of the game. */
  title: string;
  /** Game as an `iframe`. Without it only `cover` is shown. */
  children?: ReactNode;
  /** Content over the game: `GameCover` while it loads or can't be played. */
  cover?: ReactNode;
  /** Time of day. Many jurisdictions require it to be visible. */
  clock?: string | undefined;
  /** Figures that must be visible during play: session time, net result. */
  details?: readonly GameDetail[] | undefined;
  /** Balance with its details and deposit button: `GameWallet`. */
  wallet?: ReactNode;
  /** Deposit link: a small `ButtonLink`. */
  deposit?: ReactNode;
  /** Play with real money or in demo mode. Without it there is no switch. */
  mode?: GameMode | undefined;
  /**
   * Whether the game is a favourite of the player.
   * @default false
   */
  favourite?: boolean | undefined;
  /**
   * Whether the frame fills the screen.
   * @default false
   */
  fullScreen?: boolean | undefined;
  /** Labels of the bars. */
  labels: GameFrameLabels;
  /** Called when the player closes the game. */
  onClose: () => void;
  /** Called when the player switches the mode. */
  onModeChange?: ((mode: GameMode) => void) | undefined;
  /** Called when the player toggles the favourite. Without it there is no favourite button. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /** Called when the player enters or leaves full screen. Without it there is no button. */
  onFullScreenChange?: ((fullScreen: boolean) => void) | undefined;
}

/**
 * Game with its bars: two on a phone, one where the width allows. Renders a `section` with the height of its
 * container; `data-full-screen` while it fills the screen.
 */
export function GameFrame({
  title,
  children,
  cover,
  clock,
  details = [],
  wallet,
  deposit,
  mode,
  favourite = false,
  fullScreen = false,
  labels,
  onClose,
  onModeChange,
  onFavouriteChange,
  onFullScreenChange,
  ...rest
}: GameFrameProps) {
  const known = clock === undefined ? details : [{ label: '', value: clock }, ...details];
  return (
    <section {...rest} aria-label={title} data-full-screen={fullScreen ? '' : undefined} className={css.root}>
      <div className={css.frame}>
        <header className={css.bar}>
          <IconButton icon="close" tone="header" label={labels.close} onClick={onClose} />
          <h1 className={css.title}>{title}</h1>
          {wallet !== undefined && <div className={css.wallet}>{wallet}</div>}
          {deposit !== undefined && <div className={css.wallet}>{deposit}</div>}
        </header>
        <div className={css.tools}>
          {known.length > 0 && (
            <dl className={css.details}>
              {known.map(({ label, value }) => (
                <div key={label} className={css.entry}>
                  <dt className={css.label}>{label}</dt>
                  <dd>
                    <bdi dir="ltr">{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {mode !== undefined && (
            <div className={css.mode}>
              <SegmentedControl
                label={labels.mode}
                value={mode}
                options={gameModes.map((value) => ({ value, label: labels[value] }))}
                onValueChange={onModeChange}
              />
            </div>
          )}
          <div className={css.buttons}>
            {onFavouriteChange && (
              <IconButton
                icon={favourite ? 'star-filled' : 'star'}
                tone="header"
                label={labels.favourite}
                pressed={favourite}
                onClick={() => onFavouriteChange(!favourite)}
              />
            )}
            {onFullScreenChange && (
              <IconButton
                icon={fullScreen ? 'leave-full-screen' : 'full-screen'}
                tone="header"
                label={fullScreen ? labels.leaveFullScreen : labels.fullScreen}
                onClick={() => onFullScreenChange(!fullScreen)}
              />
            )}
          </div>
        </div>
        <div className={css.stage}>
          {children}
          {cover}
        </div>
      </div>
    </section>
  );
}
