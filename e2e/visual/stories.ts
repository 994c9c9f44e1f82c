import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const index = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), type: v.string(), importPath: v.string(), tags: v.array(v.string()) }),
  ),
});

/** A look in which a story is photographed. */
export interface Look {
  readonly brand: string;
  readonly mode: string;
  readonly direction: string;
  /** Whether a picture is kept; every look is judged by axe. */
  readonly picture: boolean;
}

export interface Choices {
  /** Names of the brands, the house first. */
  readonly brands: readonly string[];
  /** Names of the colour modes, the default first. */
  readonly modes: readonly string[];
}

export interface Story {
  readonly id: string;
  /** Blocks and layouts are shown in every brand. */
  readonly everyBrand: boolean;
  /** Width of the page in pixels. */
  readonly width: number;
}

/**
 * Every story of a built Storybook but those tagged `no-visual`.
 * @param folder of the built Storybook, absolute
 */
export async function findStories(folder: string): Promise<Story[]> {
  const { entries } = v.parse(index, JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && !tags.includes('no-visual'))
    .map(({ id, importPath, tags }) => ({
      id,
      everyBrand: /\/(blocks|layouts)\//.test(importPath),
      width: tags.includes('desktop') ? 1280 : 390,
    }));
}

/** `pictured`: the looks of which a picture is kept; `every`: the other brands' other modes too, which are only judged. */
export type Thoroughness = 'pictured' | 'every';

/**
 * The looks of one story, in the order in which they are stacked; only the last one runs from right to left.
 * @param thoroughness which looks are wanted
 */
export function looksOf(
  { everyBrand }: Pick<Story, 'everyBrand'>,
  { brands, modes }: Choices,
  thoroughness: Thoroughness,
): Look[] {
  const [house = '', ...others] = brands;
  const [mode = ''] = modes;
  const looks = [
    ...modes.map((each) => ({ brand: house, mode: each, direction: 'ltr', picture: true })),
    ...(everyBrand
      ? others.flatMap((brand) =>
          modes.map((each) => ({ brand, mode: each, direction: 'ltr', picture: each === mode })),
        )
      : []),
    { brand: house, mode, direction: 'rtl', picture: true },
  ];
  return looks.filter(({ picture }) => picture || thoroughness === 'every');
}
