import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { sampleTerms } from '../../../testing/couponSamples.ts';
import { sampleAccount, sampleAccounts } from '../../../testing/samples.ts';
import { openCoupon, type OpenCoupon } from '../../../testing/screen/openCoupon.tsx';

const main = page.getByRole('main');
const button = (name: string) => page.getByRole('button', { name });
/** The note on the rule for moved prices, with its button. */
const note = (text: string) => main.getByRole('paragraph').filter({ hasText: text });

/** Bodies of the placements so far. */
const placements = () => requestsOf('placeCoupon').map(({ body }) => body);

/** Switches of the settings that don't depend on others, with their states at first. */
const switches = {
  exactPrice: false,
  oneClick: false,
  autoMax: false,
  vip: false,
  manualStep: false,
  showBalance: true,
  showReturns: true,
  showAccount: true,
  fixed: true,
  keepSelections: false,
};
type Switch = keyof typeof switches | 'dropOnScore';
// Cast: `Object.entries` returns strings.
const switchStates = Object.entries(switches) as [keyof typeof switches, boolean][];

/** The settings of the coupon, when they are open. */
function settingsIn({ say }: OpenCoupon) {
  const sheet = page.getByRole('dialog', { name: say('couponMore:settings.title') });
  const nameOf = (name: Switch) =>
    say(`couponMore:settings.${name}${name.startsWith('show') ? '' : '.label'}`);
  const toggle = (name: Switch) => sheet.getByRole('switch', { name: new RegExp(`^${nameOf(name)}`) });
  return {
    sheet,
    toggle,
    field: (name: 'step' | 'oneClickAmount' | 'bonusOneClickAmount') =>
      sheet.getByRole('textbox', { name: say(`couponMore:settings.${name}`) }),
    close: () => sheet.getByRole('button', { name: say('common:kit.close') }).click(),
  };
}

/** Opens the settings from the coupon. */
async function openSettings(coupon: OpenCoupon) {
  await button(coupon.say('coupon:settings')).click();
  return settingsIn(coupon);
}

/** Toggles settings and returns to the coupon. */
async function turn(coupon: OpenCoupon, ...names: readonly Switch[]): Promise<void> {
  const { toggle, close } = await openSettings(coupon);
  for (const name of names) await toggle(name).click();
  await close();
}

/** Places the coupon, and expects that it is accepted. */
async function place({ say, place: placeButton }: OpenCoupon): Promise<void> {
  await placeButton.click();
  await expect.element(main.getByText(say('couponMore:placement.accepted'))).toBeVisible();
}

describe('the settings of the coupon', () => {
  test('include the rule for moved prices, which is stored and sent with the bet', async () => {
    const first = await openCoupon({ adds: 1 });
    const { say } = first;
    const any = page.getByRole('radio', { name: say('couponMore:settings.any.label'), exact: false });
    const settings = await openSettings(first);
    await any.click();
    await settings.close();
    await expect.element(note(say('coupon:acceptance.1'))).toBeVisible();

    const again = await openCoupon();
    const { toggle, close } = await openSettings(again);
    await expect.element(any).toBeChecked();
    await expect.element(toggle('dropOnScore')).toBeDisabled();
    await toggle('exactPrice').click();
    await toggle('dropOnScore').click();
    await close();
    await expect.element(note(say('coupon:acceptance.exact'))).toBeVisible();
    await place(again);
    expect(placements()).toMatchObject([{ changeCoefAction: 1, exactCoef: true, isDropOnScoreChange: true }]);
  });

  test('are all stored on the device; an amount that is none isn’t', async () => {
    const first = await openCoupon({ query: '?coupon-settings=1' });
    const { toggle, field, sheet } = settingsIn(first);
    const expectStates = async (isChanged: boolean) => {
      for (const [name, isOn] of switchStates) {
        if (isOn === isChanged) await expect.element(toggle(name)).not.toBeChecked();
        else await expect.element(toggle(name)).toBeChecked();
      }
    };
    await expectStates(false);
    for (const [name] of switchStates) await toggle(name).click();
    await field('step').fill('0.4');
    await field('oneClickAmount').fill('abc');
    await expect.element(sheet.getByText(first.say('couponMore:settings.badAmount'))).toBeVisible();
    await field('oneClickAmount').fill('3');
    await openCoupon({ query: '?coupon-settings=1' });
    await expectStates(true);
    await expect.element(field('step')).toHaveValue('0.40');
    await expect.element(field('oneClickAmount')).toHaveValue('3.00');
  });

  test('follow those of another window', async () => {
    const { toggle } = settingsIn(await openCoupon({ query: '?coupon-settings=1' }));
    await expect.element(toggle('vip')).not.toBeChecked();
    const key = 'touchline.couponSettings';
    localStorage.setItem(key, JSON.stringify({ isVipBet: true }));
    dispatchEvent(new StorageEvent('storage', { key }));
    await expect.element(toggle('vip')).toBeChecked();
  });

  test('combine the rule on the score with the exact price, and exclude it from one-click betting', async () => {
    const coupon = await openCoupon({ adds: 1, query: '?coupon-settings=1' });
    const { toggle } = settingsIn(coupon);
    await toggle('exactPrice').click();
    await toggle('oneClick').click();
    await button(coupon.say('couponMore:oneClick.enable')).click();
    await expect.element(toggle('oneClick')).toBeChecked();
    await toggle('dropOnScore').click();
    await expect.element(toggle('oneClick')).not.toBeChecked();
    await toggle('exactPrice').click();
    await expect.element(toggle('dropOnScore')).not.toBeChecked();
  });

  test('make the maximum the stake until the player types another', async () => {
    const coupon = await openCoupon({ adds: 1 });
    await turn(coupon, 'autoMax');
    await expect.element(coupon.stake).toHaveValue('100.00');
    await coupon.stake.fill('4');
    await expect.element(coupon.stake).toHaveValue('4');
    await expect.element(button(coupon.say('coupon:placeAmount', { amount: '€4.00' }))).toBeVisible();
  });

  test('change the step of plus and minus', async () => {
    const coupon = await openCoupon({ adds: 1 });
    const { say, stake } = coupon;
    await expect.element(stake).toHaveValue('5.00');
    await button(say('coupon:increase')).click();
    await expect.element(stake).toHaveValue('7.50');
    const { toggle, field, sheet, close } = await openSettings(coupon);
    await toggle('manualStep').click();
    await field('step').fill('abc');
    await expect.element(sheet.getByText(say('couponMore:settings.badAmount'))).toBeVisible();
    await field('step').fill('0.4');
    await close();
    await button(say('coupon:decrease')).click();
    await expect.element(stake).toHaveValue('7.10');
  });

  test('hide balance and returns', async () => {
    const coupon = await openCoupon({ adds: 1 });
    const balance = main.getByText(coupon.say('couponMore:account.balance', { amount: '€100.00' }));
    const returns = main.getByRole('definition').last();
    await expect.element(balance).toBeVisible();
    await expect.element(returns).toHaveTextContent('€12.50');
    await turn(coupon, 'showBalance', 'showReturns');
    await expect.element(balance).not.toBeInTheDocument();
    await expect.element(returns).toHaveTextContent('–');
  });

  test('keep the selections of a placed bet for the next one', async () => {
    const first = await openCoupon({ adds: 2 });
    await turn(first, 'keepSelections');
    await place(first);
    const again = await openCoupon();
    await expect.poll(() => again.legs.elements()).toHaveLength(2);
    await place(again);
    expect(placements()).toHaveLength(2);
  });

  test('request stakes above the maximum by default', async () => {
    const answers: Answers = {
      accounts: () => sampleAccounts([{ ...sampleAccount, money: '9000.00' }]),
      couponTerms: ({ body }) => ({ ...sampleTerms(body), isVipBetAvailable: true }),
    };
    await turn(await openCoupon({ adds: 1, answers }), 'vip');
    const coupon = await openCoupon({ answers });
    await coupon.stake.fill('3000');
    await place(coupon);
    expect(placements()).toMatchObject([{ amount: '3000.00', isVipBet: true }]);
  });

  test('hide the choice of account, and give each account its own one-click stake', async () => {
    const bonusAccount = {
      ...sampleAccount,
      id: '700002',
      type: 4 as const,
      isActive: false,
      money: '40.00',
    };
    const answers = { accounts: () => sampleAccounts([sampleAccount, bonusAccount]) };
    const coupon = await openCoupon({ adds: 1, answers });
    const { say } = coupon;
    const bonus = main.getByRole('radio', { name: say('couponMore:account.bonus'), exact: false });
    await bonus.click();
    await coupon.stake.fill('50');
    await expect.element(main.getByText(say('coupon:amountProblem.above-balance'))).toBeVisible();
    await turn(coupon, 'showAccount');
    await expect.element(bonus).not.toBeInTheDocument();

    const again = await openCoupon({ answers });
    const balance = say('couponMore:account.balance', { amount: '€100.00' });
    await expect.element(main.getByText(balance)).toBeVisible();
    await turn(again, 'showAccount');
    await bonus.click();
    const { toggle, field, close } = await openSettings(again);
    await toggle('oneClick').click();
    await button(say('couponMore:oneClick.enable')).click();
    await field('bonusOneClickAmount').fill('7');
    await close();
    await expect.element(main.getByText(say('couponMore:oneClick.every', { amount: '€7.00' }))).toBeVisible();
  });
});

test('a click on the note of the coupon selects the next rule for moved prices', async () => {
  const coupon = await openCoupon({ adds: 1 });
  const { say } = coupon;
  for (const rule of [2, 0, 1, 2]) {
    await expect.element(note(say(`coupon:acceptance.${rule}`))).toBeVisible();
    await button(say('coupon:acceptance.change')).click();
  }
  await expect.element(note(say('coupon:acceptance.0'))).toBeVisible();
  await place(coupon);
  expect(placements()).toMatchObject([{ changeCoefAction: 0, exactCoef: false }]);
});
