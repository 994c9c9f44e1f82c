import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const MODES = ['light', 'dark', 'contrast'] as const;
type Mode = (typeof MODES)[number];
/**
 * Rules whose result depends on colour. Modes change colours only, so all rules run in the first mode and these in
 * the others.
 */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** Rules about a page as a whole. All others are about its parts, which the stories judge one by one. */
const OF_PAGE = [
  'aria-hidden-body',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'page-has-heading-one',
  'region',
  'skip-link',
];

/** Finishes running transitions, so that their intermediate colours aren't judged. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

interface Judged {
  /**
   * Colour modes to check: the first with all rules, the others with the rules on colour only.
   * @default all modes
   */
  readonly modes?: readonly Mode[];
  /**
   * `page`: only the rules about a page as a whole, which take a fifth of the time.
   * @default 'all'
   */
  readonly rules?: 'all' | 'page';
}

/** Reports each violation that axe finds as a failure. */
export async function expectAccessible(
  page: Page,
  where: string,
  { modes = MODES, rules = 'all' }: Judged = {},
): Promise<void> {
  for (const mode of modes) {
    await page.evaluate((name) => (document.documentElement.dataset['mode'] = name), mode);
    await atRest(page);
    // No page has frames, and none of the rules used needs the style sheets to be loaded again.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ preload: false });
    if (rules === 'page') axe.withRules(OF_PAGE);
    else if (mode === modes[0]) axe.withTags(TAGS);
    else axe.withRules(OF_COLOUR);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect.soft(found, `${where} in ${mode}`).toEqual([]);
  }
}

/** Fails if the page is wider than the window. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const [content, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  // Less than the viewport if a page reserves space for the scroll bar.
  expect.soft(content, `${where} fits ${width} px`).toBeLessThanOrEqual(width);
}
