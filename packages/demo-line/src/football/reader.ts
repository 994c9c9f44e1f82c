import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { countryOf, plainName, teamKey } from './names.ts';
import type { SeasonMatch } from './seasonMatch.ts';
import { oneNameASide } from './sides.ts';

export interface Competition {
  readonly code: string;
  readonly name: string;
  readonly country: string;
}

/** A file or match that could not be read, and the reason. */
export interface Skipped {
  readonly file: string;
  readonly reason: string;
}

export interface Seasons {
  readonly competitions: ReadonlyMap<string, Competition>;
  /** Sorted by day, then time, then competition. */
  readonly matches: readonly SeasonMatch[];
  readonly skipped: readonly Skipped[];
}

const Goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60));
const ScorePair = v.tuple([Goals, Goals]);
const Score = v.union([
  ScorePair,
  v.looseObject({ ht: v.optional(v.nullable(ScorePair)), ft: v.optional(v.nullable(ScorePair)) }),
]);
const Team = v.pipe(
  v.union([
    v.string(),
    v.pipe(
      v.looseObject({ name: v.string() }),
      v.transform((team) => team.name),
    ),
  ]),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(80),
);
const FileMatch = v.looseObject({
  round: v.optional(v.nullable(v.string())),
  date: v.pipe(v.string(), v.isoDate()),
  time: v.optional(v.nullable(v.string())),
  team1: Team,
  team2: Team,
  score: v.optional(v.nullable(Score)),
  status: v.optional(v.nullable(v.string())),
});
const File = v.looseObject({ name: v.pipe(v.string(), v.nonEmpty()), matches: v.array(v.unknown()) });

const NOT_PLAYED = /abandon|cancel|postpone|suspend/i;
/** A result that was decided off the pitch. */
const AWARDED = /award|walk.?over/i;

function readResult(match: v.InferOutput<typeof FileMatch>, settlesAwarded: boolean): SeasonMatch['result'] {
  const status = match.status ?? '';
  if (!match.score || NOT_PLAYED.test(status) || (!settlesAwarded && AWARDED.test(status))) return undefined;
  if (Array.isArray(match.score)) return { fullTime: match.score };
  const { ht, ft } = match.score;
  return ft ? { fullTime: ft, ...(ht && { halfTime: ht }) } : undefined;
}

function readMinute(time: string | null | undefined): number | undefined {
  const found = /^(\d{1,2})[:.](\d{2})/.exec(time ?? '');
  if (!found) return undefined;
  const minute = Number(found[1]) * 60 + Number(found[2]);
  return minute < 1440 ? minute : undefined;
}

interface MatchSource {
  /** Code of its competition. */
  readonly code: string;
  /** File and index. */
  readonly origin: string;
  readonly settlesAwarded: boolean;
}

function readMatch(raw: unknown, { code, origin, settlesAwarded }: MatchSource): SeasonMatch | string {
  const parsed = v.safeParse(FileMatch, raw);
  if (!parsed.success) return v.summarize(parsed.issues).replaceAll('\n', ' ');
  const match = parsed.output;
  const day = Date.parse(`${match.date}T00:00:00Z`) / 86_400_000;
  if (!Number.isInteger(day)) return `"${match.date}" is no date`;
  const result = readResult(match, settlesAwarded);
  const minute = readMinute(match.time);
  return {
    origin,
    code,
    day,
    home: match.team1,
    away: match.team2,
    homeKey: teamKey(match.team1),
    awayKey: teamKey(match.team2),
    ...(match.round && { round: match.round }),
    ...(minute !== undefined && { minute }),
    ...(result && { result }),
  };
}

function readFileText(text: string): v.InferOutput<typeof File> | string {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return `it is not JSON (${error instanceof Error ? error.message : String(error)})`;
  }
  const parsed = v.safeParse(File, raw);
  return parsed.success ? parsed.output : v.summarize(parsed.issues).replaceAll('\n', ' ');
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.endsWith('.clubs.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

function byDate(a: SeasonMatch, b: SeasonMatch): number {
  return a.day - b.day || (a.minute ?? 1439) - (b.minute ?? 1439) || (a.origin < b.origin ? -1 : 1);
}

/**
 * Reads all competition files in a folder with the football.json layout. Invalid data is skipped and listed with its
 * reason: a broken file as a whole, a broken match alone.
 * @param settlesAwarded whether an awarded result counts; otherwise such a match has no result, and its bets are void
 * @throws Error if the folder can't be read or has no match
 */
export async function readSeasons(folder: string, settlesAwarded = false): Promise<Seasons> {
  const files = await listFiles(folder).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The football folder ${folder} can't be read: ${why}. Check FEED_FOOTBALL_DIR.`);
  });
  const competitions = new Map<string, Competition>();
  const matches: SeasonMatch[] = [];
  const skipped: Skipped[] = [];
  for (const file of files) {
    const parsed = readFileText(await readFile(join(folder, file), 'utf8').catch(() => ''));
    if (typeof parsed === 'string') {
      skipped.push({ file, reason: parsed });
      continue;
    }
    const code = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    competitions.set(code, { code, name: plainName(parsed.name, code), country: countryOf(code) });
    for (const [i, raw] of parsed.matches.entries()) {
      const match = readMatch(raw, { code, origin: `${file}#${i}`, settlesAwarded });
      if (typeof match === 'string') skipped.push({ file, reason: `match ${i + 1}: ${match}` });
      else matches.push(match);
    }
  }
  if (matches.length === 0) {
    throw new Error(
      `The football folder ${folder} holds no match that can be read. Check FEED_FOOTBALL_DIR.`,
    );
  }
  return { competitions, matches: oneNameASide(matches).toSorted(byDate), skipped };
}
