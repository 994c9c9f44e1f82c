import type { Page } from '@playwright/test';
import { findCutFigures } from '@touchline/ui/testing/cutFigures';
import { expect } from './test.ts';

/**
 * Expects the marked amounts of a page to be whole, in its language and in one whose words are 40 % longer.
 */
export async function expectWholeAmounts(page: Page, where: string): Promise<void> {
  for (const isLengthened of [false, true]) {
    const found = await page.evaluate(findCutFigures, {
      within: 'body',
      isLengthened,
      judged: 'marked',
    } as const);
    expect.soft(found, `${where}: texts${isLengthened ? ' of a longer language' : ''}`).toEqual([]);
  }
}
