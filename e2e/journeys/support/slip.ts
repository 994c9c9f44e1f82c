import type { Locator } from '@playwright/test';
import type { App } from './app.ts';
import type { Match, Platform } from './platform.ts';
import { FOOTBALL, openMarket, pickOf, type Pick } from './play.ts';
import { expect } from './test.ts';

/**
 * Upcoming football matches with an open result market, the home side of each. Their bets are accepted without delay.
 * All are from one list if a competition has enough.
 */
export async function upcomingPicks(platform: Platform, count: number): Promise<readonly Pick[]> {
  const picks: Pick[] = [];
  const teams = new Set<string>();
  const ahead = (await platform.matches('line', FOOTBALL)).toReversed();
  const sizes = Map.groupBy(ahead, ({ competitionId }) => competitionId);
  const sizeOf = ({ competitionId }: Match) => sizes.get(competitionId)?.length ?? 0;
  for (const match of ahead.toSorted((one, other) => sizeOf(other) - sizeOf(one))) {
    // Each side once, so that a name identifies one selection.
    if (teams.has(match.home) || teams.has(match.away)) continue;
    const market = await openMarket(platform, match.id, 'match-result');
    if (!market) continue;
    teams.add(match.home).add(match.away);
    picks.push(pickOf(match, market, 'home'));
    if (picks.length === count) return picks;
  }
  throw new Error(`There are only ${picks.length} football matches to come.`);
}

/** An upcoming football match, its home side. */
export async function upcomingPick(platform: Platform): Promise<Pick> {
  const [pick] = await upcomingPicks(platform, 1);
  if (!pick) throw new Error('There is no football to come.');
  return pick;
}

/** Clicks the price of each pick in the list of its competition. */
export async function fillCoupon(app: App, picks: readonly Pick[]): Promise<void> {
  let shown = '';
  for (const pick of picks) {
    const { competitionId, status } = pick.match;
    const list = `/${status === 1 ? 'line' : 'live'}/football/${competitionId}`;
    if (list !== shown) await app.go(list);
    shown = list;
    const cell = app.price(pick, app.row(pick.match));
    await cell.click();
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Types behind "More". */
const OTHERS = [3, 4, 5, 6, 7, 8] as const;

/** The radio of a type, in the coupon itself or in the list behind "More". */
export function typeRadio(app: App, typeId: number, within = app.coupon): Locator {
  return within.getByRole('radio', {
    name: new RegExp(`^${RegExp.escape(app.say(`coupon:type.${typeId}`))}`),
  });
}

/** The button for the other types; it shows the one in use. */
export function moreButton(app: App): Locator {
  const names = [app.say('coupon:more'), ...OTHERS.map((other) => app.say(`coupon:type.${other}`))];
  return app.coupon.getByRole('button', {
    name: new RegExp(`^(?:${names.map((one) => RegExp.escape(one)).join('|')})$`),
  });
}

/** The dialog that lists all types; unavailable ones give the reason. */
export function moreTypes(app: App): Locator {
  return app.page.getByRole('dialog', { name: app.say('coupon:more'), exact: true });
}

/** Chooses a type of bet in the open coupon, through "More" if it is listed there. */
export async function chooseType(app: App, typeId: number): Promise<void> {
  const usual = typeRadio(app, typeId);
  await app.coupon.getByRole('radio').first().waitFor({ state: 'attached' });
  // Clicks the label, as the radio itself is visually hidden.
  if ((await usual.count()) > 0) return usual.locator('..').click();
  await moreButton(app).click();
  await typeRadio(app, typeId, moreTypes(app)).locator('..').click();
}

/** The selection's name in the coupon, for example “Arsenal to win”. */
export function nameOf(app: App, { match, market, selection }: Pick): string {
  return app.say(`markets:selection.${market.type}.${selection.key}`, {
    home: match.home,
    away: match.away,
    line: market.line ?? '',
  });
}

/** The row of a pick in the open coupon. */
export function rowOf(app: App, pick: Pick): Locator {
  return app.coupon.getByRole('listitem').filter({ hasText: nameOf(app, pick) });
}
