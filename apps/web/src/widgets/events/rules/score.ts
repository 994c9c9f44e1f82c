import type { MatchRecord } from '@touchline/feed';

/** What a list says of a score: one text a side, and what is played now below it. */
export interface ScoreTexts {
  readonly sides: readonly [home: string, away: string];
  /** Games of the set and points of the game: "3–2 · 40:15". */
  readonly now?: string | undefined;
}

/** Sports whose parts are worth a table of their own; a football match is told by its score alone. */
const IN_PARTS: ReadonlySet<string> = new Set([
  'tennis',
  'volleyball',
  'table-tennis',
  'esports',
  'basketball',
  'ice-hockey',
]);
const BY_SETS: ReadonlySet<string> = new Set(['tennis', 'volleyball', 'table-tennis']);

/** The score in figures. @param sport slug of the sport */
export function scoreTexts({ score }: Pick<MatchRecord, 'score'>, sport: string): ScoreTexts | undefined {
  if (!score) return undefined;
  const [home, away] = score.total;
  // In cricket the points are wickets, which belong to the runs.
  if (sport === 'cricket' && score.points) {
    const [homeOut, awayOut] = score.points;
    return { sides: [`${home}/${homeOut}`, `${away}/${awayOut}`] };
  }
  const part = BY_SETS.has(sport) ? score.parts.at(-1) : undefined;
  const now = [part && `${part[0]}–${part[1]}`, score.points?.join(':')].filter((text) => text !== undefined);
  return { sides: [String(home), String(away)], now: now.length > 0 ? now.join(' · ') : undefined };
}

export interface ScorePartText {
  readonly id: string;
  readonly label: string;
  readonly home: string;
  readonly away: string;
  readonly now: boolean;
}

/** The score by sets, quarters, periods or maps, and the points of a game after them under the id `points`. */
export function scoreParts(
  { score, status }: Pick<MatchRecord, 'score' | 'status'>,
  sport: string,
): ScorePartText[] {
  if (!score || !IN_PARTS.has(sport)) return [];
  const isPlayed = status === 2 || status === 3;
  const parts = score.parts.map(([home, away], place) => ({
    id: `part ${place}`,
    label: String(place + 1),
    home: String(home),
    away: String(away),
    now: isPlayed && !score.points && place === score.parts.length - 1,
  }));
  if (!score.points) return parts;
  const [home, away] = score.points;
  return [...parts, { id: 'points', label: '', home, away, now: true }];
}
