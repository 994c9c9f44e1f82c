import { EXPIRY_DAYS } from '@touchline/loyalty';
import { eachByPages, createTroubleLog, type Job } from '../../kernel/index.ts';
import { siteById } from '../../site/index.ts';
import { endedPeriods } from './cashback.store.ts';
import { closePeriod, expirePeriod } from './cashback.service.ts';
import { countCoupon, levelWindow, moveLevel } from './counting.service.ts';
import { noticeBefore, tellExpiry } from './expiryNotice.ts';
import type { LoyaltyDeps } from './loyalty.ts';
import { couponsToCount, lockLoyalty } from './loyalty.store.ts';
import { expirePoints } from './points.service.ts';
import { playersWithOldPoints } from './points.store.ts';

const COUNT_EVERY = 2000;
const CLOSE_EVERY = 60_000;
const ROUND = 200;
const DAY = 86_400_000;

interface DueLevel {
  readonly player_id: bigint;
  readonly site_id: string;
}

/** Creates the jobs of loyalty: locks and states ensure that each step happens once. */
export function createLoyaltyJobs(deps: LoyaltyDeps): readonly Job[] {
  const { db, log, now, sites, notify } = deps;
  const failed = 'Rewards could not be looked after; it is tried again.';
  const trouble = createTroubleLog(log);

  /** One failing row must not stop the others; the next round tries it again. */
  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      trouble(error, 'A reward could not be worked out; it is tried again.');
    }
  }

  async function count(): Promise<void> {
    for (const couponId of await couponsToCount(db, ROUND)) {
      await guarded(async () => {
        const counted = await countCoupon(deps, couponId);
        if (counted) notify(counted.playerId, { level: counted.reached });
      });
    }
  }

  async function close(): Promise<void> {
    for (const { id, player_id: playerId, state } of await endedPeriods(db, now(), ROUND)) {
      await guarded(async () => {
        if (state === 'ready') return expirePeriod(deps, id);
        const isPaid = await closePeriod(deps, { id, playerId });
        return notify(playerId, { isMoneyMoved: isPaid });
      });
    }
  }

  async function endOld(): Promise<void> {
    const lastStake = new Date(now().getTime() - EXPIRY_DAYS * DAY);
    for (const playerId of await playersWithOldPoints(db, { lastStake, isUntold: false }, ROUND)) {
      await guarded(() => expirePoints(deps, playerId));
    }
    const told = { lastStake: noticeBefore(now()), isUntold: true };
    for (const playerId of await playersWithOldPoints(db, told, ROUND)) {
      await guarded(() => tellExpiry(deps, playerId));
    }
    await eachByPages(dueLevels, ({ player_id: playerId }) => playerId, endLevel);
  }

  async function endLevel({ player_id: playerId, site_id: siteId }: DueLevel): Promise<void> {
    const plan = siteById(sites, siteId)?.loyalty;
    if (!plan) return;
    await guarded(() =>
      db.transaction().execute(async (trx) => {
        await moveLevel(trx, await lockLoyalty(trx, playerId, now()), plan, now());
      }),
    );
  }

  /** Returns players whose last step is a year old, above the first level; many of them keep theirs. */
  const dueLevels = (after: bigint): Promise<DueLevel[]> =>
    db
      .selectFrom('loyalty_players as l')
      .innerJoin('players as p', 'p.id', 'l.player_id')
      .select(['l.player_id', 'p.site_id'])
      .where('l.level', '>', 1)
      .where('l.level_since', '<=', levelWindow(now()))
      .where('l.player_id', '>', after)
      .orderBy('l.player_id')
      .limit(ROUND)
      .execute();

  /** Counts settled bets, then closes periods and ends what is too old. */
  async function doDue(): Promise<void> {
    await count();
    await close();
    await endOld();
  }

  return [
    { every: COUNT_EVERY, work: count, failed },
    { every: CLOSE_EVERY, work: doDue, atStart: doDue, failed },
  ];
}
