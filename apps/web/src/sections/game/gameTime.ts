import { useEffect, useState } from 'react';
import { serverNow } from '../../platform/clock/clock.ts';

/** `0:34:12` for 2052: hours, minutes and seconds. */
export function playTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** Returns the server's time in UTC seconds, each second; undefined on the server and while the page is continued. */
export function useSeconds(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = () => setNow(Math.floor(serverNow() / 1000));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
