import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { JudgeDepth } from './accessibility.ts';

const index = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      type: v.string(),
      title: v.string(),
      name: v.string(),
      importPath: v.string(),
      tags: v.array(v.string()),
    }),
  ),
});

/** A look in which a story is photographed. */
export interface Look {
  readonly brand: string;
  readonly mode: string;
  readonly direction: string;
  /** Whether a picture is kept. */
  readonly picture: boolean;
  /** By which rules it is judged; absent where another look has judged it. */
  readonly judged?: JudgeDepth;
}

export interface Choices {
  /** Names of the brands, the house first. */
  readonly brands: readonly string[];
  /** Names of the colour modes, the default first. */
  readonly modes: readonly string[];
}

export interface Story {
  readonly id: string;
  /** The file it stands in, from the root of the project. */
  readonly file: string;
  /** Whether pictures of it are kept; one tagged `no-visual` is played and judged only. */
  readonly pictured: boolean;
  /**
   * The first story of a block or a layout and its `Stress` are shown in every brand: a brand changes tokens, and what
   * the other states add are colours that are checked pair by pair.
   */
  readonly everyBrand: boolean;
  /** Width of the page in pixels. */
  readonly width: number;
}

/**
 * Every story of a built Storybook.
 * @param folder of the built Storybook, absolute
 */
export async function findStories(folder: string): Promise<Story[]> {
  const { entries } = v.parse(index, JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const firsts = new Set(
    stories.filter(({ title }, at) => stories[at - 1]?.title !== title).map(({ id }) => id),
  );
  return stories.map(({ id, name, importPath, tags }) => ({
    id,
    file: importPath,
    pictured: !tags.includes('no-visual'),
    everyBrand: /\/(blocks|layouts)\//.test(importPath) && (firsts.has(id) || name === 'Stress'),
    width: tags.includes('desktop') ? 1280 : 390,
  }));
}

/**
 * `usual`: the pictures, and the house's looks judged; `every`: all brands judged in all modes too. Their colours are
 * checked pair by pair in any case (`npm run brand check`).
 */
export type Thoroughness = 'usual' | 'every';

/**
 * The looks of one story, in the order in which they are stacked; only the last one runs from right to left.
 * The first look is judged by all rules, the others by those that what they change can break.
 * @param thoroughness which looks are wanted
 */
export function looksOf(
  { pictured, everyBrand }: Pick<Story, 'pictured' | 'everyBrand'>,
  { brands, modes }: Choices,
  thoroughness: Thoroughness,
): Look[] {
  const [house = '', ...others] = brands;
  const [mode = '', ...otherModes] = modes;
  const ltr = { direction: 'ltr', picture: true } as const;
  const first: Look = { ...ltr, brand: house, mode, picture: pictured, judged: 'all' };
  if (!pictured) return [first];
  const abroad = others.flatMap((brand): Look[] =>
    thoroughness === 'every'
      ? modes.map((each) => ({ ...ltr, brand, mode: each, picture: each === mode, judged: 'colours' }))
      : [{ ...ltr, brand, mode }],
  );
  return [
    first,
    ...otherModes.map((each): Look => ({ ...ltr, brand: house, mode: each, judged: 'colours' })),
    ...(everyBrand ? abroad : []),
    { brand: house, mode, direction: 'rtl', picture: true, judged: 'layout' },
  ];
}
