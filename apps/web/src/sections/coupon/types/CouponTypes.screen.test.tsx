import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleMatches, sampleTerms } from '../../../testing/couponSamples.ts';
import { requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { openCoupon, type OpenCoupon } from '../../../testing/screen/openCoupon.tsx';

const TYPES = { system: 2, chain: 3, multiBet: 4, conditional: 5 };

const main = page.getByRole('main');
const button = (name: string) => page.getByRole('button', { name });

/** Name of the selection of a sample match. */
const nameOf = ({ say }: OpenCoupon, index: number) =>
  say('markets:selection.match-result.home', { home: sampleMatches[index]?.pick.home ?? '' });

const idOf = (index: number) => sampleMatches[index]?.pick.selectionId;

/** Opens a coupon of selections, and chooses its type: one of the usual, or one behind "More". */
async function openType(adds: number, typeId: number, answers: Answers = {}): Promise<OpenCoupon> {
  const coupon = await openCoupon({ adds, answers });
  const { say } = coupon;
  const type = page.getByRole('radio', { name: new RegExp(`^${say(`coupon:type.${typeId}`)}`) });
  await expect.element(main.getByRole('radio').first()).toBeInTheDocument();
  if (typeId !== TYPES.system) await button(say('coupon:more')).click();
  await type.click();
  return coupon;
}

/** Places the coupon, and returns the body of its request. */
async function placed({ say, place }: OpenCoupon) {
  await place.click();
  await expect.element(main.getByText(say('couponMore:placement.accepted'))).toBeVisible();
  return requestsOf('placeCoupon').at(-1)?.body;
}

test('a banker is in every combination of a system, which are counted without it', async () => {
  const coupon = await openType(4, TYPES.system, {
    couponTerms: ({ body }) => {
      const bankers = body.bets.filter(({ isBanker }) => isBanker).length;
      const option = { value: 2, offset: bankers, minBetAmount: '0.20', combo: bankers === 1 ? 3 : 6 };
      return { ...sampleTerms(body), systemOptions: [option] };
    },
  });
  const { say } = coupon;
  const bankerOf = (index: number) => button(say('couponMore:bankers.of', { pick: nameOf(coupon, index) }));
  const stakeOfEach = main.getByRole('definition').first();
  await expect.element(stakeOfEach).toHaveTextContent('€0.83');
  await main.getByRole('switch', { name: say('couponMore:bankers.label') }).click();
  await bankerOf(0).click();
  await expect.element(bankerOf(0)).toHaveAttribute('aria-pressed', 'true');
  // Three of four selections must not be bankers.
  await expect.element(bankerOf(1)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(main.getByText(say('couponMore:system.bets', { count: 3 }))).toBeVisible();
  await expect.element(stakeOfEach).toHaveTextContent('€1.66');
  const body = await placed(coupon);
  expect(body).toMatchObject({ typeId: TYPES.system, systemValue: 2 });
  expect(body?.bets.map(({ isBanker = false }) => isBanker)).toEqual([true, false, false, false]);
});

test('a selection of a multi-bet is moved to the lobby, and one into another block', async () => {
  const coupon = await openType(5, TYPES.multiBet);
  const { say } = coupon;
  const move = async (index: number, to: string) => {
    await button(say('couponMore:blocks.move', { pick: nameOf(coupon, index) })).click();
    await page.getByRole('menuitem', { name: to }).click();
  };
  await move(0, say('couponMore:blocks.lobby'));
  // The blocks are renumbered: the second selection is in block A now.
  await move(1, say('couponMore:blocks.title', { mark: 'B' }));
  const body = await placed(coupon);
  expect(body?.bets.map(({ blockId }) => blockId)).toEqual([0, 1, 1, 2, 3]);
});

test('a later block of a conditional coupon has the stake that the player sets', async () => {
  const coupon = await openType(3, TYPES.conditional);
  const { say } = coupon;
  await coupon.stake.fill('20');
  const title = say('couponMore:blocks.title', { mark: '2' });
  const field = main.getByRole('textbox', { name: say('couponMore:blocks.stakeOf', { title }) });
  // The first block can't pay that much.
  await field.fill('25000');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('15');
  expect(await placed(coupon)).toMatchObject({ amount: '20.00', amountByBlockId: { 2: '15.00' } });
});

test('a chain is reordered by buttons, by keys and by dragging', async () => {
  const coupon = await openType(3, TYPES.chain);
  const { say, legs } = coupon;
  const grip = (index: number) => button(say('couponMore:order.grip', { pick: nameOf(coupon, index) }));
  const order = () => legs.elements().map((row) => row.getAttribute('data-bet'));
  const ids = (...indices: readonly number[]) => indices.map(idOf);
  await button(say('couponMore:order.down', { pick: nameOf(coupon, 0) })).click();
  await expect.poll(order).toEqual(ids(1, 0, 2));
  grip(2).element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(order).toEqual(ids(1, 2, 0));
  await expect.element(grip(2)).toHaveFocus();
  await userEvent.dragAndDrop(grip(0), legs.first());
  await expect.poll(order).toEqual(ids(0, 1, 2));
  expect((await placed(coupon))?.bets.map(({ selectionId }) => selectionId)).toEqual(ids(0, 1, 2));
});

test('a type that doesn’t fit the selections shows the reason and stays reachable', async () => {
  const { say } = await openCoupon({ adds: 2 });
  await expect.element(main.getByRole('radio', { name: say('coupon:type.2'), exact: false })).toBeDisabled();
  await button(say('coupon:more')).click();
  const types = page.getByRole('dialog', { name: say('coupon:more') });
  await expect.element(types.getByText(say('couponMore:needs', { count: 3 })).first()).toBeVisible();
});
