import { rational, toWire } from '@touchline/betting';
import type { LoyaltyPlan } from '@touchline/contract';
import type { PlanPreview } from '@touchline/contract/operators';
import {
  cashbackLevel,
  cashbackOf,
  pointsOf,
  pointsText,
  type CashbackPlan,
  type LoyaltyProduct,
} from '@touchline/loyalty';
import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';
import { BASE_CURRENCY, exchanged } from '../../ledger/index.ts';
import { boundsIn } from './plans.ts';

const DAYS = 7;
const DAY = 86_400_000;

interface PlayerWeek {
  readonly level: number;
  readonly product: LoyaltyProduct;
  readonly stakes: rational.Rational;
  readonly payouts: rational.Rational;
  readonly played: rational.Rational;
}

/** Returns what a plan would have cost in the last seven days, beside the current plan, in the base currency. */
export async function previewOf(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  site: Site,
  plan: LoyaltyPlan,
): Promise<PlanPreview> {
  const weeks = await weeksOf(db, site.id, new Date(now().getTime() - DAYS * DAY));
  return { iso: BASE_CURRENCY, days: DAYS, current: costOf(site.loyalty, weeks), next: costOf(plan, weeks) };
}

function costOf({ points, cashback }: LoyaltyPlan, weeks: readonly PlayerWeek[]): PlanPreview['current'] {
  const earned = weeks.reduce((sum, { product, played }) => {
    const rate = points?.rates[product];
    return rate === undefined ? sum : sum + pointsOf(played, rate, BASE_CURRENCY);
  }, 0n);
  return {
    points: pointsText(earned),
    cashback: cashback.map((one) => ({
      id: one.id,
      amount: toWire(cashbackCost(one, weeks), BASE_CURRENCY),
    })),
  };
}

function cashbackCost(plan: CashbackPlan, weeks: readonly PlayerWeek[]): bigint {
  const bounds = boundsIn(plan, BASE_CURRENCY);
  return weeks
    .filter(({ product }) => plan.products.includes(product))
    .map(({ level, stakes, payouts }) =>
      cashbackOf({ stakes, payouts, grants: rational.ZERO }, cashbackLevel(plan, level), bounds),
    )
    .reduce((sum, amount) => sum + amount, 0n);
}

/** Returns the counted stakes of a site's players since a time, by player and product. */
async function weeksOf(db: Db, siteId: string, since: Date): Promise<readonly PlayerWeek[]> {
  const { rows } = await sql<{
    playerId: bigint;
    level: number;
    product: LoyaltyProduct;
    iso: string;
    stakes: bigint;
    payouts: bigint;
    played: bigint;
  }>`
    select s.player_id as "playerId", l.level, s.product, s.iso, sum(s.stake)::bigint as stakes,
      sum(s.payout)::bigint as payouts, sum(s.played)::bigint as played
    from loyalty_stakes s
    join loyalty_players l on l.player_id = s.player_id
    join players p on p.id = s.player_id
    where p.site_id = ${siteId} and s.at > ${since}
    group by s.player_id, l.level, s.product, s.iso`.execute(db);
  const inBase = (minor: bigint, iso: string) => exchanged(rational.of(minor), iso, BASE_CURRENCY);
  return rows.map(({ level, product, iso, stakes, payouts, played }) => ({
    level,
    product,
    stakes: inBase(stakes, iso),
    payouts: inBase(payouts, iso),
    played: inBase(played, iso),
  }));
}
