import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { AmountLine } from '../../../primitives/AmountLine/AmountLine.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { moneyArea } from '../../../theme/moneyAreas.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './GameFrame.css.ts';

export interface GameFrameLabels {
  /** Label of the close button, for example “Close the game”. */
  readonly close: string;
  /** Label of the information button, for example “About the game”. */
  readonly info: string;
  /** Label of the favourite button, for example “Favourite”. */
  readonly favourite: string;
  /** Label of the full-screen button, for example “Full screen”. */
  readonly fullScreen: string;
  /** Label of the button that leaves full screen, for example “Leave full screen”. */
  readonly leaveFullScreen: string;
  /** Label of the break button on phones, for example “Break”. */
  readonly pause: string;
}

export interface GameDetail {
  /** Label of the figure, for example “In this game” or “Net here”. */
  readonly label: string;
  /** Formatted figure, for example “0:34:12” or “−€ 6.50”. */
  readonly value: string;
}

export interface GameFrameProps extends RootProps<HTMLElement> {
  /** Name of the game. */
  title: string;
  /** Line below the name, for example its studio and return: “Brass Otter · returns 96.10 %”. */
  subtitle?: string | undefined;
  /** The return in `subtitle`, which is never truncated, for example “returns 96.10 %”. */
  returns?: string | undefined;
  /** Game as an `iframe`. Without it only `cover` is shown. */
  children?: ReactNode;
  /** Content over the game: `GameCover` while it loads or can't be played. */
  cover?: ReactNode;
  /** Figures that must be visible during play: time of day, time in the game, net result. */
  details?: readonly GameDetail[] | undefined;
  /** Balance with its actions below the game: `GameWallet`. */
  wallet?: ReactNode;
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
  /** Called when the player asks for information on the game. Without it there is no button. */
  onInfo?: (() => void) | undefined;
  /** Called when the player wants a break. Without it there is no button. */
  onPause?: (() => void) | undefined;
  /** Called when the player toggles the favourite. Without it there is no favourite button. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /** Called when the player enters or leaves full screen. Without it there is no button. */
  onFullScreenChange?: ((fullScreen: boolean) => void) | undefined;
}

/**
 * Game with its bars: head, figures and balance on a phone, two where the width allows, one in a phone held sideways.
 * Renders a `section` with the height of its container; `data-full-screen` while it fills the screen.
 */
export function GameFrame({
  title,
  subtitle,
  returns,
  children,
  cover,
  details = [],
  wallet,
  favourite = false,
  fullScreen = false,
  labels,
  onClose,
  onInfo,
  onPause,
  onFavouriteChange,
  onFullScreenChange,
  ...rest
}: GameFrameProps) {
  return (
    <section {...rest} aria-label={title} data-full-screen={fullScreen ? '' : undefined} className={css.root}>
      <div className={css.frame}>
        <header className={css.bar}>
          <IconButton icon="close" tone="header" label={labels.close} onClick={onClose} />
          <div className={css.names}>
            <h1 className={css.title}>{title}</h1>
            {subtitle !== undefined && (
              <p className={css.subtitle}>
                <AmountLine text={subtitle} amount={returns} />
              </p>
            )}
          </div>
        </header>
        <div className={css.tools}>
          {onInfo && <IconButton icon="info" tone="header" label={labels.info} onClick={onInfo} />}
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
        <div className={css.strip}>
          <dl className={css.details}>
            {details.map(({ label, value }) => (
              <div key={label} className={css.entry}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>
                  <bdi dir="ltr" translate="no">
                    {value}
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
          {onPause && (
            <div className={css.pause}>
              <Button icon="pause" tone="header" emphasis="outline" size="sm" onClick={onPause}>
                {labels.pause}
              </Button>
            </div>
          )}
        </div>
        <div {...(children ? moneyArea : {})} className={css.stage}>
          {children}
          {cover}
        </div>
        {wallet !== undefined && <div className={css.wallet}>{wallet}</div>}
      </div>
    </section>
  );
}
