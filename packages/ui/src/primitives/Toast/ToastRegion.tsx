import type { ReactNode } from 'react';
import { Toast } from 'radix-ui';
import { useMessages } from '../../theme/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
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
  id: string;
  /** What happened. */
  title: string;
  /** What follows. */
  detail?: string | undefined;
  /** What kind of news it is. @default 'info' */
  tone?: ToastTone | undefined;
  /** One way on; the news then stays until the player takes it away. */
  action?: ReactNode;
}

export interface ToastRegionProps {
  /** The news, oldest first. */
  toasts: readonly ToastItem[];
  /** The news was taken away, by the player or after its time. */
  onDismiss: (id: string) => void;
  /** How long news stays, in milliseconds; bad news and news with an action stay. @default 6000 */
  duration?: number | undefined;
}

/** News of what happened elsewhere on the page. Renders a region with a list; the newest is read out. */
export function ToastRegion({ toasts, onDismiss, duration = 6000 }: ToastRegionProps) {
  const messages = useMessages();
  return (
    <Toast.Provider label={messages.notifications} swipeDirection="up">
      {toasts.map(({ id, title, detail, tone = 'info', action }) => (
        <Toast.Root
          key={id}
          open
          onOpenChange={(open) => !open && onDismiss(id)}
          type={tone === 'danger' ? 'foreground' : 'background'}
          duration={tone === 'danger' || action !== undefined ? Infinity : duration}
          className={css.toast}
        >
          <span className={css.sign} data-tone={tone}>
            <Icon name={toneIcons[tone]} />
          </span>
          <div className={css.words}>
            <Toast.Title className={css.title}>{title}</Toast.Title>
            {detail !== undefined && <Toast.Description className={css.detail}>{detail}</Toast.Description>}
            {action !== undefined && <div className={css.action}>{action}</div>}
          </div>
          <IconButton icon="close" tone="muted" label={messages.dismiss} onClick={() => onDismiss(id)} />
        </Toast.Root>
      ))}
      <Toast.Viewport label={messages.notifications} className={css.region} />
    </Toast.Provider>
  );
}
