import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { JudgeDepth } from './accessibility.ts';

const Index = v.object({
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

/**
 * Brands in which blocks are shown in addition to the default one: Paloma has the widest text font (Sora) and the
 * largest radius (26 px), Ricochet has no radius. The others are between these two. A plain list, so that a new brand
 * changes no looks of the existing ones.
 */
export const extremeBrands: readonly string[] = ['paloma', 'ricochet'];

/** One state in which a story is shown: a brand, a colour mode and a direction. */
export interface Look {
  /** Key of the look in digests.json, such as `touchline dark` or `touchline light rtl`. */
  readonly name: string;
  readonly brand: string;
  readonly mode: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether a screenshot is taken. */
  readonly pictured: boolean;
  /** Rules by which axe judges the look; absent if another look is judged for it. */
  readonly judged?: JudgeDepth;
  /** Digest of its screenshot as digests.json has it, if this browser drew that. */
  readonly expected?: string;
  /** True if the look has passed its rules with the expected screenshot: it isn't judged again. */
  readonly isProven?: boolean;
  /** Whether only a thorough walk, or its share, includes the look. */
  readonly thorough: boolean;
}

export interface Choices {
  /** Names of the brands, the default first. */
  readonly brands: readonly string[];
  /** Names of the colour modes, the default first. */
  readonly modes: readonly string[];
}

export interface Story {
  readonly id: string;
  /** Whether screenshots are taken; a story tagged `no-visual` is only played and judged. */
  readonly pictured: boolean;
  /** Whether the story represents its component: the first one of the file, or `Stress`. */
  readonly representative: boolean;
  /** Whether every walk shows the story from right to left: a representative, or one tagged `rtl`. */
  readonly rtl: boolean;
  /** Layer of the kit. Representatives of blocks are shown in the extreme brands, those of layouts in every brand. */
  readonly layer: 'primitive' | 'block' | 'layout';
  /** Width of the page in pixels. */
  readonly width: number;
}

/** @param index content of the Storybook's `index.json` */
export function readStories(index: unknown): Story[] {
  const stories = Object.values(v.parse(Index, index).entries).filter(({ type }) => type === 'story');
  const firsts = new Set(
    stories.filter(({ title }, at) => stories[at - 1]?.title !== title).map(({ id }) => id),
  );
  return stories.map(({ id, name, importPath, tags }) => {
    const representative = firsts.has(id) || name === 'Stress';
    return {
      id,
      pictured: !tags.includes('no-visual'),
      representative,
      rtl: representative || tags.includes('rtl'),
      layer: layerOf(importPath),
      width: tags.includes('desktop') ? 1280 : 390,
    };
  });
}

function layerOf(file: string): Story['layer'] {
  if (file.includes('/layouts/')) return 'layout';
  return file.includes('/blocks/') ? 'block' : 'primitive';
}

/**
 * Every look of a story, in the order in which they are taken; only the last one runs from right to left. The first
 * look is judged by all rules, the others by the rules that their change can break.
 */
export function looksOf(story: Omit<Story, 'id' | 'width'>, { brands, modes }: Choices): Look[] {
  const { pictured, representative, rtl, layer } = story;
  const [main = '', ...others] = brands;
  const [usual = '', ...otherModes] = modes;
  const look = (brand: string, mode: string, rest: Partial<Look> = {}): Look => ({
    name: `${brand} ${mode}${rest.direction === 'rtl' ? ' rtl' : ''}`,
    brand,
    mode,
    direction: 'ltr',
    pictured: true,
    thorough: false,
    ...rest,
  });
  const first = look(main, usual, { pictured, judged: 'all' });
  if (!pictured) return [first];
  const inBrands = representative && layer !== 'primitive' ? others : [];
  return [
    first,
    ...otherModes.map((mode) => look(main, mode, { judged: 'colours', thorough: !representative })),
    ...inBrands.map((brand) =>
      look(brand, usual, { thorough: layer === 'block' && !extremeBrands.includes(brand) }),
    ),
    ...inBrands.flatMap((brand) =>
      modes.map((mode) => look(brand, mode, { pictured: false, judged: 'colours', thorough: true })),
    ),
    look(main, usual, { direction: 'rtl', judged: 'layout', thorough: !rtl }),
  ];
}

/** Work of a walk in addition to taking the usual looks. */
export interface Extent {
  /** Takes all thorough looks. */
  readonly thorough: boolean;
  /** Number of the tenth of them to take, from 1 to 10. */
  readonly share?: number | undefined;
  /** True if looks are judged although digests.json proves their colours, as those of the tenth are. */
  readonly judgesAll?: boolean;
}

const shares = 10;

/** @returns whether a walk of this extent takes the look */
export function isDue(storyId: string, look: Look, extent: Extent): boolean {
  return !look.thorough || isInShare(storyId, look, extent);
}

/** @returns whether the look is in the share of thorough work that a walk of this extent does */
export function isInShare(storyId: string, { name }: Look, extent: Extent): boolean {
  if (extent.thorough) return true;
  if (extent.share === undefined) return false;
  const number = createHash('sha256').update(`${storyId} ${name}`).digest().readUInt32BE(0);
  return number % shares === extent.share % shares;
}

/** @param text such as `3/10` @throws {Error} when it isn't a number of tenths */
export function readShare(text: string): number {
  const number = /^(\d+)\/10$/.exec(text)?.[1];
  if (number === undefined) throw new Error(`--share ${text}: give a number of tenths, such as 3/10.`);
  return Number(number);
}
