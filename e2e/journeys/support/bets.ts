import type { Page } from '@playwright/test';
import { FOOTBALL, openMarket, pickOf, type Pick } from './play.ts';
import type { Platform } from './platform.ts';

export interface BetOrder {
  readonly typeId: number;
  readonly picks: readonly Pick[];
  /** Decimal text. */
  readonly amount: string;
  readonly systemValue?: number;
  /** Whether the first selection is the banker, which is part of every combination. */
  readonly hasBanker?: boolean;
  /** Whether an operator reviews a stake above the maximum. */
  readonly isVipBet?: boolean;
}

/**
 * Places a bet through the API, as the player signed in on the page.
 * @returns its number
 * @throws {Error} if the bet was refused
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

/** Upcoming football matches whose home side is the favourite, each with the price of its win; lowest price first. */
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
