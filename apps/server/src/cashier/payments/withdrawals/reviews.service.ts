import type { WithdrawalList } from '@touchline/contract/operators';
import {
  type SiteChoice,
  type Db,
  type Trx,
  type RecordChange,
  ProblemError,
} from '../../../kernel/index.ts';
import { requestDocument } from '../../../protection/index.ts';
import { siteById, type Sites } from '../../../site/index.ts';
import type { PaymentEvents } from '../paymentEvents.ts';
import * as payments from '../payments.store.ts';
import type { PaymentRow } from '../payments.store.ts';
import { noPayment } from '../showPayment.ts';
import { inBase } from '../../../ledger/index.ts';
import { reviewDetail, type ReviewDetail, type WithdrawalDay } from './reviewDetail.ts';
import { waitingWithdrawals, type WaitingWithdrawal } from './reviews.store.ts';
import type { DecisionKind, WithdrawalDocument } from './withdrawals.tables.ts';
import * as store from './withdrawals.store.ts';

export type { WaitingWithdrawal } from './reviews.store.ts';

export interface ReviewsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly events: PaymentEvents;
  readonly notify: (playerId: bigint, paymentId: string) => void;
}

/** A decision of an operator. */
export interface Decided {
  readonly operator: string;
  /** Key of a reason. */
  readonly reason: string;
  /** Text that only operators see. */
  readonly note: string | null;
  /** Called in the transaction of the decision. */
  readonly record: RecordChange;
}

/** Reviews of withdrawals by operators. Decisions throw a ProblemError 409 if the withdrawal doesn't wait for one. */
export interface WithdrawalReviews {
  list(asked: {
    readonly list: WithdrawalList;
    readonly operator: string;
    readonly sites: SiteChoice;
    readonly after?: string | undefined;
    readonly limit: number;
  }): Promise<WaitingWithdrawal[]>;
  /** Throws a ProblemError 404. */
  one(id: string, operator: string): Promise<ReviewDetail>;
  /** Approves; above the site's amount in 24 hours two operators have to. The first one gets a ProblemError 409 the second time. */
  approve(id: string, decided: Decided): Promise<void>;
  /** Refuses: the money goes back to the balance, and the player sees the reason. */
  refuse(id: string, decided: Decided): Promise<void>;
  /** Cancels for a wrong instrument, or at the player's written wish. */
  cancel(id: string, decided: Decided): Promise<void>;
  /** Asks the player for documents; the withdrawal goes on waiting. */
  askDocuments(
    id: string,
    documents: readonly WithdrawalDocument[],
    decided: Omit<Decided, 'reason'>,
  ): Promise<void>;
}

/** Time before and after a withdrawal whose other withdrawals count with it, ms. */
const DAY = 86_400_000;

const notWaiting = () =>
  new ProblemError(
    409,
    'WITHDRAWAL_NOT_IN_REVIEW',
    'This withdrawal doesn’t wait for a decision any more: load it again.',
  );

const secondNeeded = () =>
  new ProblemError(
    409,
    'SECOND_OPERATOR_NEEDED',
    'You have approved this withdrawal: above the site’s amount another operator has to approve it too.',
  );

export function createWithdrawalReviews(deps: ReviewsDeps): WithdrawalReviews {
  const { db, now, sites, events, notify } = deps;

  /**
   * Returns the sum that decides whether two operators have to approve. The withdrawals that the player requested in the 24 hours before and
   * after count together, whichever of them is decided first: slices need two operators like the whole.
   */
  async function dayOf(of: Db | Trx, row: PaymentRow): Promise<WithdrawalDay> {
    const { site_id: siteId, player_id: playerId, created_at: at } = row;
    const [since, until] = [new Date(at.getTime() - DAY), new Date(at.getTime() + DAY)];
    const daySum = inBase(await store.withdrawnSince(of, playerId, since, until));
    const secondAbove = siteById(sites, siteId)?.withdrawals.secondOperatorAbove ?? 0n;
    return { daySum, secondAbove, needsSecond: daySum > secondAbove };
  }

  async function keep(
    trx: Trx,
    id: string,
    decision: DecisionKind,
    { operator, reason, note }: Omit<Decided, 'record'>,
  ): Promise<void> {
    await store.insertDecision(trx, { payment_id: id, at: now(), operator, decision, reason, note });
  }

  /** Stores the first of two approvals; false if the withdrawal needs one only, or has the first one already. */
  const firstApproval = (id: string, decided: Decided): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const row = await payments.lockPayment(trx, id);
      if (row?.state !== 'review') throw notWaiting();
      const request = (await store.requestsOf(trx, [id])).get(id);
      if (!request || request.first_by !== null || !(await dayOf(trx, row)).needsSecond) return false;
      await store.updateRequest(trx, id, { first_by: decided.operator });
      await keep(trx, id, 'approved', decided);
      await decided.record(trx, { before: { firstBy: null }, after: { firstBy: decided.operator } });
      return true;
    });

  /** Moves a withdrawal by a decision, with its record. */
  async function move(
    id: string,
    event: 'approved' | 'refused' | 'cancelled',
    decision: DecisionKind,
    decided: Decided,
  ): Promise<void> {
    const { operator, reason } = decided;
    const told = event === 'approved' ? {} : { reason };
    const news = { event, source: `operator:${operator}`, at: now(), ...told } as const;
    const isMoved = await events.applyToWithdrawal(id, news, async (trx, changed) => {
      const [row, request] = [
        await payments.paymentById(trx, id),
        (await store.requestsOf(trx, [id])).get(id),
      ];
      if (event === 'approved' && row && (await dayOf(trx, row)).needsSecond) {
        if (request?.first_by === null || request?.first_by === operator) throw secondNeeded();
      }
      await keep(trx, id, decision, decided);
      await decided.record(trx, changed);
    });
    if (!isMoved) throw notWaiting();
  }

  return {
    list: (asked) => waitingWithdrawals(db, asked),
    async one(id, operator) {
      const detail = await reviewDetail(db, id, now());
      if (!detail) throw noPayment();
      const day = await dayOf(db, detail.row);
      const isWaiting = detail.row.state === 'review';
      const mayApprove = isWaiting && !(day.needsSecond && detail.row.first_by === operator);
      return { ...detail, ...day, mayApprove };
    },
    async approve(id, decided) {
      if (await firstApproval(id, decided)) return;
      await move(id, 'approved', 'seconded', decided);
    },
    refuse: (id, decided) => move(id, 'refused', 'refused', decided),
    cancel: (id, decided) => move(id, 'cancelled', 'cancelled', decided),
    async askDocuments(id, documents, decided) {
      const playerId = await db.transaction().execute(async (trx) => {
        const row = await payments.lockPayment(trx, id);
        if (row?.state !== 'review') throw notWaiting();
        const before = (await store.requestsOf(trx, [id])).get(id)?.needs ?? [];
        await store.updateRequest(trx, id, { needs: JSON.stringify(documents) });
        await requestDocument(trx, row.player_id, { by: decided.operator, at: now() });
        await keep(trx, id, 'documents', { ...decided, reason: documents.join(' ') });
        await decided.record(trx, { before: { needs: before }, after: { needs: documents } });
        return row.player_id;
      });
      notify(playerId, id);
    },
  };
}
