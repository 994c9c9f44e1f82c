import type { Page } from '@playwright/test';
import type { App } from '../support/app.ts';
import { PLACEMENTS, waitForAnswers } from '../support/calls.ts';
import { turn } from '../support/couponSettings.ts';
import type { Platform } from '../support/platform.ts';
import {
  BASKETBALL,
  FOOTBALL,
  homeOf,
  LIVE_DELAY,
  liveMatches,
  openMarket,
  pickBeforeBreak,
  pickOf,
  playUntil,
  playUntilMoved,
  priceNow,
  TABLE_TENNIS,
  type Pick,
} from '../support/play.ts';
import { newPlayer } from '../support/player.ts';
import { expectMoney, expectRefused, goBack, onItsWay } from '../support/refusals.ts';
import { chooseType, nameOf, rowOf, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const SINGLES = 9;

/** Prepares a player with 100.00 and a coupon of these selections with a stake of 10.00. */
async function ready(app: App, picks: readonly Pick[]) {
  const player = await newPlayer(app, '100.00');
  for (const pick of picks) await add(app, pick);
  await app.openCoupon();
  await app.stake.fill('10');
  return player;
}

/** Taps a price on the page of its match, which shows all of its markets. */
async function add(app: App, pick: Pick): Promise<void> {
  const sport = pick.match.sportId === TABLE_TENNIS ? 'table-tennis' : 'football';
  await app.goToMatch(pick.match, sport, pick.market.group);
  await app.price(pick).click();
  await expect(app.price(pick)).toHaveAttribute('aria-pressed', 'true');
}

/** Simulates that the operator's rules changed after the page requested them: its copy allows everything. */
async function knowOldTerms(page: Page): Promise<void> {
  await page.route('**/web-api/coupons/terms', async (route) => {
    const answer = await route.fetch();
    const terms: { legs: object[] } = await answer.json();
    const legs = terms.legs.map((leg) => ({ ...leg, isDepend: false, isBannedExpress: false }));
    await route.fulfill({ response: answer, json: { ...terms, legs } });
  });
}

const statusOf = async (platform: Platform, { match, market }: Pick) =>
  (await platform.match(match.id))?.markets.find(({ id }) => id === market.id)?.status;

interface Course {
  readonly code: string;
  readonly isThorough?: boolean;
  readonly step: number;
  /** Text that its row shows. */
  readonly row: string;
  /** A live selection that is sure to reach the refused state. */
  live(platform: Platform): Promise<Pick | undefined>;
  isReached(platform: Platform, live: Pick): Promise<boolean>;
}

const courses: readonly Course[] = [
  {
    code: 'MARKET_SUSPENDED',
    step: 5,
    row: 'suspended',
    live: pickBeforeBreak,
    isReached: async (platform, live) => (await statusOf(platform, live)) === -1,
  },
  {
    code: 'GAME_FINISHED',
    isThorough: true,
    step: 300,
    row: 'finished',
    // Matches of this sport are the shortest.
    live: (platform) => homeOf(platform, TABLE_TENNIS, 'winner'),
    isReached: async (platform, { match }) => ((await platform.match(match.id))?.match.status ?? 0) > 3,
  },
];

/** Tags of a refusal that the platform's suites and other journeys show too: the regular run tests one of each kind. */
const LIKE_OTHERS = ['@money', '@thorough'];

for (const { code, isThorough, step, row, live: liveIn, isReached } of courses) {
  test(
    `play that advanced refuses a bet, with the reason on its selection: ${code}`,
    { tag: isThorough ? LIKE_OTHERS : '@money' },
    async ({ app, page, platform }) => {
      const live = await playUntil(platform, 30, 'a match to bet on', () => liveIn(platform));
      const [ahead] = await upcomingPicks(platform, 1);
      if (!ahead) throw new Error('There is no football to come.');
      await waitForAnswers(page);
      const player = await ready(app, [live, ahead]);
      await onItsWay(page, async (route) => {
        await playUntil(platform, step, code, async () => (await isReached(platform, live)) || undefined);
        await route.continue();
      });
      await app.place.click();
      await expectRefused(app, code);
      const reason = app.say(`coupon:legState.${row}`);
      await expect(rowOf(app, live)).toContainText(reason);
      await expect(rowOf(app, ahead)).not.toContainText(reason);
      await expectMoney(player, '100.00');
      await goBack(app, { legs: 2, stake: '10' });
      await expect(app.place).toBeDisabled();
      // Without the blocking selection the rest is placed.
      await app.coupon
        .getByRole('button', { name: app.say('coupon:remove', { pick: nameOf(app, live) }) })
        .click();
      await app.place.click();
      await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
      await expectMoney(player, '90.00');
    },
  );
}

test(
  'a selection that was removed from the line refuses a bet',
  { tag: LIKE_OTHERS },
  async ({ app, page, platform }) => {
    const [gone, other] = await upcomingPicks(platform, 2);
    if (!gone || !other) throw new Error('There is no football to come.');
    const player = await ready(app, [gone, other]);
    // A match is removed long after its end; an id that never existed is refused for the same reason.
    const { id } = gone.selection;
    const unknown = `${gone.market.id}:nobody`;
    await onItsWay(page, async (route) => {
      const asked = route.request().postData() ?? '';
      const answer = await route.fetch({ postData: asked.replaceAll(`"${id}"`, `"${unknown}"`) });
      const body = (await answer.text()).replaceAll(`"${unknown}"`, `"${id}"`);
      await route.fulfill({ response: answer, body });
    });
    await app.place.click();
    await expectRefused(app, 'LEG_CLOSED');
    const reason = app.say('couponMore:refusal.LEG_CLOSED.title');
    await expect(rowOf(app, gone)).toContainText(reason);
    await expect(rowOf(app, other)).not.toContainText(reason);
    await expectMoney(player, '100.00');
    await goBack(app, { legs: 2, stake: '10' });
  },
);

test(
  'selections that can no longer be combined refuse a bet, each by name',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const [home, other] = await upcomingPicks(platform, 2);
    if (!home || !other) throw new Error('There is no football to come.');
    const goals = await openMarket(platform, home.match.id, 'both-to-score');
    if (!goals) throw new Error('The match has no second market.');
    const both = pickOf(home.match, goals, 'yes');
    await knowOldTerms(page);
    // The texts of refusals arrive last, as on a slow connection.
    const refused = page.waitForResponse(PLACEMENTS);
    await page.route('**/assets/couponMore-*.js', async (route) => {
      await refused;
      await route.continue();
    });
    const player = await ready(app, [home, both, other]);
    await app.place.click();
    await expectRefused(app, 'LEG_DEPENDENT');
    const reason = app.say('couponMore:refusal.LEG_DEPENDENT.title');
    for (const pick of [home, both]) await expect(rowOf(app, pick)).toContainText(reason);
    await expect(rowOf(app, other)).not.toContainText(reason);
    await expectMoney(player, '100.00');
    await goBack(app, { legs: 3, stake: '10' });
  },
);

test(
  'a selection that has become single-only refuses an express',
  { tag: LIKE_OTHERS },
  async ({ app, page, platform }) => {
    const [ahead] = await upcomingPicks(platform, 1);
    const [inPlay] = await liveMatches(platform, { sportId: FOOTBALL, type: 'next-goal', count: 1 });
    if (!ahead || !inPlay) throw new Error('There is no football.');
    const next = pickOf(inPlay.match, inPlay.market, 'none');
    await knowOldTerms(page);
    const player = await ready(app, [next, ahead]);
    await app.place.click();
    await expectRefused(app, 'LEG_BANNED_EXPRESS');
    const reason = app.say('couponMore:refusal.LEG_BANNED_EXPRESS.title');
    await expect(rowOf(app, next)).toContainText(reason);
    await expect(rowOf(app, ahead)).not.toContainText(reason);
    await expectMoney(player, '100.00');
    await goBack(app, { legs: 2, stake: '10' });
  },
);

test('a boost that has expired refuses an express', { tag: LIKE_OTHERS }, async ({ app, page, platform }) => {
  const player = await ready(app, await upcomingPicks(platform, 2));
  await onItsWay(page, (route, asked) =>
    route.continue({ postData: { ...asked, expressId: 'of-yesterday' } }),
  );
  await app.place.click();
  await expectRefused(app, 'COUPON_SHAPE');
  await expectMoney(player, '100.00');
  await goBack(app, { legs: 2, stake: '10' });
});

test(
  'the exact-price rule also asks about a better price, with old and new price of each moved leg',
  { tag: '@money' },
  async ({ app, page, platform }) => {
    const [inPlay] = await liveMatches(platform, { sportId: FOOTBALL, type: 'total', count: 1 });
    const [ahead] = await upcomingPicks(platform, 1);
    if (!inPlay || !ahead) throw new Error('There is no football.');
    const over = pickOf(inPlay.match, inPlay.market, 'over');
    await waitForAnswers(page);
    const player = await ready(app, [over, ahead]);
    await turn(app, 'exactPrice');
    let now: string | undefined;
    let aheadNow: string | undefined;
    await onItsWay(page, async (route) => {
      // Each minute without a goal makes many goals less likely.
      now = await playUntilMoved(platform, over, (price, from) => price > from);
      aheadNow = await priceNow(platform, ahead);
      await route.continue();
    });
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.movedText'));
    // The selections themselves are listed above the moves.
    const moves = app.coupon.locator('li:not([data-bet], [data-total])');
    const moved = moves.filter({ hasText: nameOf(app, over) });
    await expect(moved).toContainText(over.selection.k);
    await expect(moved).toContainText(now ?? 'no price');
    await expect(moves).toHaveCount(aheadNow === ahead.selection.k ? 1 : 2);
    await expectMoney(player, '100.00');
    await goBack(app, { legs: 2, stake: '10' });
  },
);

test(
  'a score that changes during the delay refuses a bet that requires it unchanged',
  { tag: LIKE_OTHERS },
  async ({ app, platform }) => {
    const [inPlay] = await liveMatches(platform, { sportId: BASKETBALL, type: 'winner', count: 1 });
    if (!inPlay) throw new Error('There is no basketball in play.');
    const pick = pickOf(inPlay.match, inPlay.market, 'home');
    const player = await newPlayer(app, '100.00');
    await app.openMatch(pick.match, 'basketball');
    await app.price(pick).click();
    await app.openCoupon();
    await app.stake.fill('10');
    await turn(app, 'exactPrice', 'dropOnScore');
    await app.place.click();
    await expect(app.coupon).toContainText(app.say('couponMore:placement.pending'));
    expect(await player.account()).toMatchObject({ money: '90.00', held: '10.00' });
    await playUntil(platform, 20, 'points', async () => {
      const now = await platform.match(pick.match.id);
      const isOpen = now?.markets.find(({ id }) => id === pick.market.id)?.status === 1;
      return (isOpen && now?.match.score?.total.join() !== pick.match.score?.total.join()) || undefined;
    });
    await platform.passTime(LIVE_DELAY);
    await expectRefused(app, 'SCORE_CHANGED');
    await expect(rowOf(app, pick)).toContainText(app.say('couponMore:refusal.SCORE_CHANGED.title'));
    await expectMoney(player, '100.00');
    await goBack(app, { legs: 1, stake: '10' });
  },
);

test('each of several singles shows its own reason', { tag: '@money' }, async ({ app, page, platform }) => {
  const [first, second] = await upcomingPicks(platform, 2);
  if (!first || !second) throw new Error('There is no football to come.');
  const player = await ready(app, [first, second]);
  await chooseType(app, SINGLES);
  await page.route('**/web-api/coupons/singles', async (route) => {
    const body = route.request().postDataJSON();
    body.items[1].placement.amount = '0.10';
    await route.continue({ postData: body });
  });
  await app.place.click();
  const reason = app.say('couponMore:refusal.BELOW_MIN.text', { limit: '€0.20' });
  await expect(rowOf(app, second)).toContainText(reason);
  await expect(rowOf(app, first)).not.toContainText(reason);
  await expectMoney(player, '90.00');
  await app.button('couponMore:singles.retry', { count: 1 }).click();
  await expect(app.coupon.locator('[data-bet]')).toHaveCount(1);
  await expect(rowOf(app, second)).toBeVisible();
});
