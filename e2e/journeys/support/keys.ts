import type { Locator, Page } from '@playwright/test';
import type { App } from './app.ts';
import { moreButton, moreTypes, typeRadio } from './slip.ts';
import { expect } from './test.ts';

/** Most presses of an arrow key; more than there are types. */
const ARROWS_MOST = 12;

/** An element that received focus. */
export interface Stop {
  /** Its label, text or markup. */
  readonly name: string;
  /** Whether it is inside the window and shows a focus ring. */
  readonly isSeen: boolean;
  /** Whether it is above the previous stop. */
  readonly isBack: boolean;
}

export interface TabOptions {
  readonly key?: 'Tab' | 'Shift+Tab';
  /**
   * Maximum number of stops.
   * @default 60
   */
  readonly most?: number;
}

/**
 * Presses Tab until an element has focus.
 * @returns all stops, the wanted one included
 * @throws {Error} after `most` stops
 */
export async function tabTo(
  page: Page,
  wanted: Locator,
  { key = 'Tab', most = 60 }: TabOptions = {},
): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  let from = await page.evaluateHandle(() => document.activeElement);
  while (stops.length < most) {
    await page.keyboard.press(key);
    const at = await page.evaluateHandle(() => document.activeElement);
    stops.push(await page.evaluate(stopAt, [at, from] as const));
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return stops;
    from = at;
  }
  throw new Error(`Not reached with ${most} times ${key}: ${wanted.toString()}`);
}

/** Expects every stop to be visible and none to be above the one before it. */
export function expectSensible(stops: readonly Stop[]): void {
  expect(stops.filter(({ isSeen, isBack }) => !isSeen || isBack)).toEqual([]);
}

/** Runs in the page. */
function stopAt([at, from]: readonly [at: Element | null, from: Element | null]): Stop {
  const element = at ?? document.body;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isInside = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  // The focus ring of a field or radio may be drawn on the element around it.
  const frames = [element, element.parentElement, element.parentElement?.parentElement];
  const isRinged = frames.some((one) => one && getComputedStyle(one).outlineStyle !== 'none');
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.outerHTML,
    isSeen: isInside && isRinged && element.matches(':focus-visible'),
    isBack: from !== null && from.isConnected && bottom < from.getBoundingClientRect().top,
  };
}

/** Chooses a type of bet by Tab, arrows and Enter, through "More" if it is listed there. */
export async function chooseByKeys(app: App, typeId: number): Promise<void> {
  const { page } = app;
  const usual = typeRadio(app, typeId);
  await app.coupon.getByRole('radio').first().waitFor({ state: 'attached' });
  // The types come before the last used element in tab order.
  const back = { key: 'Shift+Tab' } as const;
  if ((await usual.count()) > 0) {
    const group = app.coupon.getByRole('group', { name: app.say('coupon:typeLabel') });
    await tabTo(page, group.getByRole('radio'), back);
    await page.keyboard.press('Space');
    return arrowTo(page, 'ArrowRight', usual);
  }
  await tabTo(page, moreButton(app), back);
  await page.keyboard.press('Enter');
  await moreTypes(app).waitFor();
  await arrowTo(page, 'ArrowDown', typeRadio(app, typeId, moreTypes(app)));
  await page.keyboard.press('Enter');
  await expect(moreTypes(app)).toBeHidden();
  await expect(moreButton(app)).toBeFocused();
}

async function arrowTo(page: Page, arrow: 'ArrowRight' | 'ArrowDown', radio: Locator): Promise<void> {
  for (let count = 0; count < ARROWS_MOST && (await radio.count()) > 0; count += 1) {
    if (await radio.isChecked()) return;
    await page.keyboard.press(arrow);
  }
  throw new Error(`Not reached by arrows: ${radio.toString()}`);
}
