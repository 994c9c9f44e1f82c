import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { requestsOf, refuse, type Answers } from '../../testing/screen/answers.ts';
import { notice } from '../../testing/screen/notice.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { sampleAccountSettings } from '../../testing/samples.ts';
import * as DisallowSportsScreen from './DisallowSportsScreen.tsx';

const [FOOTBALL, TENNIS] = [1, 4];
const sports = [
  { id: FOOTBALL, slug: 'football', live: 3, line: 9 },
  { id: TENNIS, slug: 'tennis', live: 1, line: 4 },
];
const offered = {
  ...sampleAccountSettings,
  sports: [FOOTBALL, TENNIS],
  lineSports: [FOOTBALL, TENNIS],
  liveSports: [FOOTBALL, TENNIS],
};

const open = (answers: Answers) =>
  openScreen(DisallowSportsScreen, {
    address: 'office/disallow-sports?list=live',
    namespaces: ['titles', 'settings', 'sports', 'markets'],
    answers: {
      lineSports: () => ({ sports }),
      officeSettings: () => offered,
      saveDisallowedSports: () => ({ success: true }),
      ...answers,
    },
  });

const toggle = (name: string) => page.getByRole('switch', { name, exact: false });
const saved = () => requestsOf('saveDisallowedSports').map(({ body }) => body);

test('a sport that is hidden is saved with both lists', async () => {
  const { say } = await open({ officeSettings: () => ({ ...offered, lineDisallowSports: [TENNIS] }) });
  const football = toggle(say('sports:sport.football'));
  await expect.element(football).toBeChecked();
  await football.click();
  await expect.element(football).not.toBeChecked();
  await expect.element(notice(say('common:saves.saved'))).toBeVisible();
  expect(saved()).toEqual([{ line: [TENNIS], live: [FOOTBALL] }]);
});

test('a sport that couldn’t be hidden is shown again, with a notice', async () => {
  const { say } = await open({ saveDisallowedSports: () => refuse(503) });
  const football = toggle(say('sports:sport.football'));
  await football.click();
  await expect.element(notice(say('common:saves.failed'))).toBeVisible();
  await expect.element(football).toBeChecked();
});

test('a sport that an operator closed can’t be shown, and isn’t saved as the player’s', async () => {
  const { say } = await open({ officeSettings: () => ({ ...offered, liveClosedSports: [FOOTBALL] }) });
  const football = toggle(say('sports:sport.football'));
  await expect.element(football).toBeDisabled();
  await expect.element(football).not.toBeChecked();
  await expect.element(page.getByText(say('settings:sports.locked'))).toBeVisible();
  await page.getByRole('button', { name: say('settings:sports.showAll') }).click();
  await expect.element(notice(say('common:saves.saved'))).toBeVisible();
  await expect.element(football).not.toBeChecked();
  expect(saved()).toEqual([{ line: [], live: [] }]);
});

test('the search leaves the sports whose names fit, and says when none does', async () => {
  const { say } = await open({});
  const search = page.getByRole('searchbox', { name: say('settings:sports.search') });
  await search.fill(say('sports:sport.tennis').slice(0, 3));
  await expect.element(toggle(say('sports:sport.tennis'))).toBeVisible();
  await expect.element(toggle(say('sports:sport.football'))).not.toBeInTheDocument();
  await search.fill('no such sport');
  await expect.element(page.getByText(say('settings:sports.empty'))).toBeVisible();
});
