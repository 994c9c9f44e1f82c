import type { ReactNode } from 'react';
import { useUi } from '../../theme/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSwipe } from './useSwipe.ts';
import * as css from './Toast.css.ts';

export const toastTones = ['info', 'success', 'warning', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

const toneIcons = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  danger: 'error',
} as const satisfies Record<ToastTone, IconName>;

export interface ToastItem {
  /** Identity among the news; the same news keeps it. */
  id: string;
  /** What happened. */
  title: string;
  /** What follows. */
  detail?: string | undefined;
  /** What kind of news it is. @default 'info' */
  tone?: ToastTone | undefined;
  /** An icon that says more than that of the tone. */
  icon?: IconName | undefined;
  /** How often it happened, in short: "× 3". */
  count?: string | undefined;
  /** A way on, or the answers to a question. */
  action?: ReactNode;
  /** How long it is in sight, in milliseconds. @default it stays until the player takes it away */
  time?: number | undefined;
  /** Read out at once, not after what is being read. @default true for bad news */
  urgent?: boolean | undefined;
}

export interface ToastProps extends ToastItem {
  /** The player takes it away. */
  onDismiss: () => void;
}

/** One piece of news. Renders an `li`; `data-tone` by its kind, `data-swiped` while a finger pushes it away. */
export function Toast({ id, title, detail, tone = 'info', icon, count, action, onDismiss }: ToastProps) {
  const { messages, direction } = useUi();
  const swipe = useSwipe(direction === 'rtl' ? -1 : 1, onDismiss);
  return (
    <li {...swipe} data-toast={id} className={css.toast}>
      <span className={css.sign} data-tone={tone}>
        <Icon name={icon ?? toneIcons[tone]} />
      </span>
      <div className={css.words}>
        <p className={css.title}>
          {title}
          {count !== undefined && <span className={css.count}> {count}</span>}
        </p>
        {detail !== undefined && <p className={css.detail}>{detail}</p>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      <IconButton icon="close" tone="muted" label={messages.dismiss} onClick={onDismiss} />
    </li>
  );
}
