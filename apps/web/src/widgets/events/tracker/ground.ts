import type { TrackerGround } from '@touchline/ui';

/** Returns the pitch of a sport whose positions of the ball are known. */
export function groundOf(sport: string): TrackerGround | undefined {
  return sport === 'football' || sport === 'ice-hockey' ? sport : undefined;
}
