import type { Page } from '@playwright/test';
import { FOOTBALL, openMarket, pickOf, type Pick } from './play.ts';
import type { Platform } from './platform.ts';

export interface BetOrder {
  readonly typeId: number;
  readonly picks: readonly Pick[];
  /** Decimal text. */
  readonly amount: string;
  readonly systemValue?: number;
  /** The first selection stands in every line. */
  readonly hasBanker?: boolean;
  /** An operator looks at a stake above the most. */
  readonly isVipBet?: boolean;
}

/**
 * Places a bet by the platform's call, from the page of whoever is signed in there.
 * @returns its number
 * @throws {Error} when it was refused
 */
export async function placeBet(page: Page, order: BetOrder): Promise<string> {
  const { typeId, picks, amount, systemValue, hasBanker = false, isVipBet = false } = order;
  const body = {
    typeId,
    amount,
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(isVipBet ? { isVipBet } : {}),
    changeCoefAction: 1,
    exactCoef: false,
    isDropOnScoreChange: false,
    coefViewId: 0,
    bets: picks.map(({ match, market, selection }, place) => ({
      gameId: match.id,
      marketId: market.id,
      selectionId: selection.id,
      coef: selection.k,
      ...(hasBanker && place === 0 ? { isBanker: true } : {}),
    })),
  };
  const answer = await page.evaluate(async (placement) => {
    const { accounts } = await (await fetch('/web-api/accounts')).json();
    const sent = await fetch('/web-api/coupons', {
      method: 'POST',
      body: JSON.stringify({ ...placement, accountId: accounts[0].id }),
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    });
    return sent.text();
  }, body);
  const { coupon } = JSON.parse(answer);
  if (typeof coupon?.id !== 'string' || coupon.state === 'rejected') throw new Error(`Not placed: ${answer}`);
  return coupon.id;
}

/** Football matches to come whose home side is the likelier winner, each with that price; the likeliest first. */
export async function favourites(platform: Platform, count: number): Promise<readonly Pick[]> {
  const found: Pick[] = [];
  for (const match of (await platform.matches('line', FOOTBALL)).toReversed()) {
    const market = await openMarket(platform, match.id, 'match-result');
    const isPriced = market?.selections.some(({ key, k }) => key === 'home' && k !== undefined);
    if (market && isPriced) found.push(pickOf(match, market, 'home'));
  }
  if (found.length < count) throw new Error(`There are only ${found.length} matches to come.`);
  return found.toSorted((one, other) => Number(one.selection.k) - Number(other.selection.k)).slice(0, count);
}
