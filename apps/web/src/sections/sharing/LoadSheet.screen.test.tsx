import type { AnswerOf, Calls } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { sampleMatches } from '../../testing/couponSamples.ts';
import { refuse } from '../../testing/screen/answers.ts';
import { openCoupon } from '../../testing/screen/openCoupon.tsx';

type Slip = AnswerOf<Calls['couponOfCode']>['slip'];

const CODE = 'K7P2QX';

/** The express of a code: selections of the last sample matches. */
function slipOf(count: number): Slip {
  const bets = sampleMatches.slice(-count).map(({ pick }) => ({ ...pick, isLive: false, isBlocked: false }));
  return { typeId: 1, bets };
}

const main = page.getByRole('main');
const button = (name: string) => page.getByRole('button', { name });

/** Presses Enter on an element. */
async function enter(target: Locator): Promise<void> {
  (await target.findElement()).focus();
  await userEvent.keyboard('{Enter}');
}

test('the coupon of a code is previewed before it replaces selections, and can be another coupon', async () => {
  const answers = { couponOfCode: () => ({ slip: slipOf(3) }) };
  const first = await openCoupon({ adds: 2, answers });
  const { say } = first;
  await expect.poll(() => first.legs.elements()).toHaveLength(2);

  const beside = await openCoupon({ query: `?load=${CODE}`, answers });
  const sheet = page.getByRole('dialog', { name: say('slips:load.title') });
  await expect.element(sheet.getByText(say('slips:load.replaces', { count: 2 }))).toBeVisible();
  await sheet.getByRole('button', { name: say('slips:load.beside') }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => beside.legs.elements()).toHaveLength(3);
  await button(`${say('coupon:slips.tab', { number: 1 })} 2`).click();
  await expect.poll(() => beside.legs.elements()).toHaveLength(2);

  const instead = await openCoupon({ query: `?load=${CODE}`, answers });
  await sheet.getByRole('button', { name: say('slips:load.replace') }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => instead.legs.elements()).toHaveLength(3);
});

test('a code is typed by keyboard, and its expired selections are removed with one click', async () => {
  const slip = slipOf(3);
  const expired = slip.bets.map((bet, index) =>
    index < 2 ? { ...bet, marketId: `${bet.marketId}.over`, isBlocked: true } : bet,
  );
  const asked: string[] = [];
  const { say, legs } = await openCoupon({
    answers: {
      couponOfCode: ({ params }) => {
        asked.push(params.code);
        return { slip: { ...slip, bets: expired } };
      },
    },
  });
  await enter(button(say('coupon:slips.more')));
  await enter(page.getByRole('menuitem', { name: say('coupon:slips.load') }));
  const field = page.getByRole('dialog', { name: say('slips:load.title') }).getByRole('textbox');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(` ${CODE.toLowerCase()} {Enter}`);
  await expect.poll(() => legs.elements()).toHaveLength(3);
  expect(asked).toEqual([CODE]);
  const closed = say('coupon:slips.closed', { count: 2 });
  await expect.element(main.getByRole('status').filter({ hasText: closed })).toBeVisible();
  await button(say('coupon:slips.takeOut')).click();
  await expect.poll(() => legs.elements()).toHaveLength(1);
});

test('an unknown code shows an error, and another one can be typed', async () => {
  const { say } = await openCoupon({
    query: '?load=NOSUCH99',
    answers: { couponOfCode: () => refuse(404) },
  });
  const sheet = page.getByRole('dialog', { name: say('slips:load.title') });
  await expect.element(sheet.getByText(say('slips:load.notFound'))).toBeVisible();
  await sheet.getByRole('textbox').fill('x1');
  await sheet.getByRole('button', { name: say('slips:load.load') }).click();
  await expect.element(sheet.getByText(say('slips:load.notCode'))).toBeVisible();
});
