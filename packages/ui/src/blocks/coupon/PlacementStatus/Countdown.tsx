import { useEffect, useState } from 'react';
import * as css from './PlacementStatus.css.ts';

export interface CountdownProps {
  /** When it began, UTC ms. */
  startedAt: number;
  /** When it ends, UTC ms. */
  deadline: number;
}

/** Time until a deadline as a bar that shrinks. The deadline rules, not the count of ticks. Renders a `div`. */
export function Countdown({ startedAt, deadline }: CountdownProps) {
  const seconds = useSecondsUntil(deadline);
  const whole = Math.max(1, Math.ceil((deadline - startedAt) / 1000));
  // Aimed one second ahead: the bar glides there while that second passes.
  const share = Math.min(1, Math.max(0, (seconds - 1) / whole));
  return <CountdownBar share={share} />;
}

/** What is left of a time as a bar. Renders a `div` that readers pass over: words say the same. */
export function CountdownBar({ share }: { share: number }) {
  return (
    <div aria-hidden="true" className={css.track}>
      <div className={css.bar} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}

/** @returns whole seconds until `deadline` (UTC ms), never below zero; renders once a second */
export function useSecondsUntil(deadline: number): number {
  const left = () => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const rest = deadline - Date.now();
    setSeconds(Math.max(0, Math.ceil(rest / 1000)));
    if (rest <= 0) return;
    const timer = setTimeout(() => setSeconds(Math.ceil(rest / 1000) - 1), rest % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [deadline, seconds]);
  return seconds;
}
