import { useEffect, useState } from 'react';

/** Returns a text once it hasn't changed for the given time, ms. */
export function useRested(text: string, ms: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
