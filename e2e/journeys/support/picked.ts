import type { Match, Platform } from './platform.ts';

/** Matches of the line by what they are: `best=true`, `media=true&section=live`. */
export async function pickedMatches(platform: Platform, query: string): Promise<readonly Match[]> {
  const answer = await fetch(`http://localhost:${platform.port}/web-api/line/picked?${query}`);
  if (!answer.ok) throw new Error(`The line answered ${answer.status}: ${await answer.text()}`);
  // The cast: the platform checks its answers by the contract, whose parts are named beside `Match`.
  const { matches } = (await answer.json()) as { readonly matches: readonly Match[] };
  return matches;
}

/** A match of a football competition that is still to come. */
export async function upcomingFootball(platform: Platform): Promise<Match> {
  const [first] = await pickedMatches(platform, 'section=line&sportId=1&limit=1');
  if (!first) throw new Error('There is no football to come.');
  return first;
}
