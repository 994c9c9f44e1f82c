import { parseOdds, settleCoupon, toMinor, toWire, type LegResult } from '@touchline/betting';
import {
  favouriteOf,
  FOOTBALL,
  LIVE_DELAY,
  liveMatches,
  playToTheEnd,
  playUntilMoved,
  TABLE_TENNIS,
} from '../support/play.ts';
import { newEmail, playerOn, type Leg } from '../support/player.ts';
import type { Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

// The runs are long and are last in the file: in parallel mode any free worker takes the next one.
test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const walks = [
  { host: 'localhost', lang: 'en', viewport: PHONE, tag: ['@money'] },
  // `coupon-ways` places bets from right to left, and `own-withdrawals` is in Arabic too.
  { host: 'localhost', lang: 'ar', viewport: PHONE, tag: ['@money', '@thorough'] },
  // Other brands change tokens, and other widths have journeys and stories of their own.
  { host: 'merlot.localhost', lang: 'en', viewport: PHONE, tag: ['@money', '@thorough'] },
  { host: 'northbank.localhost', lang: 'en', viewport: PHONE, tag: ['@money', '@thorough'] },
  {
    host: 'localhost',
    lang: 'en',
    viewport: { width: 1366, height: 768 },
    tag: ['@money', '@thorough'],
  },
] as const;

for (const { host, lang, viewport, tag } of walks) {
  test.describe(`${host} in ${lang} at ${viewport.width} px`, { tag: [...tag] }, () => {
    // The other journeys run with reduced motion and without prefetching.
    test.use({
      host,
      lang,
      viewport,
      prefetches: true,
      contextOptions: { reducedMotion: 'no-preference' },
    });

    test('a guest becomes a player, bets on two live matches and is paid to the cent', async ({
      app,
      page,
      platform,
    }) => {
      const football = await oneLive(platform, FOOTBALL, 'match-result');
      await app.open();
      await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      await app.main
        .or(page.getByRole('navigation'))
        .getByRole('link', { name: app.say('sports:sport.football') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/live\/football$|\/line\/football$/);
      // Links to the broadcast and the statistics contain the match's name too, but don't begin with it.
      await page
        .getByRole('link', { name: new RegExp(`^${football.match.home}.*${football.match.away}`) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(football.match.home);

      const shown = favouriteOf(football.match, football.market);
      const cell = app.price(shown);
      await expect(cell).toContainText(shown.selection.k);
      await expect(cell).toContainText(await playUntilMoved(platform, shown));
      await cell.click();
      await expect(cell).toHaveAttribute('aria-pressed', 'true');

      const tableTennis = await oneLive(platform, TABLE_TENNIS, 'winner');
      const other = favouriteOf(tableTennis.match, tableTennis.market);
      await app.openMatch(other.match, 'table-tennis');
      await app.price(other).click();
      await app.openCoupon();
      await expect(app.coupon.getByRole('listitem')).toHaveCount(2);
      await app.stake.fill('12.50');

      await app.coupon.getByRole('button', { name: app.say('coupon:joinToBet') }).click();
      const email = newEmail();
      await app.register(email);
      const player = playerOn(page, email);

      await app.coupon.getByRole('button', { name: app.say('common:header.demoCredit') }).click();
      await app.credit('100');
      await expect(app.stake).toHaveValue('12.50');
      await app.place.click();
      await expect(app.coupon).toContainText(app.say('couponMore:placement.pending'));
      await platform.passTime(LIVE_DELAY);
      await expect(app.coupon).toContainText(app.say('couponMore:placement.accepted'));
      await app.coupon.getByRole('link', { name: app.say('couponMore:placement.history') }).click();
      await app.main.getByRole('article').getByRole('link').click();
      await expect(app.balance).toContainText('87.50');
      await expect(app.main).toContainText(app.say('history:outcome.open'));

      await playToTheEnd(platform, [football.match, other.match]);
      await expect(app.main.getByText(app.say('history:fact.paid'))).toBeVisible();

      const [coupon, ...more] = await player.coupons();
      expect(more).toEqual([]);
      if (!coupon) throw new Error('The bet is not in the history.');
      const { state, payoutMinor } = settleCoupon({
        type: 1,
        stakeMinor: toMinor('12.50', 'EUR'),
        legs: coupon.bets.map((leg) => ({ odds: parseOdds(leg.coef), result: resultByScore(leg) })),
      });
      expect(state).toBe(coupon.payout === '0.00' ? 'lost' : 'won');
      const paid = toWire(payoutMinor, 'EUR');
      const left = toWire(toMinor('87.50', 'EUR') + payoutMinor, 'EUR');
      await expect(app.main.getByRole('definition').last()).toContainText(paid);
      await expect(app.balance).toContainText(left);
      expect(await player.account()).toMatchObject({ money: left, held: '0.00' });
      const entries = await player.entries();
      const sum = entries.reduce((total, { amount }) => total + toMinor(amount, 'EUR'), 0n);
      expect(toWire(sum, 'EUR')).toBe(left);
    });
  });
}

async function oneLive(platform: Platform, sportId: number, type: string) {
  const [first] = await liveMatches(platform, { sportId, type, count: 1, endsFirst: true });
  if (!first) throw new Error(`No match of sport ${sportId} is in play.`);
  return first;
}

/** Result of a leg on the winner of a match, calculated from the final score in the bet history. */
function resultByScore({ selectionKey, finalScore }: Leg): LegResult {
  // A bet with a lost leg is settled before its other matches end.
  if (!finalScore) return -1;
  const [home, away] = finalScore.total;
  const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
  return selectionKey === winner ? 1 : 0;
}
