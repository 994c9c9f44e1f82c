import type { StoryIndex } from 'storybook/internal/types';
import { aliasesOf, readPages, type ComponentPage } from './readPages.ts';

/** Storybook's generator of `index.json`, as far as it is used here. */
interface IndexGenerator {
  getIndexAndStats(): Promise<{ storyIndex: StoryIndex }>;
}

/** Words by which pages of the guide are found, by title. */
const guideWords: Readonly<Record<string, readonly string[]>> = {
  'Guide/Start here': ['introduction', 'install', 'getting started', 'accessibility'],
  'Guide/Theme a brand': ['colour', 'color', 'white label', 'logo', 'font', 'typography', 'skin'],
  'Guide/Tokens': ['colour', 'color', 'design tokens', 'palette', 'spacing', 'radius', 'shadow', 'variables'],
  'Guide/Visual tests in Chromatic': ['chromatic', 'snapshot', 'regression', 'review', 'modes'],
};

/**
 * Adds the aliases of components to the index of stories. The sidebar's search reads names, paths and the anchors of
 * documentation pages, so aliases are anchors of a component's page.
 * @param index content of `index.json`
 */
export function withAliases(index: StoryIndex, pages: readonly ComponentPage[]): StoryIndex {
  const aliases = new Map([
    ...Object.entries(guideWords),
    ...pages.map((page) => [page.title, aliasesOf(page)] as const),
  ]);
  const entries = Object.values(index.entries).map((entry) => {
    const own = entry.type === 'docs' ? aliases.get(entry.title) : undefined;
    return own ? { ...entry, anchors: own.map((title) => ({ id: 'usage', title })) } : entry;
  });
  return { ...index, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}

const done = new WeakSet<IndexGenerator>();

/**
 * Lets a generator of `index.json` add the aliases, in the dev server and in a build. Storybook asks for its one
 * generator several times.
 */
export function searchable<Generator extends IndexGenerator>(generator: Generator): Generator {
  if (done.has(generator)) return generator;
  done.add(generator);
  const original = generator.getIndexAndStats.bind(generator);
  let before: StoryIndex | undefined;
  let after: StoryIndex | undefined;
  generator.getIndexAndStats = async () => {
    const result = await original();
    if (before !== result.storyIndex || !after) {
      before = result.storyIndex;
      after = withAliases(result.storyIndex, await readPages());
    }
    return { ...result, storyIndex: after };
  };
  return generator;
}
