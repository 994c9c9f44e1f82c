import type { ReactNode } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './GameFrame.css.ts';

export const gameModes = ['real', 'demo'] as const;
export type GameMode = (typeof gameModes)[number];

export interface GameFrameWords {
  /** Closes the game: "Close the game". */
  readonly close: string;
  /** Switches the star: "Favourite". */
  readonly favourite: string;
  /** Fills the screen: "Full screen". */
  readonly fullScreen: string;
  /** Leaves it: "Leave full screen". */
  readonly leaveFullScreen: string;
  /** What is switched: "Play for". */
  readonly mode: string;
  /** For money: "Real". */
  readonly real: string;
  /** For nothing: "Demo". */
  readonly demo: string;
}

export interface GameFact {
  /** What it is: "In session", "Net". */
  readonly label: string;
  /** Its figure: "0:34", "−€ 12.50". */
  readonly value: string;
}

export interface GameFrameProps extends RootProps<HTMLElement> {
  /** Name of the game. */
  title: string;
  /** The game itself: an `iframe`. Without it there is only what covers it. */
  children?: ReactNode;
  /** Stands over the game: `GameCover` while it loads or can't be played. */
  cover?: ReactNode;
  /** Time of day; in many countries it must be in sight. */
  clock?: string | undefined;
  /** Time in session, net result: what must be in sight while playing. */
  facts?: readonly GameFact[] | undefined;
  /** The balance with the way to more of it: `GameWallet`. */
  wallet?: ReactNode;
  /** Puts money in: a small `ButtonLink`. */
  deposit?: ReactNode;
  /** For money or for nothing. Without it there is no choice. */
  mode?: GameMode | undefined;
  /** The player's favourite or not. @default false */
  favourite?: boolean | undefined;
  /** The frame fills the screen. @default false */
  fullScreen?: boolean | undefined;
  /** Words of the bars. */
  words: GameFrameWords;
  /** The player leaves the game. */
  onClose: () => void;
  /** The player chose money or demo. */
  onModeChange?: ((mode: GameMode) => void) | undefined;
  /** The player switched the star. Without it there is none. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /** The player fills the screen or leaves it. Without it there is no button. */
  onFullScreenChange?: ((fullScreen: boolean) => void) | undefined;
}

/**
 * A game between its bars: two on a phone, one where there is room for all of it. Renders a `section` as high as
 * its place; `data-full-screen` while it fills the screen.
 */
export function GameFrame({
  title,
  children,
  cover,
  clock,
  facts = [],
  wallet,
  deposit,
  mode,
  favourite = false,
  fullScreen = false,
  words,
  onClose,
  onModeChange,
  onFavouriteChange,
  onFullScreenChange,
  ...rest
}: GameFrameProps) {
  const known = clock === undefined ? facts : [{ label: '', value: clock }, ...facts];
  return (
    <section {...rest} aria-label={title} data-full-screen={fullScreen ? '' : undefined} className={css.root}>
      <div className={css.frame}>
        <header className={css.bar}>
          <IconButton icon="close" tone="header" label={words.close} onClick={onClose} />
          <h1 className={css.title}>{title}</h1>
          {wallet !== undefined && <div className={css.wallet}>{wallet}</div>}
          {deposit !== undefined && <div className={css.wallet}>{deposit}</div>}
        </header>
        <div className={css.tools}>
          {known.length > 0 && (
            <dl className={css.facts}>
              {known.map(({ label, value }) => (
                <div key={label} className={css.fact}>
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
                label={words.mode}
                value={mode}
                options={gameModes.map((value) => ({ value, label: words[value] }))}
                onValueChange={onModeChange}
              />
            </div>
          )}
          <div className={css.buttons}>
            {onFavouriteChange && (
              <IconButton
                icon={favourite ? 'star-filled' : 'star'}
                tone="header"
                label={words.favourite}
                pressed={favourite}
                onClick={() => onFavouriteChange(!favourite)}
              />
            )}
            {onFullScreenChange && (
              <IconButton
                icon={fullScreen ? 'leave-full-screen' : 'full-screen'}
                tone="header"
                label={fullScreen ? words.leaveFullScreen : words.fullScreen}
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
