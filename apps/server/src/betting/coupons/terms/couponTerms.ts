import {
  COUPON_TYPE,
  antiExpressCoef,
  bonusBetFactor,
  combinationCount,
  couponShapeProblem,
  oddsMilli,
  oddsToWire,
  rulesOf,
  systemOptions,
  taxPercentText,
  toWire,
  unitCount,
  type CouponShape,
  type CouponTypeId,
  type StakeBounds,
} from '@touchline/betting';
import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { boundsOf } from '../stakes/amounts.ts';
import { factorText, hyperBonusOf, offersBonusBet } from '../stakes/bonuses.ts';
import type { CouponDeps } from '../couponDeps.ts';
import type { CouponSite } from '../placement/submission.ts';
import { boostOf } from '../expresses/expresses.service.ts';
import { isLive, openLegs, ruleLeg, type OpenLeg } from '../placement/openLegs.ts';
import { legsOf } from './legTerms.ts';
import { liveDelaySeconds } from '../placement/liveDelay.ts';
import { isBettingCurrency, minLineStake, minStake, payoutCap } from '../stakes/stakeLimits.ts';
import { taxOfSite } from '../stakes/winningsTax.ts';

type Terms = AnswerOf<Calls['couponTerms']>;
type AskedTerms = BodyOf<Calls['couponTerms']>;

/** A request for terms, and those of its legs that can be bet on. */
interface Question {
  readonly body: AskedTerms;
  readonly site: CouponSite;
  readonly open: readonly OpenLeg[];
  readonly bounds: StakeBounds;
}

/**
 * Returns the stake bounds of a coupon, its bonuses, and the state of each leg. Undefined for a currency without
 * bets.
 */
export async function couponTerms(
  deps: CouponDeps,
  site: CouponSite,
  body: AskedTerms,
): Promise<Terms | undefined> {
  const { iso, bets } = body;
  if (!isBettingCurrency(iso)) return undefined;
  const { open } = openLegs(
    deps.book,
    bets.map((bet) => ({ ...bet, shown: oddsMilli(1001), isBanker: bet.isBanker ?? false })),
  );
  const bounds = boundsOf({
    typeId: typeIdOf(body),
    iso,
    site,
    lines: linesOf(body, open),
    legs: open,
    isBonusAccount: body.isBonusAccount ?? false,
  });
  const question = { body, site, open, bounds };
  return {
    minBetAmount: toWire(bounds.minMinor, iso),
    ...(bounds.maxMinor === null || open.length === 0 ? {} : { maxBetAmount: toWire(bounds.maxMinor, iso) }),
    maxPayout: toWire(payoutCap(iso), iso),
    ...taxTermsOf(question),
    delaySeconds: liveDelaySeconds(open.map((leg) => ({ sportId: leg.match.sportId, isLive: isLive(leg) }))),
    systemOptions: optionsOf(question),
    ...antiExpressOf(question),
    ...(await bonusesOf(deps, question)),
    isVipBetAvailable: isVipBetAvailable(question),
    legs: legsOf(body, open),
  };
}

/** Returns the tax on winnings, which a bonus account doesn't have. */
function taxTermsOf({ body, site }: Question): Pick<Terms, 'tax'> {
  const tax = body.isBonusAccount ? undefined : taxOfSite(site.winningsTax, body.iso);
  if (!tax) return {};
  const { rate, freeMinor } = tax;
  const free = freeMinor > 0n ? { free: toWire(freeMinor, body.iso) } : {};
  return { tax: { percent: taxPercentText(rate), ...free } };
}

function typeIdOf({ typeId }: AskedTerms): CouponTypeId {
  // The contract only allows ids of types.
  return typeId as CouponTypeId;
}

/** Returns the shape of the open legs; undefined for multiple singles, which are no single coupon. */
function shapeOf(body: AskedTerms, open: readonly OpenLeg[]): CouponShape | undefined {
  const type = typeIdOf(body);
  if (type === COUPON_TYPE.multipleSingles || open.length === 0) return undefined;
  const legs = open.map(ruleLeg);
  const coef = type === COUPON_TYPE.antiExpress ? antiExpressCoef(legs) : undefined;
  return {
    type,
    legs,
    ...(body.systemValue === undefined ? {} : { systemValue: body.systemValue }),
    ...(coef === undefined ? {} : { antiExpressCoef: coef }),
  };
}

/** Returns the number of combinations of the coupon; 1 while it is incomplete. */
function linesOf(body: AskedTerms, open: readonly OpenLeg[]): bigint {
  const shape = shapeOf(body, open);
  return shape && !couponShapeProblem(shape) ? combinationCount(shape) : 1n;
}

function optionsOf({ body, open }: Question): Terms['systemOptions'] {
  const typeId = typeIdOf(body);
  const { iso } = body;
  const { takesSystemValue, takesBankers } = rulesOf(typeId);
  if (!takesSystemValue) return [];
  const bankers = takesBankers ? open.filter((leg) => leg.isBanker).length : 0;
  const free = unitCount(typeId, open.map(ruleLeg));
  return systemOptions(free, bankers, minLineStake(iso)).map(({ value, offset, combo }) => ({
    value,
    offset,
    minBetAmount: toWire(minStake(combo, iso), iso),
    combo: Number(combo),
  }));
}

function antiExpressOf({ body, open }: Question): Pick<Terms, 'antiExpressCoef'> {
  const coef = shapeOf(body, open)?.antiExpressCoef;
  return coef === undefined ? {} : { antiExpressCoef: oddsToWire(coef) };
}

async function bonusesOf(
  deps: CouponDeps,
  { body, site, open }: Question,
): Promise<Pick<Terms, 'bonusBetCoef' | 'hyperBonus' | 'boostPercent'>> {
  const { typeId, iso, bets, expressId } = body;
  if (typeId !== COUPON_TYPE.express || open.length < bets.length) return {};
  const odds = open.map((leg) => leg.now);
  const boostPercent = expressId === undefined ? undefined : await boostOf(deps, expressId, bets);
  if (boostPercent !== undefined) return { boostPercent };
  const hyper = hyperBonusOf(site, { typeId, iso, odds, isOwnMoney: true, hasBonusBet: false });
  return {
    ...(offersBonusBet(site, typeId, open) ? { bonusBetCoef: factorText(bonusBetFactor(odds.length)) } : {}),
    ...(hyper
      ? {
          hyperBonus: {
            hyperBonusPercent: hyper.percents.at(-1) ?? 0,
            minHyperBonusBetLimit: toWire(hyper.minStakeMinor, iso),
            maxHyperBonusLimit: toWire(hyper.maxBonusMinor, iso),
          },
        }
      : {}),
  };
}

/**
 * Returns whether a stake above the maximum may be requested: pre-match, on the main accounts, if there is a maximum.
 */
function isVipBetAvailable({ body, site, open, bounds }: Question): boolean {
  return (
    site.showVipBet &&
    body.typeId !== COUPON_TYPE.multipleSingles &&
    bounds.maxMinor !== null &&
    open.length > 0 &&
    open.length === body.bets.length &&
    open.every((leg) => !isLive(leg))
  );
}
