import { useEffect, useState } from 'preact/hooks';

/** Returns whether a media query matches, and renders again when that changes. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => globalThis.matchMedia(query).matches);
  useEffect(() => {
    const list = globalThis.matchMedia(query);
    const follow = () => setMatches(list.matches);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return matches;
}
