import { useEffect, useEffectEvent, useRef } from 'react';
import { createToastClock, type ToastClock } from './toastClock.ts';

/**
 * Runs the times of the visible toasts; pauses while `held` and while the page is hidden.
 * @param times milliseconds by id; toasts without a time are left out
 */
export function useToastClock(
  times: ReadonlyMap<string, number>,
  held: boolean,
  onDue: (id: string) => void,
): void {
  const clock = useRef<ToastClock>(null);
  const due = useEffectEvent((ids: readonly string[]) => ids.forEach(onDue));
  const shown = [...times].map(([id, time]) => `${id} ${time}`).join('\n');

  useEffect(() => {
    const made = createToastClock((ids) => due(ids));
    clock.current = made;
    return () => made.stop();
  }, []);

  useEffect(() => {
    clock.current?.run(times);
    // The map is new with every render; `shown` has its content.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);

  useEffect(() => {
    const follow = () => (held || document.hidden ? clock.current?.hold() : clock.current?.go());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [held]);
}
