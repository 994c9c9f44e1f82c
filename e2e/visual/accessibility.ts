import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** What axe and Storybook hang on the page's global object, as far as it is used. */
interface JudgeWindow {
  axe: {
    run(
      context: Element,
      options: unknown,
    ): Promise<{ violations: readonly Judged[]; incomplete: readonly Judged[] }>;
  };
  __STORYBOOK_PREVIEW__: { currentRender: { story: { parameters: { a11y: Rules } } } };
}

/** How Storybook is told which rules hold, in the two places that it has for them. */
interface Rules {
  /** `off` for what is judged elsewhere. */
  readonly test: string;
  readonly config: { readonly rules: readonly { readonly id: string; readonly enabled: boolean }[] };
  readonly options: { readonly rules: Readonly<Record<string, { readonly enabled: boolean }>> };
}

interface Judged {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** `all` rules, those of the `layout` where a look turns the page around, or of its `colours` alone. */
export type JudgeDepth = 'all' | 'layout' | 'colours';

export interface Judgement {
  /** One sentence a violation: rule, what it asks, the first place. */
  readonly violations: readonly string[];
  /** How many places axe can't decide about, by rule. */
  readonly undecided: Readonly<Record<string, number>>;
}

/** The text of axe, to be run in every page before it is judged. */
export function axeSource(): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}

/** Judges what a page shows now by the rules that the stories themselves are held to. */
export function judgeAccessibility(page: Page, depth: JudgeDepth): Promise<Judgement> {
  return page.evaluate(runAxe, depth);
}

/** Runs in the page. */
async function runAxe(depth: JudgeDepth): Promise<Judgement> {
  // The cast: see JudgeWindow.
  const { axe, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as JudgeWindow;
  const { test, config, options } = preview.currentRender.story.parameters.a11y;
  if (test === 'off') return { violations: [], undecided: {} };
  const own = Object.fromEntries(config.rules.map(({ id, enabled }) => [id, { enabled }]));
  const colours = ['color-contrast', 'link-in-text-block'];
  const layout = [...colours, 'target-size', 'scrollable-region-focusable'];
  const chosen =
    depth === 'all'
      ? { ...options, rules: { ...options.rules, ...own } }
      : { runOnly: { type: 'rule', values: depth === 'layout' ? layout : colours } };
  const { violations, incomplete } = await axe.run(document.body, {
    ...chosen,
    // Nothing else is read of a result, and describing what passed takes as long as judging it.
    resultTypes: ['violations', 'incomplete'],
    elementRef: false,
  });
  return {
    violations: violations.map(({ id, help, nodes }) => `${id}: ${help} (${String(nodes[0]?.target[0])})`),
    undecided: Object.fromEntries(incomplete.map(({ id, nodes }) => [id, nodes.length])),
  };
}
