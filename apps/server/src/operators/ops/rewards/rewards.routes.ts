import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { PlayerRewards } from '@touchline/contract/operators';
import { planFaults, pointsText } from '@touchline/loyalty';
import type { FastifyInstance } from 'fastify';
import { type Db, ProblemError } from '../../../kernel/index.ts';
import {
  previewOf,
  goodwillBounds,
  type LoyaltyDeps,
  levelWindow,
  earnedSince,
  loyaltyOf,
  pointsRows,
} from '../../../rewards/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { actRequest, sendAct } from '../approvals/actRequest.ts';
import type { AuditLog } from '../auditLog/auditLog.service.ts';
import { playerIn } from '../players/playerIn.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { siteIn } from '../sites/siteIn.ts';
import { type LiveSites, siteById } from '../../../site/index.ts';

const SHOWN = 10;

export interface OpsRewardsDeps extends Pick<LoyaltyDeps, 'db' | 'now'> {
  readonly approvals: Approvals;
  readonly sites: LiveSites;
  readonly auditLog: AuditLog;
}

/** Routes of a player's points, level and cashback, of credits as goodwill, and of previews of plans. */
export function opsRewardsRoutes(app: FastifyInstance, deps: OpsRewardsDeps): void {
  const { db, now, sites, auditLog, approvals } = deps;

  registerOperatorCall(app, operatorCalls.showPlayerRewards, async ({ params }) => {
    const player = await playerIn(db, params.playerId);
    const points = siteById(sites, player.site_id)?.loyalty.points;
    return rewardsOfPlayer(db, player.id, now(), points !== null && points !== undefined);
  });

  registerOperatorCall(app, operatorCalls.giveGoodwill, async ({ params, body, request, reply }) => {
    const { id } = await playerIn(db, params.playerId);
    const { reason, ...given } = body;
    const payload = { playerId: String(id), ...given };
    const answer = await approvals.ask('goodwill', payload, actRequest(auditLog, request, reason));
    return sendAct(reply, answer, 201);
  });

  registerOperatorCall(app, operatorCalls.previewLoyaltyPlan, ({ body: { siteId, plan } }) => {
    const faults = planFaults(plan);
    if (faults.length > 0) {
      throw new ProblemError(
        400,
        'BAD_PLAN',
        faults.map(({ message }) => message).join(' '),
        faults.map(({ path }) => ({ path: `/plan${path}`, code: 'plan' })),
      );
    }
    return previewOf(deps, siteIn(sites, siteId), plan);
  });
}

async function rewardsOfPlayer(
  db: Db,
  playerId: bigint,
  now: Date,
  hasPoints: boolean,
): Promise<PlayerRewards> {
  const player = await loyaltyOf(db, playerId);
  const entries = await pointsRows(db, playerId, { before: undefined, limit: SHOWN });
  const periods = await db
    .selectFrom('cashback_periods')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    hasPoints,
    level: player?.level ?? 1,
    points: pointsText(player?.points ?? 0n),
    earned: pointsText(await earnedSince(db, playerId, levelWindow(now))),
    entries: entries.map(({ id, at, kind, amount, balance }) => ({
      id: String(id),
      at: at.getTime(),
      kind,
      points: pointsText(amount),
      balance: pointsText(balance ?? 0n),
    })),
    periods: periods.map(({ id, plan_id, from_at, to_at, state, amount, iso }) => ({
      id: String(id),
      plan: plan_id,
      from: from_at.getTime(),
      to: to_at.getTime(),
      state,
      amount: amount === null || iso === null ? null : toWire(amount, iso),
      iso,
    })),
    bounds: goodwillBounds,
  };
}
