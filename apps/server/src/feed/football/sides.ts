import { isLegalForm, plainWords } from './names.ts';
import type { SeasonMatch } from './reader.ts';

/** The country that international files write after a side's name: "Fortaleza EC (BRA)". */
const COUNTRY = /\s+\([A-Z]{3}\)$/;

/** Keys that mean the side of a longer one: files shorten names ("Wigan" of "Wigan Athletic") in mid-season. */
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
    // A legal form is in no key, only in names as they are written.
    const longer = isLegalForm(key)
      ? [...new Set(written.filter(({ words }) => isLonger(words)).map((own) => own.key))]
      : [...keys].filter(isLonger);
    const [only] = longer;
    // Two sides of one competition meet; one under two names never does.
    if (!only || longer.length > 1 || met.has(`${key}|${only}`) || met.has(`${only}|${key}`)) continue;
    found.set(key, only);
  }
  return found;
}

/** The name of each side by its key: the fullest that is used of it, without the country. */
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

/** Gives every side of a competition one key and one name, however its files write it. */
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
