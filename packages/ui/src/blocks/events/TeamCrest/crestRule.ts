/** Outlines in a box of 32: heater, round foot, roundel, hexagon, crowned, banner. */
export const crestShapes: readonly string[] = [
  'M3 2.5h26v9A21 21 0 0116 31 21 21 0 013 11.5z',
  'M3 2.5h26V18a13 13 0 01-26 0z',
  'M16 1a15 15 0 010 30 15 15 0 010-30z',
  'M16 1l13 7.5v15L16 31 3 23.5v-15z',
  'M16 1A16 16 0 0029 5v7A21 21 0 0116 31 21 21 0 013 12V5A16 16 0 0016 1z',
  'M4 2h24v23L16 31 4 25z',
];

/** Number of patterns; their shapes are in `TeamCrest.css.ts`. */
export const crestPatterns = 8;

/** Pairs of a dark and a light colour with a contrast of at least 4.3:1. None resembles an accent colour. */
export const crestPairs: readonly string[] =
  '16306bf7f5ee b8202ef7f5ee 0e6b43f7f5ee 1b1d22f2b632 1c55c4ffd84a 6e15309ccbee 1b1d22ee6a24 4c2a86eadffb 122a5262b9ea 114b3aebc65c 17181ce2463e 0a6c77f8ecd4 1b1d22f7f5ee 8a1c2cf2c14e'.split(
    ' ',
  );

/** Distance between the pairs of two opponents that would have the same one. */
const PAIR_STEP = 5;

export interface Crest {
  /** Index of the outline. */
  readonly shape: number;
  /** Index of the pattern: halves, pale, stripes, hoops, sash, chevron, quarters, chief. */
  readonly pattern: number;
  /** Colour behind the pattern. */
  readonly ground: string;
  /** Colour of the pattern. */
  readonly figure: string;
}

/**
 * Returns the crest of a team: the same for the same name and sport on every device.
 * @param sport slug of the sport: clubs of one name in two sports have different crests
 * @param home name of the home side if `name` is the guests', whose colours differ from the home side's
 */
export function crestOf(name: string, sport: string, home?: string): Crest {
  const hash = hashOf(name, sport);
  let pair = pairOf(hash);
  if (home !== undefined && pairOf(hashOf(home, sport)) === pair) pair += PAIR_STEP;
  const colours = crestPairs[pair % crestPairs.length] ?? '';
  const colour = (side: number) => `#${colours.slice(side * 6, side * 6 + 6)}`;
  // 1 for a light ground.
  const side = (hash >>> 24) % 2;
  return {
    shape: hash % crestShapes.length,
    pattern: (hash >>> 8) % crestPatterns,
    ground: colour(side),
    figure: colour(1 - side),
  };
}

function pairOf(hash: number): number {
  return (hash >>> 16) % crestPairs.length;
}

/** FNV-1a of sport and name, with its bits mixed, since the lowest ones of FNV-1a depend on the last letters. */
function hashOf(name: string, sport: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${sport}:${name}`.toLowerCase()))
    hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
