import { useEffect, useState } from 'react';
import { serverNow } from './clock.ts';

/**
 * Whole seconds until a server time; 0 once it is reached.
 * @param at UTC ms
 */
export function useSecondsLeft(at: number): number {
  const [left, setLeft] = useState(() => leftUntil(at));
  useEffect(() => {
    const look = () => setLeft(leftUntil(at));
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}

const leftUntil = (at: number) => Math.max(0, Math.ceil((at - serverNow()) / 1_000));
