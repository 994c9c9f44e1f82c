import type { MatchRecord } from '@touchline/feed';

/** Score as shown in a list: one text per side, and the current game below. */
export interface ScoreTexts {
  readonly sides: readonly [home: string, away: string];
  /** Games of the set and points of the game: "3–2 · 40:15". */
  readonly now?: string | undefined;
}

/** Sports whose parts are shown in a table; a football match shows only its score. */
const IN_PARTS: ReadonlySet<string> = new Set([
  'tennis',
  'volleyball',
  'table-tennis',
  'esports',
  'basketball',
  'american-football',
  'ice-hockey',
  'handball',
  'baseball',
  'boxing',
]);
const BY_SETS: ReadonlySet<string> = new Set(['tennis', 'volleyball', 'table-tennis', 'esports']);
/** Sports whose points aren't points of a game: wickets, outs. */
const OTHER_POINTS: ReadonlySet<string> = new Set(['cricket', 'baseball']);

/**
 * Formats the score.
 * @param sport slug of the sport
 */
export function scoreTexts({ score }: Pick<MatchRecord, 'score'>, sport: string): ScoreTexts | undefined {
  // Runners have positions, and a stopped fight has no meaningful figures.
  if (!score || score.order || score.end?.by === 'stoppage') return undefined;
  const [home, away] = score.total;
  // In cricket the points are wickets, which are shown with the runs.
  if (sport === 'cricket' && score.points) {
    const [homeOut, awayOut] = score.points;
    return { sides: [`${home}/${homeOut}`, `${away}/${awayOut}`] };
  }
  const part = BY_SETS.has(sport) ? score.parts.at(-1) : undefined;
  const points = OTHER_POINTS.has(sport) ? undefined : score.points?.join(':');
  const now = [part && `${part[0]}–${part[1]}`, points].filter((text) => text !== undefined);
  return { sides: [String(home), String(away)], now: now.length > 0 ? now.join(' · ') : undefined };
}

/** Games or points of each set and the points of the game: "6–4 3–2 · 40:15"; undefined in sports without sets. */
export function setsText({ score }: Pick<MatchRecord, 'score'>, sport: string): string | undefined {
  if (!score || !BY_SETS.has(sport)) return undefined;
  const sets = score.parts.map(([home, away]) => `${home}–${away}`).join(' ');
  return [sets, score.points?.join(':')].filter(Boolean).join(' · ') || undefined;
}

/** Score of both sides as texts. */
export type ScorePair = Pick<ScorePartText, 'home' | 'away'>;

/**
 * Returns the score and its parts for screen-reader users: "2 to 1".
 * @param say translates the score of one part
 */
export function saidScore(
  score: ScoreTexts | undefined,
  say: (scores: ScorePair) => string,
  parts: readonly ScorePair[] = [],
): string | undefined {
  if (!score) return undefined;
  const [home, away] = score.sides;
  return [{ home, away }, ...parts].map((one) => say({ home: one.home, away: one.away })).join(', ');
}

/** Width of a score on a scoreboard: figures of one or two digits, or longer texts. */
export function scoreFormOf(score: ScoreTexts | undefined): 'figures' | 'long' {
  return score?.sides.some((side) => side.length > 2) ? 'long' : 'figures';
}

export interface ScorePartText {
  readonly id: string;
  readonly label: string;
  readonly home: string;
  readonly away: string;
  readonly now: boolean;
  /** Winner of the part: 0 home, 1 away; only for finished parts in sports with sets. */
  readonly won?: 0 | 1 | undefined;
}

/** Score by sets, quarters, periods or maps, followed by the points of a game under the id `points`. */
export function scoreParts(
  { score, status }: Pick<MatchRecord, 'score' | 'status'>,
  sport: string,
): ScorePartText[] {
  if (!score || !IN_PARTS.has(sport)) return [];
  const isPlayed = status === 2 || status === 3;
  const hasPoints = score.points && !OTHER_POINTS.has(sport);
  // Rounds of a fight with a score are finished.
  const isRunning = (place: number) => isPlayed && sport !== 'boxing' && place === score.parts.length - 1;
  const parts = score.parts.map(([home, away], place): ScorePartText => ({
    id: `part ${place}`,
    label: String(place + 1),
    home: String(home),
    away: String(away),
    now: !hasPoints && isRunning(place),
    ...(BY_SETS.has(sport) && !isRunning(place) && { won: home > away ? (0 as const) : (1 as const) }),
  }));
  // A round's score is known after it; the current round gets an empty column.
  if (sport === 'boxing' && status === 2) {
    parts.push({
      id: `part ${parts.length}`,
      label: String(parts.length + 1),
      home: '–',
      away: '–',
      now: true,
    });
  }
  if (!score.points || !hasPoints) return parts;
  const [home, away] = score.points;
  return [...parts, { id: 'points', label: '', home, away, now: true }];
}
