import type { Review } from '@touchline/contract/operators';
import {
  couponsWithLegs,
  couponView,
  couponNotifier,
  answerReview,
  type ReviewAnswer,
  type Feed,
} from '../../betting/index.ts';
import {
  inSites,
  type SiteChoice,
  type AuditAuthor,
  type Db,
  parseId,
  ProblemError,
} from '../../kernel/index.ts';
import type { AuditLog } from './auditLog/auditLog.service.ts';

/** Coupons in review, and the operators' answers. */
export interface Reviews {
  /** Returns those of players of some sites, oldest first, at most 100. */
  list(sites: SiteChoice): Promise<readonly Review[]>;
  /** Applies an answer and notifies the player's pages. Throws a ProblemError: 400, 404, 409. */
  answer(couponId: string, answer: ReviewAnswer, author: AuditAuthor): Promise<void>;
}

const MOST = 100;

export function createReviews({
  db,
  feed,
  now,
  auditLog,
}: {
  readonly db: Db;
  readonly auditLog: AuditLog;
  readonly feed: Pick<Feed, 'book' | 'notify'>;
  readonly now: () => Date;
}): Reviews {
  const notify = couponNotifier(feed);

  function coefNow(selectionId: string): string | null {
    const found = feed.book.bettable(selectionId);
    return found.ok ? found.selection.k : null;
  }

  return {
    async list(sites) {
      const waiting = await db
        .selectFrom('coupons as c')
        .innerJoin('players as p', 'p.id', 'c.player_id')
        .selectAll('c')
        .where('c.state', '=', 'review')
        .where(inSites('p.site_id', sites))
        .orderBy('c.id')
        .limit(MOST)
        .execute();
      return (await couponsWithLegs(db, waiting)).map((rows) => ({
        playerId: String(rows.coupon.player_id),
        coupon: couponView(rows),
        coefsNow: rows.legs.map((leg) => coefNow(leg.selection_id)),
      }));
    },
    async answer(couponId, answer, author) {
      const id = parseId(couponId);
      if (id === undefined) {
        throw new ProblemError(
          404,
          'COUPON_NOT_FOUND',
          'Coupon not found: check the list of coupons under review.',
        );
      }
      const act = { action: 'review.answer', subject: `coupon:${id}`, before: null, after: answer };
      const playerId = await answerReview({ db, book: feed.book, now }, id, answer, (trx) =>
        auditLog.write(trx, author, act),
      );
      notify(playerId, id, true);
    },
  };
}
