import type { Locator } from '@playwright/test';
import type { App } from '../support/app.ts';
import { chooseByKeys, expectSensible, tabTo } from '../support/keys.ts';
import { expectFits, shownIn, shownPrice } from '../support/shown.ts';
import { newPlayer, type Coupon, type Player } from '../support/player.ts';
import { DESKTOP, openShared, PHONE, type Look, type SharedPage } from '../support/shared.ts';
import { chooseType, fillCoupon, upcomingPicks } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const LEGS = 4;

/** An input method and screen with which a player operates the coupon. */
interface Way {
  readonly name: string;
  readonly look: Look;
  /** Whether other journeys operate the coupon in the same way, so that the regular run leaves it out. */
  readonly isThorough?: boolean;
  /** Begins a test, whatever the last one used: by keyboard in the coupon, as the page itself may have many stops. */
  begin(app: App): Promise<void>;
  choose(app: App, typeId: number): Promise<void>;
  write(app: App, field: Locator, text: string): Promise<void>;
  press(app: App, button: Locator): Promise<void>;
  /** Removes the last selection. */
  takeOut(app: App): Promise<void>;
  place(app: App): Promise<void>;
}

const byPointer = {
  begin: async () => undefined,
  choose: chooseType,
  write: (_: App, field: Locator, text: string) => field.fill(text),
  press: (_: App, button: Locator) => button.click(),
  takeOut: (app: App) => app.takeOut().last().click(),
  place: (app: App) => app.place.click(),
};
const byKeys = {
  // The stake follows the types and the selections in tab order.
  begin: ({ stake, stakeEach }: App) => stake.or(stakeEach).focus(),
  choose: chooseByKeys,
  async write({ page }: App, field: Locator, text: string) {
    expectSensible(await tabTo(page, field));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  async press({ page }: App, button: Locator) {
    await tabTo(page, button, { most: 30 });
    await page.keyboard.press('Enter');
  },
  async takeOut(app: App) {
    const button = app.takeOut().last();
    const isBelow = await button.evaluate(
      (own) =>
        (own.compareDocumentPosition(document.activeElement ?? own) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    await tabTo(app.page, button, { key: isBelow ? 'Shift+Tab' : 'Tab', most: 30 });
    await app.page.keyboard.press('Enter');
    await expect(app.button('coupon:undo.button')).toBeFocused();
  },
  async place({ page, place }: App) {
    expectSensible(await tabTo(page, place));
    await page.keyboard.press('Enter');
  },
};

const WAYS: readonly Way[] = [
  { name: 'on a phone', look: PHONE, ...byPointer },
  // `keyboard` places a bet in this way, and `two-tabs` does beside a wide page.
  { name: 'on a phone by keyboard', look: { ...PHONE, hasTouch: false }, ...byKeys, isThorough: true },
  { name: 'on a phone right to left', look: { ...PHONE, lang: 'ar' }, ...byPointer },
  { name: 'beside a wide page', look: DESKTOP, ...byPointer, isThorough: true },
  // `keyboard` and `keyboard-shortcuts` place bets by keys.
  { name: 'beside a wide page by keyboard', look: DESKTOP, ...byKeys, isThorough: true },
];

/** Types with the number of combinations that four selections make. */
const TYPES = [
  { type: 'express', typeId: 1, lines: 1 },
  { type: 'system', typeId: 2, lines: 6 },
  { type: 'chain', typeId: 3, lines: 1 },
  { type: 'multi-bet', typeId: 4, lines: 6 },
  { type: 'conditional', typeId: 5, lines: 1 },
  { type: 'anti-express', typeId: 6, lines: 1 },
  { type: 'lucky', typeId: 7, lines: 15 },
  { type: 'patent', typeId: 8, lines: 11 },
] as const;
const SINGLES = 9;

/** In the regular run the first way tests every type; the others test these types, besides singles and a single. */
const everyType = WAYS[0];
const OF_EVERY_WAY = new Set<number>([2]);

for (const way of WAYS) {
  const tag = way.isThorough ? ['@money', '@thorough'] : ['@money'];
  test.describe(`a coupon ${way.name}`, { tag }, () => {
    let shared: SharedPage;
    let app: App;
    let player: Player;
    let chosen: readonly string[];

    test.beforeAll(async ({ browser, platform }) => {
      shared = await openShared(browser, platform, way.look);
      app = shared.app;
      player = await newPlayer(app, '500.00');
      const picks = await upcomingPicks(platform, LEGS);
      chosen = picks.map(({ selection }) => selection.id);
      await fillCoupon(app, picks);
      // On a wide page, one with few elements before the coupon in the tab order.
      if (app.isDesk) await app.open('/office/history');
      else await app.openCoupon();
    });
    test.beforeEach(() => way.begin(app));
    test.afterEach(async () => {
      await expectFits(app);
      expect(shared.quiet.complaints(), 'The browser complained').toEqual([]);
    });
    test.afterAll(() => shared.close());

    /**
     * Places the coupon.
     * @returns the placed bets, the first selection's first
     */
    async function place(count: number, words: string): Promise<readonly Coupon[]> {
      const before = (await player.coupons()).length;
      await way.place(app);
      await expect(app.coupon).toContainText(words);
      const bets = await player.coupons();
      expect(bets).toHaveLength(before + count);
      const placed = bets.slice(0, count).toReversed();
      for (const { id } of placed) await expect(app.coupon).toContainText(id);
      return placed;
    }

    async function placeOne(): Promise<Coupon> {
      const [bet] = await place(1, app.say('couponMore:placement.accepted'));
      if (!bet) throw new Error('There is no bet.');
      return bet;
    }

    for (const { type, typeId, lines } of TYPES) {
      const isGuarded = way === everyType || OF_EVERY_WAY.has(typeId);
      test(
        `shows the bet that the platform accepts: ${type}`,
        { tag: isGuarded ? [] : '@thorough' },
        async () => {
          await way.choose(app, typeId);
          await expect(app.coupon.getByRole('definition').last()).toHaveText(/\d/);
          await way.write(app, app.stake, '12');
          await expect(app.place).toBeEnabled();
          const shown = await shownIn(app);
          const bet = await placeOne();
          expect(bet).toMatchObject({ typeId, lines, state: 'accepted', amount: '12.00' });
          expect(bet.bets.map(({ selectionId }) => selectionId)).toEqual(chosen);
          expect(shown).toEqual({
            stake: bet.amount,
            returns: bet.possiblePayout,
            fact: lines > 1 ? String(lines) : shown.isPrice ? shownPrice(bet.coef) : String(LEGS),
            perBet: lines > 1 ? (Math.floor(1200 / lines) / 100).toFixed(2) : undefined,
            isPrice: type.endsWith('express'),
          });
          await way.press(app, app.button('couponMore:placement.keep'));
          await expect(app.coupon.locator('[data-bet]')).toHaveCount(LEGS);
        },
      );
    }

    test('shows the bets that the platform accepts: singles', async () => {
      await way.choose(app, SINGLES);
      await way.write(app, app.stakeEach, '3');
      await expect(app.place).toBeEnabled();
      const { stake, returns } = await shownIn(app);
      const bets = await place(LEGS, app.say('couponMore:singles.placed', { count: LEGS }));
      for (const bet of bets) expect(bet).toMatchObject({ typeId: 0, state: 'accepted', amount: '3.00' });
      expect(bets.flatMap((bet) => bet.bets.map(({ selectionId }) => selectionId)).toSorted()).toEqual(
        chosen.toSorted(),
      );
      const sum = bets.reduce((total, { possiblePayout }) => total + Number(possiblePayout), 0);
      expect({ stake, returns }).toEqual({ stake: '12.00', returns: sum.toFixed(2) });
      await way.press(app, app.button('couponMore:placement.keep'));
    });

    // Runs last, because it leaves one selection.
    test('shows the bet that the platform accepts: single', async () => {
      for (let left = LEGS; left > 1; left -= 1) {
        await way.takeOut(app);
        await expect(app.takeOut()).toHaveCount(left - 1);
      }
      await way.write(app, app.stake, '12');
      await expect(app.place).toBeEnabled();
      const shown = await shownIn(app);
      const bet = await placeOne();
      expect(bet).toMatchObject({ typeId: 0, lines: 1, amount: '12.00' });
      expect(bet.bets.map(({ selectionId }) => selectionId)).toEqual(chosen.slice(0, 1));
      expect(shown).toMatchObject({
        stake: '12.00',
        returns: bet.possiblePayout,
        fact: shownPrice(bet.coef),
      });
    });
  });
}
