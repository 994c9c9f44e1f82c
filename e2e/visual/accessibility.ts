import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** Parts of the page's global object that axe and Storybook set and the runner uses. */
interface JudgeWindow {
  axe: {
    run(
      context: Element,
      options: unknown,
    ): Promise<{ violations: readonly Judged[]; incomplete: readonly Judged[] }>;
  };
  __STORYBOOK_PREVIEW__: { currentRender: { story: { parameters: { a11y: Rules } } } };
}

/** Storybook's parameters for axe, which has two places for rules. */
interface Rules {
  /** `off` for stories that are judged elsewhere. */
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
  /** One sentence for each violation: rule, requirement, first element. */
  readonly violations: readonly string[];
  /** Number of elements that axe can't decide about, by rule. */
  readonly undecided: Readonly<Record<string, number>>;
}

/** The text of axe, to be run in every page before it is judged. */
export function axeSource(): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}

/** Judges the present state of a page by the rules of the story. */
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
