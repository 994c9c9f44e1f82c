import type { ReactNode } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './StreamFrame.css.ts';

export const streamForms = ['full', 'mini'] as const;
export type StreamForm = (typeof streamForms)[number];

/** Words of the frame's buttons; a button without a callback isn't shown. */
export interface StreamWords {
  /** "Sound off" while it is on, "Sound on" while it is off. */
  readonly sound: string;
  /** "Small player", or "Back to its place". */
  readonly mini: string;
  /** "Full screen". */
  readonly fullScreen: string;
  /** "Close the broadcast". */
  readonly close: string;
}

export interface StreamFrameProps extends RootProps<HTMLElement> {
  /** What is shown: "Broadcast of Harbour City – Crestwood Palace". */
  label: string;
  /** In its place on the page, or a small player in the corner. @default 'full' */
  form?: StreamForm | undefined;
  /** A `video`, or the provider's frame. */
  children?: ReactNode;
  /** What lies over the picture: a sentence of why there is none, with the way on. */
  overlay?: ReactNode;
  /** The picture is on its way. @default false */
  busy?: boolean | undefined;
  /** Title in the bar: "Harbour City – Crestwood Palace". */
  title?: string | undefined;
  words: StreamWords;
  /** The sound is off. @default false */
  muted?: boolean | undefined;
  /** The player switched the sound. */
  onMutedChange?: ((muted: boolean) => void) | undefined;
  /** The player made it small, or sent it back to its place. */
  onFormChange?: ((form: StreamForm) => void) | undefined;
  /** The player wants the whole screen. */
  onFullScreen?: (() => void) | undefined;
  /** The player closed it. */
  onClose?: (() => void) | undefined;
}

/** The place of a broadcast with its buttons. Renders a `section`; `data-form` is `full` or `mini`. */
export function StreamFrame({
  label,
  form = 'full',
  children,
  overlay,
  busy = false,
  title,
  words,
  muted = false,
  onMutedChange,
  onFormChange,
  onFullScreen,
  onClose,
  ...rest
}: StreamFrameProps) {
  const mini = form === 'mini';
  return (
    <section {...rest} aria-label={label} aria-busy={busy} data-form={form} className={css.root}>
      <div className={css.bar}>
        <span className={css.title}>{title}</span>
        {onMutedChange && (
          <IconButton
            label={words.sound}
            icon={muted ? 'sound-off' : 'sound'}
            tone="header"
            onClick={() => onMutedChange(!muted)}
          />
        )}
        {onFormChange && (
          <IconButton
            label={words.mini}
            icon={mini ? 'external' : 'video'}
            tone="header"
            onClick={() => onFormChange(mini ? 'full' : 'mini')}
          />
        )}
        {onFullScreen && (
          <IconButton label={words.fullScreen} icon="full-screen" tone="header" onClick={onFullScreen} />
        )}
        {onClose && <IconButton label={words.close} icon="close" tone="header" onClick={onClose} />}
      </div>
      <div className={css.picture}>
        {children}
        {busy && (
          <span className={css.over}>
            <Spinner />
          </span>
        )}
        {overlay !== undefined && <div className={css.over}>{overlay}</div>}
      </div>
    </section>
  );
}
