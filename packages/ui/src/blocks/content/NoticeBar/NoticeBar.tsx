import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './NoticeBar.css.ts';

export const noticeBarTones = ['info', 'warning', 'danger'] as const;
export type NoticeBarTone = (typeof noticeBarTones)[number];

export interface NoticeBarProps extends RootProps<HTMLDivElement> {
  /** One sentence: no connection, demonstration money, delayed broadcasts. */
  children: ReactNode;
  /** @default 'info' */
  tone?: NoticeBarTone | undefined;
  /** @default 'info' */
  icon?: IconName | undefined;
  /** A link or a small button. */
  action?: ReactNode;
  /** Words of the button that takes it away. */
  dismissLabel?: string | undefined;
  /** The player takes it away. Without it the notice stays. */
  onDismiss?: (() => void) | undefined;
}

/** A fact about the whole page, in one band. Renders a `div` with the role of a status. */
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
