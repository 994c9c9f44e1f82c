import {
  clampSystemValue,
  formatOdds,
  legCountBounds,
  LOBBY,
  numberBlocks,
  parseOddsInView,
  rulesOf,
  type CouponTypeId,
} from '@touchline/betting';
import { freeUnits, type CalcLeg, type Calculation } from './calculationModel.ts';

/**
 * Returns an empty selection.
 * @param blockId its block
 */
export function newLeg(blockId: number): CalcLeg {
  return {
    odds: '',
    price: undefined,
    result: '-1',
    places: 1,
    tied: 2,
    isBanker: false,
    blockId,
    stake: '',
  };
}

/** Applies a change and adjusts dependent values: blocks without gaps, combination size within bounds. */
export function changed(before: Calculation, change: Partial<Calculation>): Calculation {
  const next = { ...before, ...change };
  const legs = inBlocks(next.legs, next.typeId);
  return {
    ...next,
    legs,
    // A type without combinations keeps the size chosen for another type.
    ...(rulesOf(next.typeId).takesSystemValue && {
      systemValue: clampSystemValue(next.systemValue, freeUnits({ typeId: next.typeId, legs })),
    }),
    blockStakes: Object.fromEntries(
      Object.entries(next.blockStakes).filter(([block]) => legs.some((leg) => leg.blockId === Number(block))),
    ),
  };
}

/** Changes the type; empty selections are added up to its minimum. */
export function withType(before: Calculation, typeId: CouponTypeId): Calculation {
  const { min } = legCountBounds(typeId);
  const missing = Array.from({ length: Math.max(0, min - before.legs.length) }, (_, index) =>
    newLeg(before.legs.length + index + 1),
  );
  return changed(before, { typeId, legs: [...before.legs, ...missing] });
}

/** Changes the odds format; valid prices are formatted in it and keep their exact value. */
export function withView(before: Calculation, viewId: number): Calculation {
  const legs = before.legs.map((leg) =>
    leg.price === undefined ? leg : { ...leg, odds: formatOdds(leg.price, viewId) },
  );
  return { ...before, viewId, legs };
}

/** Parses a typed price. */
export function typedPrice(odds: string, viewId: number): Pick<CalcLeg, 'odds' | 'price'> {
  const read = parseOddsInView(odds, viewId);
  return { odds, price: read.ok ? read.odds : undefined };
}

export function withLeg(before: Calculation, index: number, change: Partial<CalcLeg>): Calculation {
  const legs = before.legs.map((leg, at) => (at === index ? { ...leg, ...change } : leg));
  return changed(before, { legs });
}

function inBlocks(legs: readonly CalcLeg[], typeId: CouponTypeId): readonly CalcLeg[] {
  const { blocks } = rulesOf(typeId);
  if (!blocks) return legs;
  const numbers = numberBlocks(
    legs.map(({ blockId }) => blockId),
    blocks.takesLobby,
  );
  return legs.map((leg) => ({ ...leg, blockId: numbers.get(leg.blockId) ?? LOBBY }));
}
