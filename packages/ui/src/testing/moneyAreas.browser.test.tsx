import { createElement, type ComponentType, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ToastItem } from '../primitives/Toast/Toast.tsx';
import { ToastRegion } from '../primitives/Toast/ToastRegion.tsx';
import { loadLazyParts } from '../theme/lazy.ts';
import { frames, toastsOver } from './toastsOver.ts';
import { UiTestProvider } from './UiTestProvider.tsx';

const sources = import.meta.glob<string>(['../blocks/**/*.tsx', '!../blocks/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Props = Readonly<Record<string, unknown>>;

/** Story, or defaults of its file, as far as this suite uses them. */
interface Story {
  readonly component?: ComponentType<Props>;
  readonly args?: Props;
  readonly render?: ComponentType<Props>;
}

const stories = import.meta.glob<{ readonly default: Story } & Readonly<Record<string, Story>>>(
  '../blocks/**/*.stories.tsx',
);

/** Returns the stories of a file by name, with its defaults. */
function composed({
  default: shared,
  ...own
}: { readonly default: Story } & Readonly<Record<string, Story>>) {
  return Object.entries(own).flatMap(([name, story]): [string, ReactElement][] => {
    const component = story.render ?? shared.render ?? shared.component;
    return component ? [[name, createElement(component, { ...shared.args, ...story.args })]] : [];
  });
}

/** Folders of components with a button that moves money. */
const folders = new Set(
  Object.entries(sources)
    .filter(([, source]) => /tone="primary"|\bmovesMoney\b(?!\?)|\bmoneyArea\b/.test(source))
    .map(([file]) => folderOf(file)),
);
const files = Object.keys(stories).filter((file) => folders.has(folderOf(file)));

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

const toasts: readonly ToastItem[] = [
  {
    id: 'won',
    tone: 'success',
    title: 'Bet won: € 28.40',
    detail: 'Grünwaldau Wanderers – Nordhagen Rovers',
    action: <a href="#bet">See bet</a>,
  },
  { id: 'moved', tone: 'warning', title: 'The price moved to 4.40' },
];

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

/** Shows a story in the middle of a long page, with notifications, and returns its buttons that move money. */
function show(story: ReactElement): readonly Element[] {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const shown = root;
  flushSync(() =>
    shown.render(
      <UiTestProvider>
        <div style={{ paddingBlock: '110vh' }}>{story}</div>
        <ToastRegion clear="coupon" toasts={toasts} onDismiss={() => undefined} />
      </UiTestProvider>,
    ),
  );
  return [...document.querySelectorAll('[data-money]')];
}

const sizes = [
  [390, 844],
  [1366, 768],
] as const;

describe.each(files)('%s', (file) => {
  let all: readonly [string, ReactElement][] = [];
  beforeAll(async () => {
    const module = await stories[file]?.();
    if (module) all = composed(module);
    await loadLazyParts();
  });

  test.each(sizes)('no notification covers a button that moves money at %i px', async (width, height) => {
    await page.viewport(width, height);
    for (const [name, story] of all) {
      for (const money of show(story)) {
        for (const block of ['start', 'center', 'end'] as const) {
          money.scrollIntoView({ block, behavior: 'instant' });
          await frames();
          await expect
            .poll(() => toastsOver(money), { message: `${name}: ${money.textContent}, ${block}` })
            .toEqual([]);
        }
      }
      root?.unmount();
      document.body.replaceChildren();
    }
  });
});

test('components with such buttons have stories', () => expect(files.length).toBeGreaterThan(8));
