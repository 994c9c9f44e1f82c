import { featured } from './featured.ts';
import type { Motif, Palette } from './motif.ts';
import { cityMotifs } from './motifs/city.ts';
import { craftMotifs } from './motifs/craft.ts';
import { emblemMotifs } from './motifs/emblems.ts';
import { natureMotifs } from './motifs/nature.ts';
import { playMotifs } from './motifs/play.ts';
import { skyMotifs } from './motifs/sky.ts';
import { waterMotifs } from './motifs/water.ts';
import { wildMotifs } from './motifs/wild.ts';
import { hashOf } from './random.ts';

export const motifs: readonly Motif[] = [
  ...natureMotifs,
  ...skyMotifs,
  ...waterMotifs,
  ...craftMotifs,
  ...cityMotifs,
  ...playMotifs,
  ...emblemMotifs,
  ...wildMotifs,
];

/** Motifs by word; a word of several motifs has the first one. */
const byWord = new Map<string, Motif>(
  motifs.toReversed().flatMap((motif) => motif.words.split(' ').map((word) => [word, motif] as const)),
);

/** Returns the motif of a game: that of a word of its name, the last one first, or one that its id determines. */
export function motifOf(id: string, name: string): Motif {
  const fixed = featured.get(name);
  if (fixed) return motifs.find((motif) => motif.id === fixed[0]) ?? motifs[0] ?? missing();
  const words = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .toReversed();
  const known = words.map((word) => byWord.get(word) ?? byWord.get(word.replace(/s$/, ''))).find(Boolean);
  return known ?? motifs[hashOf(id) % motifs.length] ?? missing();
}

function missing(): never {
  throw new Error('There are no motifs.');
}

/** Returns the colours of a game, of those of its motif. */
export function paletteOf(id: string, name: string, { palettes }: Motif): Palette {
  const fixed = featured.get(name);
  if (fixed) return palettes[fixed[1]] ?? palettes[0];
  return palettes[hashOf(`${id} colours`) % palettes.length] ?? palettes[0];
}

/** Returns the colours of a game's thumbnail, in which its frame is drawn too. */
export const coloursOf = (id: string, name: string): Palette => paletteOf(id, name, motifOf(id, name));
