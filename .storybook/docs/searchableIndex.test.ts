import type { StoryIndex } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { readPages } from './readPages.ts';
import { searchable, withAliases } from './searchableIndex.ts';

const entry = (title: string, type: 'docs' | 'story') =>
  ({
    id: `${title}--${type}`,
    type,
    title,
    name: type,
    importPath: './x',
    storiesImports: [],
    tags: [],
  }) as never;
const index: StoryIndex = {
  v: 5,
  entries: {
    docs: entry('Blocks/Events/PriceCell', 'docs'),
    story: entry('Blocks/Events/PriceCell', 'story'),
    tokens: entry('Guide/Tokens', 'docs'),
  },
};
const wordsOf = (found: StoryIndex, id: string) =>
  // The cast: stories have no anchors.
  (found.entries[id] as { anchors?: { title: string }[] } | undefined)?.anchors?.map(({ title }) => title);

test('the page of a component has its aliases, which the search of the sidebar reads', async () => {
  const found = withAliases(index, await readPages());
  expect(wordsOf(found, 'Blocks/Events/PriceCell--docs')).toContain('odds');
  expect(wordsOf(found, 'Blocks/Events/PriceCell--story')).toBeUndefined();
  expect(wordsOf(found, 'Guide/Tokens--docs')).toContain('colour');
});

test('Storybook’s generator is changed once, although it is asked for several times', async () => {
  const generator = { getIndexAndStats: async () => ({ storyIndex: index }) };
  const first = searchable(generator).getIndexAndStats;
  expect(searchable(generator).getIndexAndStats).toBe(first);
  const one = await generator.getIndexAndStats();
  expect(await generator.getIndexAndStats()).toEqual(one);
});

test('every page has a title and documents components', async () => {
  const pages = await readPages();
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter(({ docs }) => Object.keys(docs).length === 0)).toEqual([]);
});
