import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSite } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as CalculatorScreen from './CalculatorScreen.tsx';

const main = page.getByRole('main');

/** Opens the calculator without answers, as it makes no requests. */
const open = (query = '') =>
  openScreen(CalculatorScreen, {
    address: `information/betting-calculator${query}`,
    namespaces: ['calculator', 'settings', 'betting'],
    answers: { siteState: () => ({ ...sampleSite, oddsViews: [0, 2] }) },
  });

test('computes the payouts of bets by their results, in any format, and restores them from its address', async () => {
  const { say, address } = await open();
  const field = (key: string, index = 0) =>
    main.getByRole('textbox', { name: say(`calculator:${key}`) }).nth(index);
  const choice = (key: string, index = 0) =>
    main.getByRole('combobox', { name: say(`calculator:${key}`) }).nth(index);
  const status = main.getByRole('status');
  const payout = main.getByRole('definition').last();
  await field('stake').fill('115');
  await field('price').fill('1.39');
  const format = say('settings:odds.decimal');
  await expect.element(status).toHaveTextContent(say('calculator:problem.odds', { legs: 2, format }));
  await field('price', 1).fill('1.13');
  await expect.element(payout).toHaveTextContent('€180.63');
  await choice('format').selectOptions(say('settings:odds.american'));
  await expect.element(field('price')).toHaveValue('-256');
  await choice('result', 1).selectOptions(say('calculator:results.2'));
  await expect.element(status).toHaveTextContent(say('calculator:state.open'));
  await choice('result').selectOptions(say('calculator:results.1'));
  await expect.element(status).toHaveTextContent(say('calculator:state.won'));
  await expect.element(payout).toHaveTextContent('€159.85');
  const [, query = ''] = address().split('?');
  await open(`?${query}`);
  await expect.element(payout).toHaveTextContent('€159.85');
});
