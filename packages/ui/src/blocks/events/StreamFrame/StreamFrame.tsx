import type { ReactNode } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './StreamFrame.css.ts';

export const streamForms = ['full', 'mini'] as const;
export type StreamForm = (typeof streamForms)[number];

/** Labels of the player's buttons; a button without a callback isn't shown. */
export interface StreamLabels {
  /** Label of the sound button: “Sound off” while sound is on, “Sound on” while it is off. */
  readonly sound: string;
  /** Label of the size button: “Small player”, or “Back to its place”. */
  readonly mini: string;
  /** Label of the full-screen button. */
  readonly fullScreen: string;
  /** Label of the close button. */
  readonly close: string;
}

export interface StreamFrameProps extends RootProps<HTMLElement> {
  /** Accessible name, for example “Broadcast of Harbour City – Crestwood Palace”. */
  label: string;
  /**
   * Embedded in the page, or a small player in the corner.
   * @default 'full'
   */
  form?: StreamForm | undefined;
  /** Stream: a `video`, or the provider's frame. */
  children?: ReactNode;
  /** Content over the stream, such as the reason why it isn't available and a follow-up action. */
  overlay?: ReactNode;
  /**
   * Whether the stream is loading.
   * @default false
   */
  busy?: boolean | undefined;
  /** Title in the bar, for example “Harbour City – Crestwood Palace”. */
  title?: string | undefined;
  labels: StreamLabels;
  /**
   * Whether the sound is off.
   * @default false
   */
  muted?: boolean | undefined;
  /** Called when the player toggles the sound. */
  onMutedChange?: ((muted: boolean) => void) | undefined;
  /** Called when the player switches between the small and the embedded player. */
  onFormChange?: ((form: StreamForm) => void) | undefined;
  /** Called when the player requests full screen. */
  onFullScreen?: (() => void) | undefined;
  /** Called when the player closes the stream. */
  onClose?: (() => void) | undefined;
}

/** Frame of a live stream with its controls. Renders a `section`; `data-form` is `full` or `mini`. */
export function StreamFrame({
  label,
  form = 'full',
  children,
  overlay,
  busy = false,
  title,
  labels,
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
            label={labels.sound}
            icon={muted ? 'sound-off' : 'sound'}
            tone="header"
            onClick={() => onMutedChange(!muted)}
          />
        )}
        {onFormChange && (
          <IconButton
            label={labels.mini}
            icon={mini ? 'external' : 'video'}
            tone="header"
            onClick={() => onFormChange(mini ? 'full' : 'mini')}
          />
        )}
        {onFullScreen && (
          <IconButton label={labels.fullScreen} icon="full-screen" tone="header" onClick={onFullScreen} />
        )}
        {onClose && <IconButton label={labels.close} icon="close" tone="header" onClick={onClose} />}
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
