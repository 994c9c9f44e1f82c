import { useEffect, useState } from 'react';
import * as css from './PlacementStatus.css.ts';

export interface CountdownProps {
  /** Start of the countdown, in UTC ms. */
  startedAt: number;
  /** End of the countdown, in UTC ms. */
  deadline: number;
}

/**
 * Time until a deadline as a shrinking bar, computed from the clock rather than from counted ticks. Renders a `div`.
 */
export function Countdown({ startedAt, deadline }: CountdownProps) {
  const seconds = useSecondsUntil(deadline);
  const whole = Math.max(1, Math.ceil((deadline - startedAt) / 1000));
  // The bar animates towards the value of the next second.
  const share = Math.min(1, Math.max(0, (seconds - 1) / whole));
  return <CountdownBar share={share} />;
}

/**
 * Remaining share of a time span as a bar. Renders a `div` hidden from screen readers, because the text contains the
 * same information.
 */
export function CountdownBar({ share }: { share: number }) {
  return (
    <div aria-hidden="true" className={css.track}>
      <div className={css.bar} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}

/**
 * Counts down the seconds until a deadline and rerenders once per second.
 * @returns whole seconds until `deadline` (UTC ms), at least 0
 */
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
