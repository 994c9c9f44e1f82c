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

/** Storybook's parameters for axe, which accept rules in two fields. */
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

/** Set of rules: `all`, those of the `layout` for the other direction, or those of `colours`. */
export type JudgeDepth = 'all' | 'layout' | 'colours';

export interface Judgement {
  /** One sentence for each violation: rule, requirement, first element. */
  readonly violations: readonly string[];
  /** Number of elements that axe can't decide about, by rule. */
  readonly undecided: Readonly<Record<string, number>>;
}

/** The source of axe, which runs in every page before it is judged. */
export function axeSource(): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}

/** Judges the current state of a page by the story's rules. */
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
    // Only these results are read; describing passed rules takes as long as judging them.
    resultTypes: ['violations', 'incomplete'],
    elementRef: false,
  });
  return {
    violations: violations.map(({ id, help, nodes }) => `${id}: ${help} (${String(nodes[0]?.target[0])})`),
    undecided: Object.fromEntries(incomplete.map(({ id, nodes }) => [id, nodes.length])),
  };
}
