import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** What axe and Storybook hang on the page's global object, as far as it is used. */
interface JudgeWindow {
  axe: {
    run(context: Element, options: unknown): Promise<{ violations: readonly Violation[] }>;
  };
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      projectAnnotations: { parameters: { a11y: Rules } };
    };
  };
}

/** How Storybook is told which rules hold, in the two places that it has for them. */
interface Rules {
  readonly config: { readonly rules: readonly { readonly id: string; readonly enabled: boolean }[] };
  readonly options: { readonly rules: Readonly<Record<string, { readonly enabled: boolean }>> };
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** The text of axe, to be run in every page before it is judged. */
export function axeSource(): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}

/**
 * Judges what a page shows now by the rules that the stories themselves are held to.
 * @returns one sentence a violation: rule, what it asks, the first place
 */
export function judgeAccessibility(page: Page): Promise<string[]> {
  return page.evaluate(runAxe);
}

/** Runs in the page. */
async function runAxe(): Promise<string[]> {
  // The cast: see JudgeWindow.
  const { axe, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as JudgeWindow;
  const { config, options } = preview.storyStoreValue.projectAnnotations.parameters.a11y;
  const own = Object.fromEntries(config.rules.map(({ id, enabled }) => [id, { enabled }]));
  const { violations } = await axe.run(document.body, { ...options, rules: { ...options.rules, ...own } });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${String(nodes[0]?.target[0])})`);
}
