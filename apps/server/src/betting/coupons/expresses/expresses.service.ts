import { combinedOdds, combinedOddsToWire, parseOdds, rational } from '@touchline/betting';
import type { AnswerOf, Calls } from '@touchline/contract';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { LineBook } from '../../feed/lineBook.ts';
import type { BookDeps, CouponDeps } from '../couponDeps.ts';
import { currentLeg } from '../legData.ts';
import { pickLegs, SLOTS } from './pickExpress.ts';
import { expressById, expressesOn, insertExpress, type ExpressRow } from './expresses.store.ts';

type ExpressOfDay = AnswerOf<Calls['expressesOfDay']>['expresses'][number];

/** Returns the UTC day of a time, for example 2026-01-31. */
function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Returns whether an express can still be bet on unchanged: each leg is in its section and not over. */
function isAlive(book: LineBook, { is_live, legs }: ExpressRow): boolean {
  return legs.every(({ selectionId }) => {
    const found = book.bettable(selectionId);
    if (!found.ok) return found.code === 'MARKET_SUSPENDED';
    return (found.market.producer === 'live') === is_live;
  });
}

/**
 * Returns the boost of the express of the day with an id, if the legs are the same in any order; undefined if they
 * differ or the express is over.
 */
export async function boostOf(
  { db, book, now }: BookDeps & { readonly db: Db | Trx },
  expressId: string,
  legs: readonly { readonly selectionId: string }[],
): Promise<number | undefined> {
  const express = await expressById(db, expressId);
  if (!express || express.day !== dayOf(now()) || !isAlive(book, express)) return undefined;
  const wanted = new Set(express.legs.map(({ selectionId }) => selectionId));
  const isSame = wanted.size === legs.length && legs.every(({ selectionId }) => wanted.has(selectionId));
  return isSame ? express.boost_percent : undefined;
}

/**
 * Returns the expresses of the current day, pre-match first. An express remains for the day while its matches last;
 * an ended one is replaced by one made from the book. All processes make the same ones.
 */
export async function expressesOfDay(deps: CouponDeps): Promise<{ readonly expresses: ExpressOfDay[] }> {
  const { db, book, now } = deps;
  const day = dayOf(now());
  const before = await expressesOn(db, day);
  // Read again, because another process may have been first.
  const made = (await fillSlots(deps, day, before)) ? await expressesOn(db, day) : before;
  return {
    expresses: made.filter((express) => isAlive(book, express)).map((express) => view(book, express)),
  };
}

/** Makes an express for each slot without a valid one; returns whether it made any. */
async function fillSlots(
  { db, book }: CouponDeps,
  day: string,
  made: readonly ExpressRow[],
): Promise<boolean> {
  const alive = made.filter((express) => isAlive(book, express));
  const taken = new Set(alive.flatMap(({ legs }) => legs.map(({ gameId }) => gameId)));
  let isChanged = false;
  for (const slot of SLOTS) {
    const here = made.filter((express) => express.is_live === slot.isLive && express.slot === slot.slot);
    if (here.some((express) => alive.includes(express))) continue;
    const round = here.length;
    const legs = pickLegs(book, { ...slot, seed: `${day} ${round}`, taken });
    if (!legs) continue;
    for (const { gameId } of legs) taken.add(gameId);
    const id = `${day}-${slot.isLive ? 'live' : 'line'}-${slot.slot}-${round}`;
    await insertExpress(db, {
      id,
      day,
      is_live: slot.isLive,
      slot: slot.slot,
      round,
      boost_percent: slot.boostPercent,
      legs,
    });
    isChanged = true;
  }
  return isChanged;
}

function view(book: LineBook, { id, is_live, boost_percent, legs }: ExpressRow): ExpressOfDay {
  const bets = legs.map((leg) => currentLeg(book, leg));
  const odds = legs.flatMap(({ selectionId }) => book.selection(selectionId)?.k ?? []);
  const boost = rational.of(BigInt(100 + boost_percent), 100n);
  return {
    expressId: id,
    isLive: is_live,
    boostPercent: boost_percent,
    coef: combinedOddsToWire(rational.multiply(combinedOdds(odds.map(parseOdds)), boost)),
    bets,
  };
}
