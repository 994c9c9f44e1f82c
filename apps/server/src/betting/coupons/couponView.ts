import { oddsMilli, oddsToWire, toWire } from '@touchline/betting';
import type { Coupon, CouponRefusal } from '@touchline/contract';
import type { MatchScore } from '@touchline/feed';
import { betActionsView } from '../betActions/betActionsView.ts';
import { seconds } from '../../kernel/index.ts';
import type { LegClock } from './coupons.tables.ts';
import type { CouponRow, CouponWithLegs, LegRow } from './coupons.store.ts';
import { bonusView, shapeView, sourceView, taxView } from './promisedView.ts';

function scoreView(score: MatchScore): NonNullable<Coupon['bets'][number]['finalScore']> {
  return {
    total: [...score.total],
    parts: score.parts.map(([home, away]) => [home, away]),
    ...(score.points ? { points: [...score.points] } : {}),
    ...(score.serving === undefined ? {} : { serving: score.serving }),
  };
}

/** Fixes the order of fields: the database returns another one than a new coupon has. */
const clockView = ({ period, seconds: played }: LegClock): LegClock => ({
  period,
  ...(played === undefined ? {} : { seconds: played }),
});

function legView(leg: LegRow): Coupon['bets'][number] {
  return {
    gameId: Number(leg.game_id),
    marketId: leg.market_id,
    selectionId: leg.selection_id,
    selectionKey: leg.selection_key,
    marketType: leg.market_type,
    ...(leg.line === null ? {} : { line: leg.line }),
    ...(leg.ordinal === null ? {} : { ordinal: leg.ordinal }),
    ...(leg.kind === null ? {} : { kind: leg.kind }),
    coef: oddsToWire(oddsMilli(leg.coef)),
    ...(leg.shown_coef === leg.coef ? {} : { shownCoef: oddsToWire(oddsMilli(leg.shown_coef)) }),
    isLive: leg.is_live,
    sportId: leg.sport_id,
    competition: leg.competition,
    country: leg.country,
    home: leg.home,
    away: leg.away,
    startsAt: seconds(leg.starts_at),
    ...(leg.score_at_placement ? { scoreAtPlacement: scoreView(leg.score_at_placement) } : {}),
    ...(leg.clock_at_placement ? { clockAtPlacement: clockView(leg.clock_at_placement) } : {}),
    ...(leg.final_score ? { finalScore: scoreView(leg.final_score) } : {}),
    ...(leg.is_banker ? { isBanker: true } : {}),
    ...(leg.block_id === null ? {} : { blockId: leg.block_id }),
    ...(leg.settled_coef === null ? {} : { settledCoef: leg.settled_coef }),
    statusId: leg.status_id,
  };
}

function money({ iso, amount, possible_payout, payout }: CouponRow) {
  return {
    iso,
    amount: toWire(amount, iso),
    possiblePayout: toWire(possible_payout, iso),
    ...(payout === null ? {} : { payout: toWire(payout, iso) }),
  };
}

/** Fixes the order of fields: the database returns another one than a new coupon has. */
function refusalView({ code, message, legs, limit }: CouponRefusal): CouponRefusal {
  return {
    code,
    message,
    ...(limit === undefined ? {} : { limit }),
    legs: legs.map(({ selectionId, code: legCode, coef }) => ({
      selectionId,
      code: legCode,
      ...(coef === undefined ? {} : { coef }),
    })),
  };
}

/**
 * Returns a stored coupon in the format of the API, made from the rows alone, so that the same rows give the same
 * answer.
 */
export function couponView(rows: CouponWithLegs): Coupon {
  const { coupon, legs } = rows;
  return {
    id: String(coupon.id),
    state: coupon.state,
    ...(coupon.outcome === null ? {} : { outcome: coupon.outcome }),
    typeId: coupon.type_id,
    accountId: String(coupon.account_id),
    ...shapeView(coupon),
    ...sourceView(coupon),
    ...bonusView(rows),
    ...money(coupon),
    ...taxView(rows),
    ...betActionsView(coupon, rows.actions),
    coef: coupon.coef,
    placedAt: seconds(coupon.placed_at),
    ...(coupon.accepted_at === null ? {} : { acceptedAt: seconds(coupon.accepted_at) }),
    ...(coupon.settled_at === null ? {} : { settledAt: seconds(coupon.settled_at) }),
    delaySeconds: coupon.delay_seconds,
    ...(coupon.decides_at === null ? {} : { decidesAt: coupon.decides_at.getTime() }),
    ...(coupon.refusal === null ? {} : { refusal: refusalView(coupon.refusal) }),
    bets: legs.map(legView),
  };
}
