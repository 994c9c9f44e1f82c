import type { AnswerOf, Calls } from '@touchline/contract';
import { cashbackLevel, pointsText } from '@touchline/loyalty';
import type { Db } from '../../kernel/index.ts';
import { levelWindow, earnedSince, loyaltyOf } from '../../rewards/index.ts';
import type { Site } from '../../site/index.ts';

type LoyaltySettings = Pick<
  AnswerOf<Calls['officeSettings']>,
  'cashbackSetting' | 'pointsAccumulated' | 'clubPoints' | 'showClubPoints'
>;

/** Kinds of cashback by the numbers of the office settings. */
const KIND = { points: 1, percent: 2 } as const;

/** Returns the parts of the office settings that are views of a player's loyalty. */
export async function loyaltySettings(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  { loyalty: { points, cashback } }: Pick<Site, 'loyalty'>,
  playerId: bigint,
): Promise<LoyaltySettings> {
  const player = points ? await loyaltyOf(db, playerId) : undefined;
  const balance = pointsText(player?.points ?? 0n);
  const earned = points ? await earnedSince(db, playerId, levelWindow(now())) : 0n;
  const hasLevels = cashback.some(
    (plan) => cashbackLevel(plan, 1) !== cashbackLevel(plan, plan.levels.length),
  );
  const hasPercent = cashback.length > 0;
  return {
    cashbackSetting:
      points || hasPercent
        ? {
            options: [
              ...(points ? [{ id: KIND.points, value: true }] : []),
              ...(hasPercent ? [{ id: KIND.percent, value: true }] : []),
            ],
            additional_data: {
              isVisiblePromoPointsRules: points !== null,
              showAdditionalCashBackTerms: hasLevels,
            },
          }
        : null,
    pointsAccumulated: balance,
    clubPoints: pointsText(earned),
    showClubPoints: points !== null,
  };
}
