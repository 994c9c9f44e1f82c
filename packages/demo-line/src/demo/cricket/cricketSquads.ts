import type { CricketPlayer, CricketRole } from '@touchline/feed/source';
import { seeded, sideId, type Random } from '../../engine/random.ts';

/** Fictional family names of players, by country of the competition. */
const FAMILIES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    in: [
      'Anvekar',
      'Bhairavan',
      'Chandrol',
      'Devrathi',
      'Elvekar',
      'Gaurish',
      'Hiralkar',
      'Ishvendra',
      'Jaitarna',
      'Kirtavan',
      'Lohanrai',
      'Malharkar',
      'Nandivar',
      'Ompalli',
      'Prathvik',
      'Rudresan',
      'Samvardhan',
      'Tarkundi',
      'Udaykiran Nath',
      'Varnekar',
      'Yashodar',
      'Zaverkar',
    ],
    au: [
      'Alderwick',
      'Brackford',
      'Coldridge',
      'Dunmarsh',
      'Everleigh',
      'Fallowell',
      'Greystoke Hall',
      'Hathersby',
      'Ironmonger',
      'Kettlewell',
      'Larkhurst',
      'Merriwick',
      'Northaven',
      'Oakenshaw',
      'Penderby',
      'Quillfeather',
      'Ravensmoor',
      'Stanthorpe',
      'Thistleton',
      'Underhay',
      'Wetherden',
      'Yarrowby',
    ],
  }),
);

const SQUAD: readonly CricketRole[] = [
  ...Array.from({ length: 6 }, () => 'batter' as const),
  'keeper',
  ...Array.from({ length: 4 }, () => 'all-rounder' as const),
  ...Array.from({ length: 5 }, () => 'bowler' as const),
];

/** Number of players per role, in batting order. */
const ELEVEN: readonly (readonly [CricketRole, number])[] = [
  ['batter', 4],
  ['keeper', 1],
  ['all-rounder', 3],
  ['bowler', 3],
];

/** Draws `most` different items at random. */
export function drawn<T>(random: Random, items: readonly T[], most: number): readonly T[] {
  const left = [...items];
  const taken: T[] = [];
  while (taken.length < most && left.length > 0) {
    taken.push(...left.splice(random.between(0, left.length - 1), 1));
  }
  return taken;
}

/**
 * Returns the squad of a team; each family name occurs once.
 * @param country of the competition
 */
export function squadOf(teamId: number, country: string): readonly CricketPlayer[] {
  const random = seeded(`squad ${teamId}`);
  const families = drawn(random, FAMILIES.get(country) ?? FAMILIES.get('au') ?? [], SQUAD.length);
  return families.map((family, place) => ({
    id: sideId(`player ${teamId} ${place}`),
    name: `${String.fromCharCode(65 + random.between(0, 25))}. ${family}`,
    role: SQUAD[place] ?? 'batter',
  }));
}

/** Picks the eleven of a match from a squad, in batting order. */
export function elevenOf(squad: readonly CricketPlayer[], matchId: number): readonly CricketPlayer[] {
  const random = seeded(`eleven ${matchId} ${squad[0]?.id ?? 0}`);
  return ELEVEN.flatMap(([role, count]) => {
    const able = squad.filter((player) => player.role === role);
    const chosen = new Set(drawn(random, able, count));
    return able.filter((player) => chosen.has(player));
  });
}
