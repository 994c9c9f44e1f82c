import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const MODES = ['light', 'dark', 'contrast'] as const;
/** A mode changes colours only, so one of them is asked everything and the others what depends on colour. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Brings every transition to its end at once, so that colours are not judged on their way. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** What axe finds is a failure. @param modes that the page is looked at in, the first one wholly */
export async function expectAccessible(
  page: Page,
  where: string,
  modes: readonly (typeof MODES)[number][] = MODES,
): Promise<void> {
  for (const mode of modes) {
    await page.evaluate((name) => (document.documentElement.dataset['mode'] = name), mode);
    await atRest(page);
    // No page has frames, and no rule asked for needs the style sheets again.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ preload: false });
    const asked = mode === modes[0] ? axe.withTags(TAGS) : axe.withRules(OF_COLOUR);
    const { violations } = await asked.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect.soft(found, `${where} in ${mode}`).toEqual([]);
  }
}

/** What is wider than the window is a failure, whatever its width. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const [content, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  // Less than the viewport where a page reserves space for the scroll bar.
  expect.soft(content, `${where} fits ${width} px`).toBeLessThanOrEqual(width);
}
