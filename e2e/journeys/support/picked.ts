import type { Match, Platform } from './platform.ts';

/** Matches chosen by a query, for example `best=true` or `media=true&section=live`. */
export async function pickedMatches(platform: Platform, query: string): Promise<readonly Match[]> {
  const answer = await fetch(`http://localhost:${platform.port}/web-api/line/picked?${query}`);
  if (!answer.ok) throw new Error(`The line answered ${answer.status}: ${await answer.text()}`);
  // The cast: the platform checks its responses by the contract, whose fields `Match` repeats.
  const { matches } = (await answer.json()) as { readonly matches: readonly Match[] };
  return matches;
}

/** An upcoming match of football. */
export async function upcomingFootball(platform: Platform): Promise<Match> {
  const [first] = await pickedMatches(platform, 'section=line&sportId=1&limit=1');
  if (!first) throw new Error('There is no football to come.');
  return first;
}
