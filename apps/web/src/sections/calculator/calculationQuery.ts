import { COUPON_TYPE, formatOdds, isCurrencyCode, oddsToWire, parseOdds } from '@touchline/betting';
import { calcResults, type CalcLeg, type Calculation } from './calculationModel.ts';
import { changed, newLeg, withType } from './calculationChange.ts';

const MOST_LEGS = 40;
const MOST_BLOCKS = 40;
const AMOUNT = /^\d{1,15}(\.\d{1,8})?$/;

function currencyIn(query: URLSearchParams): string | undefined {
  const iso = query.get('currency') ?? '';
  return isCurrencyCode(iso) ? iso : undefined;
}

/** Serializes a calculation to a query; prices are decimal odds, whatever format they were typed in. */
export function queryOf(calculation: Calculation): URLSearchParams {
  const { typeId, systemValue, viewId, iso, stake, blockStakes, hasBonusBet, legs } = calculation;
  const query = new URLSearchParams({
    type: String(typeId),
    value: String(systemValue),
    odds: String(viewId),
    currency: iso,
    stake,
  });
  if (hasBonusBet) query.set('bonus', '1');
  for (const [block, amount] of Object.entries(blockStakes)) query.append('block', `${block}_${amount}`);
  for (const leg of legs) query.append('leg', textOf(leg));
  return query;
}

/** Parses the calculation in a query; invalid values are replaced by those of `fresh`. */
export function calculationIn(query: URLSearchParams, fresh: Calculation): Calculation {
  const typeId = Object.values(COUPON_TYPE).find((id) => String(id) === query.get('type'));
  if (typeId === undefined) return fresh;
  const viewId = whole(query.get('odds')) ?? fresh.viewId;
  const legs = query
    .getAll('leg')
    .slice(0, MOST_LEGS)
    .map((text, index) => legIn(text, index + 1, viewId));
  const read = changed(
    { ...fresh, legs },
    {
      typeId,
      viewId,
      systemValue: whole(query.get('value')) ?? fresh.systemValue,
      iso: currencyIn(query) ?? fresh.iso,
      stake: AMOUNT.exec(query.get('stake') ?? '')?.[0] ?? fresh.stake,
      hasBonusBet: query.get('bonus') === '1',
      blockStakes: Object.fromEntries(query.getAll('block').flatMap(blockStakeIn)),
    },
  );
  return withType(read, typeId);
}

function textOf({ price, result, places, tied, isBanker, blockId, stake }: CalcLeg): string {
  const marks = [
    isBanker && 'b',
    `k${blockId}`,
    result === 'dead-heat' && `d${places}-${tied}`,
    AMOUNT.test(stake) && `s${stake}`,
  ];
  return [price === undefined ? '' : oddsToWire(price), result, ...marks.filter(Boolean)].join('_');
}

function legIn(text: string, place: number, viewId: number): CalcLeg {
  const [odds = '', result, ...marks] = text.split('_');
  const mark = (pattern: RegExp) => marks.map((one) => pattern.exec(one)).find((found) => found !== null);
  const heat = mark(/^d([1-9]\d?)-([1-9]\d?)$/);
  const blank = newLeg(place);
  return {
    ...priceIn(odds, viewId),
    result: calcResults.find((known) => known === result) ?? blank.result,
    places: whole(heat?.[1]) ?? blank.places,
    tied: whole(heat?.[2]) ?? blank.tied,
    isBanker: marks.includes('b'),
    blockId: Math.min(whole(mark(/^k(\d{1,2})$/)?.[1]) ?? blank.blockId, MOST_BLOCKS),
    stake: mark(/^s(\d{1,15}(?:\.\d{1,8})?)$/)?.[1] ?? blank.stake,
  };
}

function priceIn(odds: string, viewId: number): Pick<CalcLeg, 'odds' | 'price'> {
  try {
    const price = parseOdds(odds);
    return { odds: formatOdds(price, viewId), price };
  } catch {
    return { odds: '', price: undefined };
  }
}

/** Parses the stake of a later block; the first block uses the coupon's stake. */
function blockStakeIn(text: string): [number, string][] {
  const [block, amount = ''] = text.split('_');
  const number = whole(block);
  return number !== undefined && number > 1 && AMOUNT.test(amount) ? [[number, amount]] : [];
}

function whole(text: string | null | undefined): number | undefined {
  return text !== null && text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
