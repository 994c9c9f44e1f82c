import { createElement, type ComponentType, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findCutFigures } from './cutFigures.ts';
import { UiTestProvider } from './UiTestProvider.tsx';

type Args = Readonly<Record<string, unknown>>;
type Decorator = (story: ComponentType, context: { readonly args: Args }) => ReactElement;

interface Story {
  readonly args?: Args;
  readonly render?: (args: Args) => ReactElement;
  readonly decorators?: readonly Decorator[];
  readonly globals?: { readonly direction?: 'ltr' | 'rtl' };
  readonly tags?: readonly string[];
}

interface Stories extends Readonly<Record<string, unknown>> {
  readonly default: Story & { readonly component: ComponentType<Args> };
}

const sources = import.meta.glob<string>('../{primitives,blocks}/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Stories>('../{primitives,blocks}/**/*.stories.tsx');

/**
 * Files of the stories that show an amount. The columns of payment methods follow their words, before these are
 * lengthened: a suite of their own judges them.
 */
const files = Object.keys(modules).filter(
  (file) => /[€£$₽]\s?\d|\d\s?[€₽%]/.test(sources[file] ?? '') && !file.includes('/PaymentMethods/'),
);

let root: Root | undefined;
let place: HTMLElement | undefined;
afterEach(() => {
  flushSync(() => root?.unmount());
  place?.remove();
});

function show({ default: meta }: Stories, story: Story): void {
  flushSync(() => root?.unmount());
  place?.remove();
  place = document.body.appendChild(document.createElement('div'));
  place.id = 'story';
  place.dir = story.globals?.direction ?? 'ltr';
  root = createRoot(place);
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  let Shown: ComponentType = () =>
    render ? createElement(render, args) : createElement(meta.component, args);
  for (const decorate of [...(story.decorators ?? []), ...(meta.decorators ?? [])]) {
    const Inner: ComponentType = Shown;
    Shown = () => decorate(Inner, { args });
  }
  flushSync(() => root?.render(<UiTestProvider>{createElement(Shown)}</UiTestProvider>));
}

// The page is that of other suites too.
afterAll(() => page.viewport(1280, 900));

test('there are stories with amounts', () => {
  expect(files.length).toBeGreaterThan(40);
});

test.each(files)('%s keeps amounts whole and words unbroken, also in a longer language', async (file) => {
  const stories = await modules[file]?.();
  if (!stories) throw new Error(`${file} has no stories.`);
  const found: string[] = [];
  for (const width of [320, 390]) {
    await page.viewport(width, 844);
    for (const [name, story] of Object.entries(stories)) {
      if (name === 'default' || typeof story !== 'object' || story === null) continue;
      // The cast: every other export of such a file is a story.
      const { tags, ...own } = story as Story;
      if (tags?.includes('desktop')) continue;
      show(stories, own);
      for (const isLengthened of [false, true]) {
        // Words of stress are longer than any line.
        const judged = name === 'Stress' ? 'amounts' : 'all';
        const faults = findCutFigures({ within: '#story', isLengthened, judged });
        found.push(...faults.map((fault) => `${name} at ${width}: ${fault}`));
      }
    }
  }
  expect(found).toEqual([]);
});
