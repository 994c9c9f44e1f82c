import { isLegalForm, plainWords } from './names.ts';
import type { SeasonMatch } from './seasonMatch.ts';

/** Country after a team's name in international files: "Fortaleza EC (BRA)". */
const COUNTRY = /\s+\([A-Z]{3}\)$/;

/** Words after a club's name that name another team of it: reserves, youth, women. */
const OTHER_TEAM =
  /(?:^| )(?:ii|iii|iv|[2-4]|b|c|u ?\d\d|reserves?|res|youth|juniors?|jrs?|amateure?|academy|women|ladies|femenino|feminino|femminile|frauen|fem|w)(?: |$)/;
/** A name that goes on with “and” is another one: Serbia and Montenegro isn't Serbia. */
const AND = /^(?:and|und|et|e|y|i) /;
/** The year that a club was founded in, which files write or leave out. */
const YEAR = /^1[89]\d\d$/;

/** Spellings of a key in the files of a competition, and the times at which its team plays. */
interface Written {
  /** Names as plain words. */
  readonly names: Set<string>;
  /** Days of its matches, and rounds in which every team plays once. */
  readonly times: Set<string>;
}

/** Returns the rounds of each file in which no key plays twice, by the name that `roundOf` gives them. */
function singleRounds(matches: readonly SeasonMatch[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const double = new Set<string>();
  const all = new Set<string>();
  for (const match of matches) {
    const round = roundOf(match);
    if (round === undefined) continue;
    all.add(round);
    for (const key of [match.homeKey, match.awayKey]) {
      if (seen.has(`${round} ${key}`)) double.add(round);
      seen.add(`${round} ${key}`);
    }
  }
  return new Set([...all].filter((round) => !double.has(round)));
}

/** Returns the round of a match within its file; undefined without one. */
function roundOf({ origin, round }: SeasonMatch): string | undefined {
  return round === undefined ? undefined : `${origin.slice(0, origin.lastIndexOf('#'))} ${round}`;
}

function writtenKeys(matches: readonly SeasonMatch[]): ReadonlyMap<string, Written> {
  const rounds = singleRounds(matches);
  const found = new Map<string, Written>();
  for (const match of matches) {
    const round = roundOf(match);
    for (const [key, name] of [
      [match.homeKey, match.home],
      [match.awayKey, match.away],
    ] as const) {
      const written: Written = found.get(key) ?? { names: new Set(), times: new Set() };
      found.set(key, written);
      written.names.add(plainWords(name.replace(COUNTRY, '')));
      written.times.add(String(match.day));
      if (round !== undefined && rounds.has(round)) written.times.add(round);
    }
  }
  return found;
}

/**
 * Returns whether a name that goes on after another one is no spelling of it.
 * @param more words after the other name
 */
const isOther = (more: string): boolean => OTHER_TEAM.test(more) || AND.test(more);

/**
 * Returns whether a short name can be the longer one's team. It can't if both play at the same time, or if the short one
 * is whole: with its legal form.
 * @param more words that the longer name has after the short one
 */
function canBeShort(key: string, more: string, short: Written, long: Written): boolean {
  if ([...short.times].some((time) => long.times.has(time))) return false;
  const isWhole = [...short.names].some((name) => name !== key);
  return isLegalForm(key) || YEAR.test(more) || !isWhole;
}

/**
 * Returns short keys with the longer key of the same team: files shorten names ("Wigan" for "Wigan Athletic") in
 * mid-season.
 */
function shortKeys(matches: readonly SeasonMatch[]): ReadonlyMap<string, string> {
  const written = writtenKeys(matches);
  const met = new Set(matches.map(({ homeKey, awayKey }) => `${homeKey}|${awayKey}`));
  const found = new Map<string, string>();
  for (const [key, short] of written) {
    const isLonger = (words: string) => words.startsWith(`${key} `);
    // Keys have no legal form, only the original names do.
    const longer = isLegalForm(key)
      ? [...written].filter(([, { names }]) => [...names].some(isLonger))
      : [...written].filter(([own]) => isLonger(own) && !isOther(own.slice(key.length + 1)));
    const [only] = longer;
    // Two teams of one competition play each other; one team under two names never does.
    if (!only || longer.length > 1 || met.has(`${key}|${only[0]}`) || met.has(`${only[0]}|${key}`)) continue;
    const more = only[0].startsWith(`${key} `) ? only[0].slice(key.length + 1) : only[0];
    if (canBeShort(key, more, short, only[1])) found.set(key, only[0]);
  }
  return found;
}

/** Returns the name of each team by its key: the longest one in use, without the country. */
function namesOf(matches: readonly SeasonMatch[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { home, homeKey, away, awayKey } of matches) {
    for (const [key, name] of [
      [homeKey, home.replace(COUNTRY, '')],
      [awayKey, away.replace(COUNTRY, '')],
    ] as const) {
      if (name.length > (names.get(key)?.length ?? 0)) names.set(key, name);
    }
  }
  return names;
}

/** Gives every team of a competition one key and one name, however its files write it, and keeps the written one. */
export function oneNameASide(matches: readonly SeasonMatch[]): readonly SeasonMatch[] {
  return [...Map.groupBy(matches, ({ code }) => code).values()].flatMap((own) => {
    const shorts = shortKeys(own);
    const keyOf = (key: string): string => shorts.get(key) ?? key;
    const keyed = own.map((match) => ({
      ...match,
      homeKey: keyOf(match.homeKey),
      awayKey: keyOf(match.awayKey),
    }));
    const names = namesOf(keyed);
    return keyed.map((match) => {
      const [homeWritten, awayWritten] = [match.home.replace(COUNTRY, ''), match.away.replace(COUNTRY, '')];
      const home = names.get(match.homeKey) ?? homeWritten;
      const away = names.get(match.awayKey) ?? awayWritten;
      return {
        ...match,
        home,
        away,
        ...(homeWritten !== home && { homeWritten }),
        ...(awayWritten !== away && { awayWritten }),
      };
    });
  });
}
