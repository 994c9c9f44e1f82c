import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './NoticeBar.css.ts';

export const noticeBarTones = ['info', 'warning', 'danger'] as const;
export type NoticeBarTone = (typeof noticeBarTones)[number];

export interface NoticeBarProps extends RootProps<HTMLDivElement> {
  /** Message in one sentence, for example about a missing connection, demo money or delayed streams. */
  children: ReactNode;
  /**
   * Tone of the message.
   * @default 'info'
   */
  tone?: NoticeBarTone | undefined;
  /**
   * Icon of the message.
   * @default 'info'
   */
  icon?: IconName | undefined;
  /** Link or small button. */
  action?: ReactNode;
  /** Label of the dismiss button. */
  dismissLabel?: string | undefined;
  /** Called when the player dismisses the notice. Without it the notice can't be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/** Message about the whole page in a band. Renders a `div` with `role="status"`. */
export function NoticeBar({
  children,
  tone = 'info',
  icon = 'info',
  action,
  dismissLabel,
  onDismiss,
  ...rest
}: NoticeBarProps) {
  return (
    <div role="status" {...rest} className={css.root} data-tone={tone}>
      <Icon name={icon} size="sm" />
      <span className={css.words}>{children}</span>
      {action}
      {onDismiss && dismissLabel !== undefined && (
        <IconButton label={dismissLabel} icon="close" iconSize="sm" size="sm" onClick={onDismiss} />
      )}
    </div>
  );
}
