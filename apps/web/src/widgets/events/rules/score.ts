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
  'american-football',
  'ice-hockey',
  'handball',
  'baseball',
  'boxing',
]);
const BY_SETS: ReadonlySet<string> = new Set(['tennis', 'volleyball', 'table-tennis', 'esports']);
/** Sports whose points are no points of a game: wickets, outs. */
const OTHER_POINTS: ReadonlySet<string> = new Set(['cricket', 'baseball']);

/** The score in figures. @param sport slug of the sport */
export function scoreTexts({ score }: Pick<MatchRecord, 'score'>, sport: string): ScoreTexts | undefined {
  // Runners have places, and a stopped fight has no figures that say anything.
  if (!score || score.order || score.end?.by === 'stoppage') return undefined;
  const [home, away] = score.total;
  // In cricket the points are wickets, which belong to the runs.
  if (sport === 'cricket' && score.points) {
    const [homeOut, awayOut] = score.points;
    return { sides: [`${home}/${homeOut}`, `${away}/${awayOut}`] };
  }
  const part = BY_SETS.has(sport) ? score.parts.at(-1) : undefined;
  const points = OTHER_POINTS.has(sport) ? undefined : score.points?.join(':');
  const now = [part && `${part[0]}–${part[1]}`, points].filter((text) => text !== undefined);
  return { sides: [String(home), String(away)], now: now.length > 0 ? now.join(' · ') : undefined };
}

export interface ScorePartText {
  readonly id: string;
  readonly label: string;
  readonly home: string;
  readonly away: string;
  readonly now: boolean;
  /** Who won it: 0 home, 1 away; only of those that are over, in sports of sets. */
  readonly won?: 0 | 1 | undefined;
}

/** The score by sets, quarters, periods or maps, and the points of a game after them under the id `points`. */
export function scoreParts(
  { score, status }: Pick<MatchRecord, 'score' | 'status'>,
  sport: string,
): ScorePartText[] {
  if (!score || !IN_PARTS.has(sport)) return [];
  const isPlayed = status === 2 || status === 3;
  const hasPoints = score.points && !OTHER_POINTS.has(sport);
  // The rounds of a fight that have a score are over.
  const isRunning = (place: number) => isPlayed && sport !== 'boxing' && place === score.parts.length - 1;
  const parts = score.parts.map(([home, away], place): ScorePartText => ({
    id: `part ${place}`,
    label: String(place + 1),
    home: String(home),
    away: String(away),
    now: !hasPoints && isRunning(place),
    ...(BY_SETS.has(sport) && !isRunning(place) && { won: home > away ? (0 as const) : (1 as const) }),
  }));
  // What a fight's round brought is known after it; the round that is fought has its place.
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
