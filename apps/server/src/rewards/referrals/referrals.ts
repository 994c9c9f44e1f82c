import { rational, toWire } from '@touchline/betting';
import { calls, type BringFriend } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import {
  type Db,
  ProblemError,
  seconds,
  registerCall,
  eachByPages,
  type Job,
  createTroubleLog,
} from '../../kernel/index.ts';
import type { LoyaltyDeps } from '../loyalty/loyalty.ts';
import { mainAccount } from '../loyalty/loyalty.service.ts';
import { planAmount } from '../loyalty/plans.ts';
import type { BroughtBy, Site } from '../../site/index.ts';
import { exchanged } from '../../ledger/index.ts';
import { followReferral } from './followReferral.ts';
import * as store from './referrals.store.ts';

export type ReferralsDeps = LoyaltyDeps;

const FOLLOW_EVERY = 30_000;
const ROUND = 200;
const SHOWN = 100;

/** Friends that players bring. */
export interface Referrals {
  routes(app: FastifyInstance): void;
  /** Stores who brought a new player, if a mark is the code of another player of the site. */
  bind(friendId: bigint, siteId: string, by: BroughtBy): Promise<void>;
  /** Makes all moves of referrals that are due. */
  readonly jobs: readonly Job[];
}

export function createReferrals(deps: ReferralsDeps): Referrals {
  const { db, log, now, notify } = deps;
  const trouble = createTroubleLog(log);

  async function followAll(): Promise<void> {
    const load = (after: bigint) => store.referralsToFollow(db, after, ROUND);
    await eachByPages(
      load,
      (id) => id,
      async (id) => {
        try {
          const followed = await followReferral(deps, id);
          if (followed) notify(followed.referrerId, {});
          for (const playerId of followed?.paid ?? []) notify(playerId, { isMoneyMoved: true });
        } catch (error) {
          trouble(error, 'A referral could not be followed; it is tried again.');
        }
      },
    );
  }

  return {
    routes(app) {
      registerCall(app, calls.bringFriend, ({ site, player }) => bringFriend(db, site, player.playerId));
    },
    async bind(friendId, siteId, { link, code }) {
      const found =
        (await referrerOf(db, siteId, code, 'code')) ?? (await referrerOf(db, siteId, link, 'link'));
      if (!found || found.referrerId === friendId) return;
      await store.insertReferral(db, { friendId, siteId, ...found, at: now() });
    },
    jobs: [
      {
        every: FOLLOW_EVERY,
        work: followAll,
        atStart: followAll,
        failed: 'Referrals could not be followed; it is tried again.',
      },
    ],
  };
}

async function referrerOf(db: Db, siteId: string, code: string | undefined, source: 'link' | 'code') {
  if (code === undefined) return undefined;
  const referrerId = await store.playerByCode(db, siteId, code.trim().toLowerCase());
  return referrerId === undefined ? undefined : { referrerId, source };
}

/** Returns a player's code, the terms and the friends. Throws a ProblemError 404 if the site has no such plan. */
async function bringFriend(db: Db, { loyalty }: Site, playerId: bigint): Promise<BringFriend> {
  const plan = loyalty.referral;
  if (!plan) {
    throw new ProblemError(404, 'NO_REFERRALS', 'This site has no rewards for friends: see its offers.');
  }
  const { iso } = await mainAccount(db, playerId);
  const { ref_code: code } = await db
    .selectFrom('players')
    .select('ref_code')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const friends = await store.friendsOf(db, playerId, SHOWN);
  const paid = (await store.rewardsPaid(db, playerId)).reduce(
    (sum, { amount, iso: from }) => rational.add(sum, exchanged(rational.of(amount), from, iso)),
    rational.ZERO,
  );
  const reward = rational.floor(planAmount(plan.reward, iso));
  const waiting = BigInt(friends.filter(({ state }) => state === 'held' || state === 'qualified').length);
  const atLeast = (text: string) => toWire(rational.ceil(planAmount(text, iso)), iso);
  return {
    code,
    iso,
    reward: toWire(reward, iso),
    friendReward: toWire(rational.floor(planAmount(plan.friendReward, iso)), iso),
    minDeposit: atLeast(plan.minDeposit),
    minStakes: atLeast(plan.minStakes),
    minPrice: plan.minPrice,
    days: plan.days,
    holdDays: plan.holdDays,
    monthCap: plan.monthCap,
    earned: toWire(rational.floor(paid), iso),
    waiting: toWire(reward * waiting, iso),
    friends: friends.map(({ id, state, registered_at, held_until }) => ({
      id: String(id),
      state,
      at: seconds(registered_at),
      ...(state === 'held' && held_until && { paysAt: seconds(held_until) }),
    })),
  };
}
