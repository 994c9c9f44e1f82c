import type { Db } from '../../kernel/index.ts';
import {
  movementsOf,
  restrictionsOf,
  type LimitRow,
  closedAt,
  moneyRule,
  remainderOf,
} from '../../protection/index.ts';

/** Part of a loss limit below which nothing is recommended: a tenth. */
const LEAST_LEFT = 10n;

/** Returns whether games may be recommended to a player: not during a block of play, nor with little left to lose. */
export async function mayRecommend(db: Db, playerId: bigint, now: Date): Promise<boolean> {
  const { limits, blocks } = await restrictionsOf(db, playerId);
  if (closedAt('game', limits, blocks, now)) return false;
  const losses = limits.flatMap((limit) => {
    const rule = moneyRule(limit.type);
    return rule?.kind === 'loss' ? [{ limit, seconds: rule.seconds }] : [];
  });
  const windows = [...new Set(losses.map(({ seconds }) => seconds))];
  const movements = await movementsOf(db, playerId, now, windows);
  return losses.every(({ limit }) => hasEnoughLeft(limit, remainderOf(limit, movements)));
}

const hasEnoughLeft = ({ value }: LimitRow, left: bigint | undefined): boolean =>
  left === undefined || left * LEAST_LEFT >= BigInt(value);
