import type { ReactNode } from 'react';
import { useUi } from '../../theme/UiProvider.tsx';
import { DrawnTick } from '../DrawnTick/DrawnTick.tsx';
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
  /** Unique id; a repeated toast reuses its id. */
  id: string;
  /** Title of the toast: what happened. */
  title: string;
  /** Consequence, below the title. */
  detail?: string | undefined;
  /**
   * Tone of the toast.
   * @default 'info'
   */
  tone?: ToastTone | undefined;
  /** Icon that replaces the default icon of `tone`. */
  icon?: IconName | undefined;
  /**
   * Whether a tick is drawn in place of the icon, for good news of the player's own.
   * @default false
   */
  celebrated?: boolean | undefined;
  /** Number of occurrences, formatted, for example “× 3”. */
  count?: string | undefined;
  /** Follow-up action, or the answers to a question. */
  action?: ReactNode;
  /**
   * Time in milliseconds until the toast is dismissed.
   * @default none: it stays until the player dismisses it
   */
  time?: number | undefined;
  /**
   * Whether screen readers announce the toast immediately rather than when they are idle.
   * @default true for `danger`
   */
  urgent?: boolean | undefined;
}

export interface ToastProps extends ToastItem {
  /** Called when the player dismisses the toast. */
  onDismiss: () => void;
}

/** Single toast. Renders an `li` with `data-tone`, and with `data-swiped` while it is being swiped. */
export function Toast({
  id,
  title,
  detail,
  tone = 'info',
  icon,
  celebrated = false,
  count,
  action,
  onDismiss,
}: ToastProps) {
  const { messages, direction } = useUi();
  const swipe = useSwipe(direction === 'rtl' ? -1 : 1, onDismiss);
  return (
    <li {...swipe} data-toast={id} className={css.toast}>
      <span className={css.sign} data-tone={tone}>
        {celebrated ? <DrawnTick size="sm" /> : <Icon name={icon ?? toneIcons[tone]} />}
      </span>
      <div className={css.words}>
        <p className={css.title}>
          <span>{title}</span>
          {count !== undefined && <span className={css.count}> {count}</span>}
        </p>
        {detail !== undefined && <p className={css.detail}>{detail}</p>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      <IconButton icon="close" tone="muted" label={messages.dismiss} onClick={onDismiss} />
    </li>
  );
}
