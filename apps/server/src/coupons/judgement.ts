import {
  COUPON_TYPE,
  judgePrices,
  oddsToWire,
  parseOdds,
  type ChangeCoefAction,
  type OddsMilli,
} from '@touchline/betting';
import type { CouponRefusal, RefusalCode } from '@touchline/contract';
import type { MarketRecord, MatchRecord, MatchScore, SelectionRecord } from '@touchline/feed';
import type { LineBook } from '../feed/lineBook.ts';

/** A leg as the player asks for it. */
export interface AskedLeg {
  readonly selectionId: string;
  readonly shown: OddsMilli;
  /** The score when the coupon came in, for the score rule; absent at submission. */
  readonly scoreBefore?: MatchScore | null;
}

export interface AskedTerms {
  readonly typeId: number;
  readonly changeCoefAction: ChangeCoefAction;
  readonly exactCoef: boolean;
  readonly isDropOnScoreChange: boolean;
}

/** A leg that can be bet on now, with what the book says of it. */
export interface OpenLeg {
  readonly match: MatchRecord;
  readonly market: MarketRecord;
  readonly selection: SelectionRecord;
  readonly now: OddsMilli;
}

export type Judgement =
  | { readonly verdict: 'accept'; readonly legs: readonly OpenLeg[] }
  | { readonly verdict: 'confirm' | 'reject'; readonly refusal: CouponRefusal };

/** Market types that may only be bet on as a single. */
const SINGLE_ONLY = new Set(['next-goal']);

const MESSAGES: Readonly<
  Record<
    | 'ODDS_CHANGED'
    | 'SCORE_CHANGED'
    | 'MARKET_SUSPENDED'
    | 'GAME_FINISHED'
    | 'BETTING_CLOSED'
    | 'LEG_DEPENDENT'
    | 'LEG_BANNED_EXPRESS',
    string
  >
> = {
  ODDS_CHANGED: 'A price changed before the bet was taken: look at the new price and confirm it.',
  SCORE_CHANGED: 'The score changed before the bet was taken: look at the match and place the bet again.',
  MARKET_SUSPENDED: 'A market is suspended for the moment: wait until it opens, or remove the leg.',
  GAME_FINISHED: 'A market of the coupon is over: remove the leg.',
  BETTING_CLOSED: 'A selection is not offered any more: remove the leg.',
  LEG_DEPENDENT: 'Two legs are of one match and cannot be combined: remove one of them, or place singles.',
  LEG_BANNED_EXPRESS: 'A leg may only be bet on as a single: remove it from the express.',
};

type LegFault = {
  readonly selectionId: string;
  readonly code: keyof typeof MESSAGES;
  readonly coef?: string;
};

/** Legs of one match, and legs that only make singles, can't be combined. */
export function combinationFaults(
  typeId: number,
  legs: readonly { readonly selectionId: string; readonly matchId: number; readonly marketType: string }[],
): readonly LegFault[] {
  if (typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.multipleSingles) return [];
  const legsOfMatch = Map.groupBy(legs, (leg) => leg.matchId);
  return legs.flatMap(({ selectionId, matchId, marketType }): LegFault[] => {
    if (SINGLE_ONLY.has(marketType)) return [{ selectionId, code: 'LEG_BANNED_EXPRESS' }];
    const isAlone = (legsOfMatch.get(matchId)?.length ?? 0) < 2;
    return isAlone ? [] : [{ selectionId, code: 'LEG_DEPENDENT' }];
  });
}

function refusalOf(faults: readonly LegFault[], first: keyof typeof MESSAGES): CouponRefusal {
  return { code: first, message: MESSAGES[first], legs: [...faults] };
}

function openLegs(book: LineBook, asked: readonly AskedLeg[]): { open: OpenLeg[]; faults: LegFault[] } {
  const open: OpenLeg[] = [];
  const faults: LegFault[] = [];
  for (const { selectionId } of asked) {
    const found = book.bettable(selectionId);
    if (found.ok) open.push({ ...found, now: parseOdds(found.selection.k) });
    else faults.push({ selectionId, code: found.code });
  }
  return { open, faults };
}

function scoreFaults(asked: readonly AskedLeg[], open: readonly OpenLeg[]): LegFault[] {
  return asked.flatMap(({ selectionId, scoreBefore }, index): LegFault[] => {
    if (scoreBefore === undefined) return [];
    const now = open[index]?.match.score?.total.join(':');
    return now === scoreBefore?.total.join(':') ? [] : [{ selectionId, code: 'SCORE_CHANGED' }];
  });
}

/**
 * Judges the legs and prices of a coupon against the book as it is now: every leg that stands in the way is
 * named, legs before prices. `confirm` asks the player, `reject` needs another coupon.
 */
export function judgeLegs(book: LineBook, asked: readonly AskedLeg[], terms: AskedTerms): Judgement {
  const { open, faults } = openLegs(book, asked);
  const combined = combinationFaults(
    terms.typeId,
    open.map(({ match, market, selection }) => ({
      selectionId: selection.id,
      matchId: match.id,
      marketType: market.type,
    })),
  );
  const blocked = [...faults, ...combined];
  if (blocked[0]) return { verdict: 'reject', refusal: refusalOf(blocked, blocked[0].code) };

  const scored = terms.isDropOnScoreChange && terms.exactCoef ? scoreFaults(asked, open) : [];
  if (scored.length > 0) return { verdict: 'reject', refusal: refusalOf(scored, 'SCORE_CHANGED') };

  const { verdict, moved } = judgePrices({
    shown: asked.map(({ shown }) => shown),
    now: open.map(({ now }) => now),
    changeCoefAction: terms.changeCoefAction,
    exactCoef: terms.exactCoef,
  });
  if (verdict === 'accept') return { verdict, legs: open };
  const movedLegs = moved.flatMap((index): LegFault[] => {
    const leg = open[index];
    return leg ? [{ selectionId: leg.selection.id, code: 'ODDS_CHANGED', coef: oddsToWire(leg.now) }] : [];
  });
  return { verdict, refusal: refusalOf(movedLegs, 'ODDS_CHANGED') };
}

/** A refusal that is about the whole coupon, not a leg. */
export function couponRefusal(code: RefusalCode, message: string, limit?: string): CouponRefusal {
  return { code, message, legs: [], ...(limit === undefined ? {} : { limit }) };
}
