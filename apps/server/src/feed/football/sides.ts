import { isLegalForm, plainWords } from './names.ts';
import type { SeasonMatch } from './seasonMatch.ts';

/** Country after a team's name in international files: "Fortaleza EC (BRA)". */
const COUNTRY = /\s+\([A-Z]{3}\)$/;

/**
 * Returns short keys with the longer key of the same team: files shorten names ("Wigan" for "Wigan Athletic") in
 * mid-season.
 */
function shortKeys(matches: readonly SeasonMatch[]): ReadonlyMap<string, string> {
  const keys = new Set(matches.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]));
  const met = new Set(matches.map(({ homeKey, awayKey }) => `${homeKey}|${awayKey}`));
  const written = matches.flatMap(({ home, homeKey, away, awayKey }) => [
    { key: homeKey, words: plainWords(home) },
    { key: awayKey, words: plainWords(away) },
  ]);
  const found = new Map<string, string>();
  for (const key of keys) {
    const isLonger = (words: string) => words.startsWith(`${key} `);
    // Keys have no legal form, only the original names do.
    const longer = isLegalForm(key)
      ? [...new Set(written.filter(({ words }) => isLonger(words)).map((own) => own.key))]
      : [...keys].filter(isLonger);
    const [only] = longer;
    // Two teams of one competition play each other; one team under two names never does.
    if (!only || longer.length > 1 || met.has(`${key}|${only}`) || met.has(`${only}|${key}`)) continue;
    found.set(key, only);
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

/** Gives every team of a competition one key and one name, however its files write it. */
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
    return keyed.map((match) => ({
      ...match,
      home: names.get(match.homeKey) ?? match.home,
      away: names.get(match.awayKey) ?? match.away,
    }));
  });
}
