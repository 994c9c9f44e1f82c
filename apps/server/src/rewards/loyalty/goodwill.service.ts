import { rational, toWire } from '@touchline/betting';
import { parsePoints, POINT, pointsText, valueOfPoints } from '@touchline/loyalty';
import { type Trx, type RecordChange, ProblemError, wrongField, type Claims } from '../../kernel/index.ts';
import { blockProblem, operationBlock } from '../../protection/index.ts';
import { amountIn, answerOnce, BASE_CURRENCY, rateBetween, payReward } from '../../ledger/index.ts';
import { siteById } from '../../site/index.ts';
import { goodwillBounds } from './goodwillBounds.ts';
import type { LoyaltyDeps } from './loyalty.ts';
import { lockLoyalty, lockMainAccount } from './loyalty.store.ts';
import { planAmount } from './plans.ts';
import { bookPoints } from './points.store.ts';

export interface AskedGoodwill {
  readonly playerId: bigint;
  /** One value per intent of the operator. */
  readonly key: string;
  /** Either points or an amount, as text. */
  readonly points: string | undefined;
  readonly amount: string | undefined;
}

export interface GivenGoodwill {
  readonly points?: string;
  readonly amount?: string;
  readonly iso?: string;
}

/**
 * Credits points or money to a player as goodwill, once per key. Throws a ProblemError: 400 for a wrong or too high
 * number, 403 if the player may not be rewarded now.
 * @param record called in the same transaction
 * @param claims of the operator who gives it; points count with their value at exchange
 */
export async function goodwill(
  { db, now, sites }: Pick<LoyaltyDeps, 'db' | 'now' | 'sites'>,
  { playerId, key, points: typed, amount: asked }: AskedGoodwill,
  { record, claims }: { readonly record: RecordChange; readonly claims: Pick<Claims, 'money'> },
): Promise<GivenGoodwill> {
  if ((typed === undefined) === (asked === undefined)) {
    throw new ProblemError(400, 'INVALID_REQUEST', 'Credit either points or an amount.');
  }
  const request = { playerId, key: `goodwill-${key}`, call: 'goodwill', body: { typed, asked } };
  return answerOnce(db, request, async (trx) => {
    const at = now();
    const account = await lockMainAccount(trx, playerId);
    const block = await operationBlock(trx, 'bonus', playerId, at);
    if (block) throw blockProblem(block);
    const { level } = await lockLoyalty(trx, playerId, at);
    const ref = `goodwill:${playerId}:${key}`;
    let given: GivenGoodwill;
    let worth: bigint;
    if (typed !== undefined) {
      const points = parsePoints(typed);
      if (points === undefined || points > BigInt(goodwillBounds.points) * POINT) {
        throw wrongField('/points', 'ABOVE_MAX', `Credit 0.01 to ${goodwillBounds.points} points.`);
      }
      await bookPoints(trx, { playerId, amount: points, kind: 'goodwill', key: ref, at });
      given = { points: pointsText(points) };
      worth = valueOfPoints(points, {
        rate: await rateOf(trx, sites, playerId, level),
        units: rateBetween(BASE_CURRENCY, account.iso),
        iso: account.iso,
      });
    } else {
      const amount = amountIn(asked ?? '', account.iso, '/amount');
      const most = rational.floor(planAmount(goodwillBounds.amount, account.iso));
      if (amount > most) {
        throw wrongField(
          '/amount',
          'ABOVE_MAX',
          `Credit at most ${toWire(most, account.iso)} ${account.iso}.`,
        );
      }
      await payReward(trx, { account, amount, kind: 'goodwill', ref, at });
      given = { amount: toWire(amount, account.iso), iso: account.iso };
      worth = amount;
    }
    await claims.money(trx, { playerId, iso: account.iso, amount: worth });
    await record(trx, { before: null, after: given });
    return given;
  });
}

/** Returns the rate at which a player exchanges points; 0 on a site without points. */
async function rateOf(
  trx: Trx,
  sites: LoyaltyDeps['sites'],
  playerId: bigint,
  level: number,
): Promise<string> {
  const { site_id: siteId } = await trx
    .selectFrom('players')
    .select('site_id')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return siteById(sites, siteId)?.loyalty.points?.levels[level - 1]?.rate ?? '0';
}
