import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import {
  extremeBrands,
  isDue,
  isInShare,
  looksOf,
  readShare,
  readStories,
  type Extent,
  type Look,
  type Story,
} from './stories.ts';

const choices = { brands: ['main', 'guest', ...extremeBrands], modes: ['light', 'dark', 'contrast'] };
const block: Story = {
  id: 'block--stress',
  pictured: true,
  representative: true,
  rtl: true,
  layer: 'block',
  width: 390,
};
const usual = (story: Story) => looksOf(story, choices).filter(({ thorough }) => !thorough);
const thorough = (story: Story) => looksOf(story, choices).filter((look) => look.thorough);
const names = (looks: readonly Look[]) => looks.map(({ name }) => name);

describe('the usual looks', () => {
  test('of a representative block have every mode, the extreme brands, and right to left at the end', () => {
    expect(names(usual(block))).toEqual([
      'main light',
      'main dark',
      'main contrast',
      'paloma light',
      'ricochet light',
      'main light rtl',
    ]);
  });

  test('of a representative layout have every brand', () => {
    expect(names(usual({ ...block, layer: 'layout' }))).toContain('guest light');
  });

  test('of a representative primitive have one brand', () => {
    expect(names(usual({ ...block, layer: 'primitive' }))).toEqual([
      'main light',
      'main dark',
      'main contrast',
      'main light rtl',
    ]);
  });

  test('of any other story are the first one, and right to left for one tagged so', () => {
    const other = { ...block, representative: false, rtl: false };
    expect(names(usual(other))).toEqual(['main light']);
    expect(names(usual({ ...other, rtl: true }))).toEqual(['main light', 'main light rtl']);
  });

  test('are judged by all rules first, then by those that the change can break', () => {
    expect(usual(block).map(({ judged }) => judged)).toEqual([
      'all',
      'colours',
      'colours',
      undefined,
      undefined,
      'layout',
    ]);
  });

  test('of a story without screenshots are one that is only judged', () => {
    expect(looksOf({ ...block, pictured: false }, choices)).toMatchObject([
      { name: 'main light', pictured: false, judged: 'all', thorough: false },
    ]);
  });

  test('stay as they are when a brand is added', () => {
    const more = { ...choices, brands: [...choices.brands, 'newcomer'] };
    expect(looksOf(block, more).filter((look) => !look.thorough)).toEqual(usual(block));
  });
});

test('a usual look is in one of ten shares, and in a thorough walk', () => {
  const isIn = (extent: Extent) => usual(block).map((look) => isInShare(block.id, look, extent));
  const shares = Array.from({ length: 10 }, (_, at) => isIn({ thorough: false, share: at + 1 }));
  expect(shares.flat().filter(Boolean)).toHaveLength(usual(block).length);
  expect(isIn({ thorough: false })).not.toContain(true);
  expect(isIn({ thorough: true })).not.toContain(false);
});

describe('the thorough looks', () => {
  test('of a block are its other brands, and the colours of each brand in each mode', () => {
    expect(thorough(block).map(({ name, judged = 'screenshot' }) => `${name} ${judged}`)).toEqual([
      'guest light screenshot',
      ...['guest', ...extremeBrands].flatMap((brand) =>
        choices.modes.map((mode) => `${brand} ${mode} colours`),
      ),
    ]);
  });

  test('are due in a thorough walk, and each in one of ten shares', () => {
    const isDueIn = (share: number) => (look: Look) => isDue(block.id, look, { thorough: false, share });
    const shares = Array.from({ length: 10 }, (_, at) => thorough(block).filter(isDueIn(at + 1)));
    expect(names(shares.flat()).toSorted()).toEqual(names(thorough(block)).toSorted());
    expect(thorough(block).every((look) => isDue(block.id, look, { thorough: true }))).toBe(true);
    expect(thorough(block).some((look) => isDue(block.id, look, { thorough: false }))).toBe(false);
  });

  test('are asked for by tenths', () => {
    expect(readShare('3/10')).toBe(3);
    expect(() => readShare('a third')).toThrow('--share a third: give a number of tenths, such as 3/10.');
  });
});

test('each extreme brand has a folder', () => {
  expect(readdirSync(join(root, 'themes'))).toEqual(expect.arrayContaining([...extremeBrands]));
});

test('stories of an index are represented by the first one of each file and by Stress', () => {
  const entry = (id: string, name: string, tags: string[] = []) => ({
    id,
    type: 'story',
    title: 'Tile',
    name,
    importPath: './src/blocks/Tile.stories.tsx',
    tags,
  });
  const entries = {
    docs: { ...entry('tile--docs', 'Docs'), type: 'docs' },
    first: entry('tile--default', 'Default'),
    second: entry('tile--wide', 'Wide', ['desktop', 'rtl']),
    third: entry('tile--stress', 'Stress', ['no-visual']),
  };
  expect(readStories({ entries })).toEqual([
    { ...block, id: 'tile--default' },
    { ...block, id: 'tile--wide', representative: false, width: 1280 },
    { ...block, id: 'tile--stress', pictured: false },
  ]);
});
