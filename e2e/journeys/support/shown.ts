import { formatOdds, parseOdds } from '@touchline/betting';
import type { App } from './app.ts';
import { expect } from './test.ts';

/** Stake and returns that the coupon shows, each as decimal text. */
export interface Shown {
  /** The amount on the button that places the bet. */
  readonly stake: string;
  readonly returns: string;
  /** The coupon's price, or its number of bets, links or blocks. */
  readonly fact: string;
  readonly isPrice: boolean;
  /** The stake of each bet, if there are several. */
  readonly perBet: string | undefined;
}

/** The first amount in a text. @throws {Error} if there is none */
export function amountIn(words: string | null | undefined): string {
  const [amount] = /\d[\d,]*(?:\.\d+)?/.exec(words ?? '') ?? [];
  if (amount === undefined) throw new Error(`There is no amount in "${words}".`);
  return amount.replaceAll(',', '');
}

/** Reads the totals of the open coupon. */
export async function shownIn(app: App): Promise<Shown> {
  const perBet = app.coupon
    .locator('dl > div')
    .filter({ hasText: app.say('coupon:totals.perBet') })
    .getByRole('definition');
  const main = app.coupon.locator('dl').last();
  const [fact, returns] = await main.getByRole('definition').allTextContents();
  return {
    stake: amountIn(await app.place.textContent()),
    returns: amountIn(returns),
    fact: amountIn(fact),
    isPrice: ((await main.textContent()) ?? '').includes(app.say('coupon:totalPrice')),
    perBet: (await perBet.count()) > 0 ? amountIn(await perBet.textContent()) : undefined,
  };
}

/** Number of times that all tabs together show a text. */
export async function timesShown(tabs: readonly App[], text: string): Promise<number> {
  const counts = await Promise.all(tabs.map(({ page }) => page.getByText(text, { exact: true }).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Expects a page without horizontal scrolling, in its language's direction, and a coupon inside the window. */
export async function expectFits({ page, coupon, lang }: App): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
  const outside = await coupon.evaluate((root) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [root, ...root.querySelectorAll('[data-bet], input[inputmode], dd, h2')];
    const cut = parts.filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < 0 || right > clientWidth + 1;
    });
    return [...(scrollWidth > clientWidth ? ['the page'] : []), ...cut.map(({ outerHTML }) => outerHTML)];
  });
  expect(outside).toEqual([]);
}

/**
 * Formats a price as players see it by default.
 * @param coef decimal odds as the API sends them: `4.2`
 */
export function shownPrice(coef: string): string {
  return formatOdds(parseOdds(coef), 0);
}
