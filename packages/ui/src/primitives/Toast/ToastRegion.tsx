import { useRef, useState, type KeyboardEvent } from 'react';
import { Toast as Behaviour } from 'radix-ui';
import { useMessages } from '../../theme/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Toast, type ToastItem } from './Toast.tsx';
import { ToastAnnouncer } from './ToastAnnouncer.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRoom } from './useRoom.ts';
import { useToastClock } from './useToastClock.ts';
import * as css from './Toast.css.ts';

export const toastClearances = ['none', 'navigation', 'coupon'] as const;
export type ToastClearance = (typeof toastClearances)[number];

export interface ToastRegionProps {
  /** Toasts in order, the topmost first. */
  toasts: readonly ToastItem[];
  /** Called when a toast is dismissed by the player or after its time. */
  onDismiss: (id: string) => void;
  /**
   * Maximum number of visible toasts; the others are counted and queued.
   * @default 3
   */
  most?: number | undefined;
  /**
   * Label of the button that shows the queued toasts, for example “2 more”.
   * @default "+2"
   */
  moreLabel?: ((count: number) => string) | undefined;
  /**
   * Part of the page that toasts don't cover: none, the bottom navigation, or the coupon too.
   * @default 'navigation'
   */
  clear?: ToastClearance | undefined;
}

const plainMore = (count: number) => `+${count}`;

/**
 * Region for toasts, each announced once. F6 moves focus there and back, Escape dismisses the focused toast. Renders
 * a region with a list: above the bottom bars on phones, at the top inline end on desktops. While the page has a button
 * that moves money, toasts are at the top, and never over it: where they would be, one is shown in one line over the
 * header (`data-room`), and where even that would cover it, they wait.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  most = 3,
  moreLabel = plainMore,
  clear = 'navigation',
}: ToastRegionProps) {
  const messages = useMessages();
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { within, onFocus, onBlur } = useKeptFocus(list, toasts.length);
  const room = useRoom(list, toasts.map(({ id, title, detail }) => `${id} ${title} ${detail}`).join('\n'));
  const isWhole = room === 'free' || room === 'top';
  const waiting = isWhole ? Math.max(0, toasts.length - most) : 0;
  const seen = toasts.slice(0, isWhole ? (open ? toasts.length : most) : 1);
  if (open && waiting === 0) setOpen(false);

  const times = new Map(
    seen.flatMap(({ id, count, time }) => (time ? [[key(id, count), time] as const] : [])),
  );
  const held = toasts.length > 0 && (pointed || within || open || room === 'none');
  useToastClock(times, held, (due) => {
    const item = toasts.find(({ id, count }) => key(id, count) === due);
    if (item) onDismiss(item.id);
  });

  const escape = (event: KeyboardEvent) => {
    const focused = event.target instanceof Element && event.target.closest('[data-toast]');
    const id = focused && focused.getAttribute('data-toast');
    if (event.key === 'Escape' && id) onDismiss(id);
  };

  return (
    // Radix provides the region, its key and its position outside dialogs. Radix toasts can't be reordered and would
    // be announced again whenever they reappear, so they aren't used.
    <Behaviour.Provider label={messages.notifications}>
      <ToastAnnouncer
        news={toasts.map(({ id, title, detail, tone, urgent = tone === 'danger' }) => ({
          id,
          urgent,
          words: detail === undefined ? title : `${title}. ${detail}`,
        }))}
      />
      <Behaviour.Viewport
        ref={list}
        label={messages.notifications}
        hotkey={hotkey}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={escape}
        data-clear={clear}
        data-room={room}
        data-open={open ? '' : undefined}
        className={css.region}
      >
        {seen.map((toast) => (
          <Toast key={toast.id} {...toast} onDismiss={() => onDismiss(toast.id)} />
        ))}
        {waiting > 0 && (
          <li className={css.more}>
            <Button
              size="sm"
              emphasis="outline"
              iconEnd={open ? 'up' : 'down'}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {moreLabel(waiting)}
            </Button>
          </li>
        )}
      </Behaviour.Viewport>
    </Behaviour.Provider>
  );
}

const hotkey = ['F6'];

/** A repeated toast has a new key, which restarts its time. */
const key = (id: string, count: string | undefined) => `${id} ${count ?? ''}`;
