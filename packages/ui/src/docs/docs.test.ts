import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { DocsFile } from './componentDocs.ts';
import { keyRoles } from './keys.ts';

const kit = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string) => readFileSync(kit + file, 'utf8');
// The cast: the pattern matches files with these exports only.
const files = import.meta.glob('../**/*.docs.ts', { eager: true, import: 'docs' }) as Record<
  string,
  DocsFile
>;
const documented = new Map(Object.values(files).flatMap((docs) => Object.entries(docs)));

/** Layers and areas of the kit, each with an `index.ts`. */
const indexes = globSync('{primitives,layouts,blocks/*}/index.ts', { cwd: kit });

/** Folders of components; a folder's component may have another name. */
const folders = globSync('{primitives,layouts,blocks/*}/[A-Z]*/', { cwd: kit }).map((folder) =>
  folder.replace(/\/$/, ''),
);

/** Components that a folder exports from its layer's index, without their skeletons. */
function componentsOf(folder: string): string[] {
  const parent = folder.slice(0, folder.lastIndexOf('/'));
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return [...read(`${parent}/index.ts`).matchAll(/^export \{([^}]+)\} from '\.\/(\w+)\//gm)].flatMap(
    ([, names = '', of]) =>
      of === name
        ? names
            .split(',')
            .map((each) => each.trim())
            .filter((each) => /^[A-Z]/.test(each) && !/.Skeleton$/.test(each))
        : [],
  );
}

test('every folder of the kit that exports components documents at least one of them', () => {
  expect(indexes.length).toBeGreaterThan(8);
  const missing = folders.filter((folder) => {
    const components = componentsOf(folder);
    return components.length > 0 && !components.some((name) => documented.has(name));
  });
  expect(missing).toEqual([]);
});

test('every exported primitive and layout is documented', () => {
  const inner = new Set(['ChartFrame', 'FileRow', 'Toast', 'PanelToggle', 'SkipToCoupon']);
  const exported = folders.filter((folder) => !folder.startsWith('blocks/')).flatMap(componentsOf);
  expect(exported.filter((name) => !documented.has(name) && !inner.has(name))).toEqual([]);
});

test.each([...documented])('%s has usage, advice, anatomy, related components and aliases', (name, docs) => {
  const { usage, dos, donts, anatomy, related, aliases } = docs;
  const sentences = [usage, ...dos, ...donts];
  expect(sentences.filter((sentence) => !/^[A-Z].*[.”]$/.test(sentence))).toEqual([]);
  expect(donts.filter((sentence) => !sentence.startsWith("Don't "))).toEqual([]);
  expect(Math.min(dos.length, donts.length, anatomy.length, related.length, aliases.length)).toBeGreaterThan(
    0,
  );
  expect(related.filter((each) => !documented.has(each) || each === name)).toEqual([]);
  expect(
    aliases.filter((alias) => alias !== alias.trim() || alias.toLowerCase() === name.toLowerCase()),
  ).toEqual([]);
});

test('names of parts and of keys are given once', () => {
  const twice = (all: readonly string[]) => new Set(all).size < all.length;
  const wrong = [...documented].filter(
    ([, { anatomy, keys }]) => twice(anatomy.map(([part]) => part)) || twice(keys),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('components in backquotes exist', () => {
  const exported = new Set([...folders.flatMap(componentsOf), 'CouponLegList']);
  const named = [...documented].flatMap(([name, { usage, dos, donts }]) =>
    [usage, ...dos, ...donts].flatMap((sentence) =>
      [...sentence.matchAll(/`([A-Z][a-zA-Z]+)`/g)].map(([, each = '']) => `${name}: ${each}`),
    ),
  );
  expect(named.filter((each) => !exported.has(each.split(': ')[1] ?? ''))).toEqual([]);
});

test('a documentation is that of the stories next to it', () => {
  const wrong = Object.keys(files).filter((path) => {
    const file = path.replace(/^\.\.\//, '');
    const base = file.slice(file.lastIndexOf('/') + 1);
    const stories = read(file.replace(/\.docs\.ts$/, '.stories.tsx'));
    return !stories.includes(`from './${base}'`) || !stories.includes('componentDocs: docs');
  });
  expect(wrong).toEqual([]);
});

test('the component of a story file is documented', () => {
  const missing = globSync('**/*.stories.tsx', { cwd: kit }).flatMap((file) => {
    const component = /\bcomponent: (\w+)/.exec(read(file))?.[1];
    return component !== undefined && !documented.has(component) ? [`${file}: ${component}`] : [];
  });
  expect(missing).toEqual([]);
});

test('the usual words for parts of a betting site find components', () => {
  const found = (word: string) =>
    [...documented].filter(([, { aliases }]) => aliases.includes(word)).map(([name]) => name);
  expect(found('odds')).toContain('PriceCell');
  expect(found('bet slip')).toContain('CouponPanel');
  expect(found('modal')).toContain('BottomSheet');
  expect(found('alert')).toContain('Notice');
  expect(found('tag')).toContain('Badge');
  expect(found('loader')).toContain('Spinner');
  expect(found('colour')).toContain('Text');
  expect(found('accumulator')).toContain('CouponPanel');
});

test('each role has keys', () => {
  expect(
    Object.values(keyRoles).filter(({ entries }) => entries.some(({ keys }) => keys.length > 0)),
  ).toHaveLength(Object.keys(keyRoles).length);
});
