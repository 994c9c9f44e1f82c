import {
  COUPON_TYPE,
  couponShapeProblem,
  parseOdds,
  type CouponShape,
  type Leg,
  type OddsMilli,
} from '@touchline/betting';
import type { CouponRefusal, RefusalCode } from '@touchline/contract';
import type { MarketRecord, MatchRecord, MatchScore, SelectionRecord } from '@touchline/feed';
import type { LineBook } from '../../feed/lineBook.ts';
import { isOnQuarterLine } from '../settlement/legResults.ts';
import { marketRule } from '../stakes/marketRules.ts';
import { shapeSentence } from './shapeMessages.ts';

/** A leg as requested by the player. */
export interface RequestedLeg {
  readonly selectionId: string;
  readonly shown: OddsMilli;
  readonly isBanker: boolean;
  readonly blockId?: number;
  /** Score when the coupon was submitted, for the score rule; absent at submission. */
  readonly scoreBefore?: MatchScore | null;
}

/** A leg that can be bet on, with its data from the book and its role in the coupon. */
export interface OpenLeg {
  readonly match: MatchRecord;
  readonly market: MarketRecord;
  readonly selection: SelectionRecord;
  readonly now: OddsMilli;
  readonly isBanker: boolean;
  readonly blockId?: number;
}

const MESSAGES = {
  ODDS_CHANGED: 'The odds changed before your bet was accepted: check the new odds and confirm them.',
  SCORE_CHANGED: 'The score changed before your bet was accepted: check the match and place the bet again.',
  MARKET_SUSPENDED: 'A market is suspended: wait until it reopens, or remove the selection.',
  GAME_FINISHED: 'A market in your coupon has ended: remove the selection.',
  BETTING_CLOSED: 'A selection is no longer available: remove it.',
  LEG_DEPENDENT:
    'Two selections are from the same match and can’t be combined: remove one of them, or place singles.',
  LEG_BANNED_EXPRESS: 'A selection is available as a single only: remove it from the express.',
} as const satisfies Partial<Record<RefusalCode, string>>;

export type LegFaultCode = keyof typeof MESSAGES;

export interface LegFault {
  readonly selectionId: string;
  readonly code: LegFaultCode;
  /** Current price. */
  readonly coef?: string;
}

/** Makes a refusal with all refused legs; the coupon's code is that of the first. */
export function refusalOfLegs(faults: readonly LegFault[], first: LegFaultCode): CouponRefusal {
  return { code: first, message: MESSAGES[first], legs: [...faults] };
}

/** Makes a refusal of the whole coupon. */
export function couponRefusal(code: RefusalCode, message: string, limit?: string): CouponRefusal {
  return { code, message, legs: [], ...(limit === undefined ? {} : { limit }) };
}

/** Returns the legs that can be bet on, and the faults of the others. */
export function openLegs(
  book: LineBook,
  asked: readonly RequestedLeg[],
): { readonly open: readonly OpenLeg[]; readonly faults: readonly LegFault[] } {
  const open: OpenLeg[] = [];
  const faults: LegFault[] = [];
  for (const { selectionId, isBanker, blockId } of asked) {
    const found = book.bettable(selectionId);
    if (!found.ok) {
      faults.push({ selectionId, code: found.code });
      continue;
    }
    const { match, market, selection } = found;
    const role = { isBanker, ...(blockId === undefined ? {} : { blockId }) };
    open.push({ match, market, selection, now: parseOdds(selection.k), ...role });
  }
  return { open, faults };
}

/** Returns the legs that can't be combined: legs of one match, and legs for singles only. */
export function combinationFaults(
  typeId: number,
  legs: readonly Pick<OpenLeg, 'match' | 'market' | 'selection'>[],
): readonly LegFault[] {
  if (typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.multipleSingles) return [];
  const legsOfMatch = Map.groupBy(legs, ({ match }) => match.id);
  return legs.flatMap(({ match, market, selection }): LegFault[] => {
    const selectionId = selection.id;
    if (marketRule(market.type, isLive({ market })).isSingleOnly) {
      return [{ selectionId, code: 'LEG_BANNED_EXPRESS' }];
    }
    const isAlone = (legsOfMatch.get(match.id)?.length ?? 0) < 2;
    return isAlone ? [] : [{ selectionId, code: 'LEG_DEPENDENT' }];
  });
}

/** Returns whether a leg is in play. */
export function isLive({ market }: Pick<OpenLeg, 'market'>): boolean {
  return market.producer === 'live';
}

/** Converts an open leg for the rules, with the operator's rules of its market. */
export function ruleLeg(leg: OpenLeg): Leg {
  return {
    odds: leg.now,
    banker: leg.isBanker,
    isDisabledBanker: marketRule(leg.market.type, isLive(leg)).isDisabledBanker,
    isQuarterLine: isOnQuarterLine(leg.market.line),
    ...(leg.blockId === undefined ? {} : { blockId: leg.blockId }),
  };
}

/** Returns the refusal of a shape that open legs don't fit: a banker or a line that the type doesn't allow. */
export function shapeRefusal(
  shape: Omit<CouponShape, 'legs'>,
  open: readonly OpenLeg[],
): CouponRefusal | undefined {
  const problem = couponShapeProblem({ ...shape, legs: open.map(ruleLeg) });
  if (!problem) return undefined;
  const concerned = (problem.legs ?? []).flatMap((index) => open[index] ?? []);
  return {
    code: 'COUPON_SHAPE',
    message: shapeSentence(problem),
    legs: concerned.map(({ selection }) => ({ selectionId: selection.id, code: 'COUPON_SHAPE' })),
  };
}
