import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { createHash } from 'node:crypto';
import type { LineBook } from '../../feed/lineBook.ts';
import { ProblemError } from '../../../kernel/index.ts';
import type { CouponDeps } from '../couponDeps.ts';
import { currentLeg, legData } from '../legData.ts';
import { insertCode, couponOfCode } from './sharedCoupons.store.ts';
import type { SharedLeg, SharedCoupon } from '../couponSources.tables.ts';
import { makeCode } from './makeCode.ts';

const LENGTH = 8;
/** Maximum attempts to find a free code. A single collision is already very unlikely. */
const ATTEMPTS = 5;

type SaveBody = BodyOf<Calls['saveCouponCode']>;

/**
 * Stores a coupon under a code; the same coupon gets the same code. Throws a ProblemError 422 on a leg that isn't in
 * the book.
 */
export async function shareCoupon({ db, book, now }: CouponDeps, body: SaveBody): Promise<string> {
  const slip = slipOf(book, body);
  const { typeId, systemValue, bets } = body;
  const content = JSON.stringify([
    typeId,
    systemValue,
    bets.map((bet) => [bet.selectionId, bet.isBanker, bet.blockId]),
  ]);
  const contentHash = createHash('sha256').update(content).digest('hex');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = await insertCode(db, { code: makeCode(LENGTH), contentHash, slip, now: now() });
    if (code !== undefined) return code;
  }
  throw new Error(`No free code of ${LENGTH} characters in ${ATTEMPTS} attempts.`);
}

function slipOf(book: LineBook, { typeId, systemValue, bets }: SaveBody): SharedCoupon {
  const legs = bets.map(({ selectionId, isBanker, blockId }): SharedLeg => {
    const selection = legData(book, selectionId);
    if (!selection) {
      throw new ProblemError(
        422,
        'UNKNOWN_SELECTION',
        `${selectionId} is no selection of the line: remove the leg, then save the coupon again.`,
      );
    }
    return {
      ...selection,
      ...(isBanker === undefined ? {} : { isBanker }),
      ...(blockId === undefined ? {} : { blockId }),
    };
  });
  if (new Set(bets.map(({ selectionId }) => selectionId)).size < bets.length) {
    throw new ProblemError(
      422,
      'LEG_TWICE',
      'The same selection is in the coupon twice: remove one of them.',
    );
  }
  return { typeId, ...(systemValue === undefined ? {} : { systemValue }), legs };
}

/** Returns the coupon of a code at current prices. Throws a ProblemError 404 for an unknown code. */
export async function sharedCoupon(
  { db, book }: CouponDeps,
  code: string,
): Promise<AnswerOf<Calls['couponOfCode']>> {
  const slip = await couponOfCode(db, code.trim().toUpperCase());
  if (!slip) {
    throw new ProblemError(404, 'CODE_NOT_FOUND', 'There is no coupon with this code: check the spelling.');
  }
  const { typeId, systemValue, legs } = slip;
  return {
    slip: {
      typeId,
      ...(systemValue === undefined ? {} : { systemValue }),
      bets: legs.map(({ isBanker, blockId, ...known }) => ({
        ...currentLeg(book, known),
        ...(isBanker === undefined ? {} : { isBanker }),
        ...(blockId === undefined ? {} : { blockId }),
      })),
    },
  };
}
