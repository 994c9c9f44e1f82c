import { useMedia as useMediaOfKit } from '@touchline/ui';
import { matchesRendered } from './hydration.ts';

/** Returns whether the page matches a media query, at first as the server assumed; renders again when that changes. */
export function useMedia(query: string): boolean {
  return useMediaOfKit(query, matchesRendered);
}
