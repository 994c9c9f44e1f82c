import { createHash } from 'node:crypto';
import type {
  Approval,
  FreeRoundsDraft,
  FreeRoundsResult,
  RoundCorrection,
  SecondedAct,
  SettingPart,
  WaitingAct,
} from '@touchline/contract/operators';
import {
  type AuditWriter,
  type Claims,
  type Db,
  type Trx,
  pageOf,
  parseId,
  type RecordChange,
  ProblemError,
} from '../../kernel/index.ts';
import type { GivenGoodwill } from '../../rewards/index.ts';
import type { NewMessage } from '../../messages/index.ts';
import type { SiteState } from '../../site/index.ts';
import { signedText } from '../../ledger/index.ts';
import type { Operator } from '../../staff/index.ts';
import { isForOperator, mayAgree, mayAnswer, sitesOfApproval } from './approvalSites.ts';
import { endWaiting, factsOf, PLATFORM, type ApprovalRow } from './waitingActs.ts';
import { scopeOfAct } from './doors.ts';
import { claimsAlone, claimsSeconded, type RoomDeps } from './room.ts';
import { SecondPersonNeeded, type NeededSecond } from './secondPersonNeeded.ts';
import { subjectOfChange, type ChangedStaff, type StaffChange } from './staffChange.ts';

/** Arguments of acts, stored as JSON while they wait. Amounts are text. */
export interface ActPayloads {
  /** Signed minor units of the account's currency. */
  readonly adjustment: { readonly accountId: string; readonly minor: string; readonly reason: string };
  readonly goodwill: {
    readonly playerId: string;
    readonly key: string;
    readonly points?: string | undefined;
    readonly amount?: string | undefined;
  };
  readonly 'round-correction': {
    readonly roundId: string;
    readonly won: string;
    readonly wonBefore: string;
  };
  readonly 'debt-write-off': { readonly debtId: string };
  readonly bonus: {
    readonly playerId: string;
    readonly offerId: string;
    readonly iso: string;
    readonly isOffered: boolean;
    readonly key: string;
  };
  readonly 'free-rounds': {
    readonly siteId: string;
    readonly draft: FreeRoundsDraft;
    readonly key: string;
    readonly reason: string;
  };
  readonly message: NewMessage;
  readonly 'site-setting': SettingChange;
  readonly 'staff-access': StaffChange;
}

/** Change of one part of a site's settings. */
export interface SettingChange<Part extends SettingPart = SettingPart> {
  readonly siteId: string;
  readonly part: Part;
  readonly value: SiteState[Part];
  /** The value that its author saw: a second operator agrees to a change of this one only. */
  readonly before: SiteState[Part];
  /** Version of the site that its author saw. */
  readonly version: number;
  /** Names of the fields whose change loosens a guard. */
  readonly loosened: readonly string[];
}

/** Answers of acts. */
export interface ActResults {
  readonly adjustment: { readonly id: string; readonly state: 'booked' };
  readonly goodwill: GivenGoodwill;
  readonly 'round-correction': RoundCorrection;
  readonly 'debt-write-off': { readonly debtId: string };
  readonly bonus: { readonly grantId: string };
  readonly 'free-rounds': FreeRoundsResult;
  readonly message: { readonly messageId: string };
  readonly 'site-setting': { readonly siteId: string };
  readonly 'staff-access': ChangedStaff;
}

/** Circumstances of an act. */
export interface ActContext {
  /** Author of the call: who asked for it and does it alone, or the second operator. */
  readonly by: Operator;
  /** Name of the operator who asked for it. */
  readonly askedBy: string;
  /** Name of the second operator; null if it is done alone. */
  readonly secondedBy: string | null;
  readonly claims: Claims;
  /** Records a change of the act in the audit log. */
  recordOf(deed: { readonly action: string; readonly subject: string }): RecordChange;
}

/** Runs the acts: each in one transaction, which ends with its claims. */
export type RunActs = {
  readonly [Act in SecondedAct]: (payload: ActPayloads[Act], context: ActContext) => Promise<ActResults[Act]>;
};

/** Returns the intent of an act that waits once at most; null if equal acts may wait beside each other. */
const keys: { readonly [Act in SecondedAct]: (payload: ActPayloads[Act]) => string | null } = {
  adjustment: () => null,
  goodwill: ({ playerId, key }) => `${playerId}:${key}`,
  'round-correction': ({ roundId }) => roundId,
  'debt-write-off': ({ debtId }) => debtId,
  bonus: ({ playerId, key }) => `${playerId}:${key}`,
  'free-rounds': ({ siteId, key }) => `${siteId}:${key}`,
  message: ({ siteId, key }) => `${siteId}:${key}`,
  'site-setting': ({ siteId, part, version, value }) => `${siteId}:${part}:${version}:${digestOf(value)}`,
  'staff-access': (change) => `${change.kind}:${subjectOfChange(change)}:${digestOf(change)}`,
};

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** An operator's request for an act, or for the decision about one. */
export interface ActRequest {
  /** Author of the call. The person counts: their sessions and tokens are no second person. */
  readonly by: Operator;
  readonly reason: string | undefined;
  /** Records a change in the audit log in the name of this operator. */
  recordOf(deed: { readonly action: string; readonly subject: string }): RecordChange;
}

export interface Approvals {
  /**
   * Does an act at once if its operator may do it alone, else stores it for a second person. Throws what the act throws;
   * only an act that could be done now waits.
   */
  ask<Act extends SecondedAct>(
    act: Act,
    payload: ActPayloads[Act],
    request: ActRequest,
  ): Promise<ActResults[Act] | WaitingAct>;
  /** Returns acts that wait, the oldest first: those whose scope the operator has. */
  waiting(operator: Operator): Promise<Approval[]>;
  /**
   * Returns acts of the last 90 days that don’t wait any more, the last first: those whose scope the operator has, and
   * their own.
   * @param before id of the last one of the page before
   */
  decided(
    operator: Operator,
    before?: bigint,
  ): Promise<{ readonly approvals: Approval[]; readonly next: string | null }>;
  /**
   * Agrees: the act is done, in the name of both. Throws a ProblemError: 403 for the operator who asked or without the
   * scope of the act, 404, 409 if it is decided or has ended, and what the act throws; it then goes on waiting.
   */
  approve(id: string, request: ActRequest): Promise<void>;
  /** Refuses. Also the operator who asked may take it back. Throws a ProblemError: 403, 404, 409. */
  refuse(id: string, request: ActRequest): Promise<void>;
}

const MOST_LISTED = 200;
/** Length of a page of acts that don't wait any more. */
const PAGE = 30;
const DAY = 86_400_000;
/** Time for which acts that don't wait any more are listed, ms. */
const LISTED = 90 * DAY;
/** Time that an act waits for a second person before its request ends, ms: a weekend. */
export const WAIT = 3 * DAY;

const decided = () =>
  new ProblemError(409, 'APPROVAL_DECIDED', 'This is decided already: load the list again.');

export function createApprovals(
  deps: RoomDeps & { readonly db: Db; readonly acts: RunActs; readonly auditLog: AuditWriter },
): Approvals {
  const { db, now, acts, auditLog } = deps;

  async function store<Act extends SecondedAct>(
    act: Act,
    payload: ActPayloads[Act],
    { siteId, moved, players }: NeededSecond,
    { by, reason, recordOf }: ActRequest,
  ): Promise<WaitingAct> {
    const key = keys[act](payload);
    const at = now();
    // One with the same intent whose time is over is no answer to this one.
    await db.transaction().execute((trx) => endWaiting(trx, { auditLog, at }, { endedBy: PLATFORM }));
    return db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('approvals')
        .values({
          act,
          key,
          site_id: siteId,
          player_id: moved?.playerId ?? null,
          payload: JSON.stringify(payload),
          iso: moved?.iso ?? null,
          amount: moved?.amount ?? null,
          players: players ?? null,
          reason: reason ?? null,
          asked_by: by.person,
          asked_at: at,
          expires_at: new Date(at.getTime() + WAIT),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      const waiting = row ?? (await waitingBy(trx, act, key));
      const approvalId = String(waiting.id);
      if (row) {
        const record = recordOf({ action: 'approval.ask', subject: `approval:${approvalId}` });
        await record(trx, { before: null, after: { ...factsOf(row), payload } });
      }
      return { state: 'waiting', approvalId } as const;
    });
  }

  /** Returns an act that waits. Throws a ProblemError 403, 404, 409. */
  async function waitingFor(id: string, operator: Operator): Promise<ApprovalRow> {
    const row = await db
      .selectFrom('approvals')
      .selectAll()
      .where('id', '=', parseId(id) ?? 0n)
      .executeTakeFirst();
    if (!row) throw new ProblemError(404, 'APPROVAL_NOT_FOUND', 'There is no such act: load the list again.');
    if (!mayAnswer(operator, row)) {
      const sites = sitesOfApproval(row)?.join(', ') ?? 'all sites';
      throw new ProblemError(
        403,
        'OUT_OF_SCOPE',
        `This act needs ${scopeOfAct(row.act)} on ${sites}: ask an operator who has it.`,
      );
    }
    if (row.state === 'ended' || (row.state === 'waiting' && row.expires_at <= now()))
      throw new ProblemError(
        409,
        'APPROVAL_ENDED',
        'This request has ended without an answer: whoever still wants it asks again.',
      );
    if (row.state !== 'waiting') throw decided();
    return row;
  }

  /** Ends the wait of an act. Throws a ProblemError 409 if another operator was first. */
  async function decide(
    trx: Trx,
    { id }: ApprovalRow,
    state: 'done' | 'refused',
    operator: string,
  ): Promise<void> {
    const { numUpdatedRows } = await trx
      .updateTable('approvals')
      .set({ state, decided_by: operator, decided_at: now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw decided();
  }

  /** Runs a stored act. */
  function run<Act extends SecondedAct>(act: Act, payload: unknown, context: ActContext) {
    // The cast is safe: `store` wrote the payload of this act.
    return acts[act](payload as ActPayloads[Act], context);
  }

  const listed = () =>
    db
      .selectFrom('approvals as a')
      .leftJoin('players as p', 'p.id', 'a.player_id')
      .selectAll('a')
      .select('p.login');

  return {
    async ask(act, payload, request) {
      const { by, recordOf } = request;
      const claims = claimsAlone(deps, { act, operator: by.person });
      try {
        return await acts[act](payload, { by, askedBy: by.person, secondedBy: null, claims, recordOf });
      } catch (error) {
        if (!(error instanceof SecondPersonNeeded)) throw error;
        return store(act, payload, error.needed, request);
      }
    },
    async waiting(operator) {
      const rows = await listed()
        .where('a.state', '=', 'waiting')
        .where('a.expires_at', '>', now())
        .where(isForOperator(operator))
        .orderBy('a.id')
        .limit(MOST_LISTED)
        .execute();
      return rows.map((row) => shown(row, operator));
    },
    async decided(operator, before) {
      let query = listed()
        .where('a.state', '<>', 'waiting')
        .where('a.decided_at', '>', new Date(now().getTime() - LISTED))
        .where(({ or, eb }) => or([isForOperator(operator), eb('a.asked_by', '=', operator.person)]));
      if (before !== undefined) query = query.where('a.id', '<', before);
      const found = await query
        .orderBy('a.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return { approvals: rows.map((row) => shown(row, operator)), next };
    },
    async approve(id, { by, recordOf }) {
      const row = await waitingFor(id, by);
      const { person } = by;
      if (row.asked_by === person)
        throw new ProblemError(
          403,
          'SECOND_PERSON_NEEDED',
          'You have asked for this yourself: another operator has to agree.',
        );
      let isDone = false;
      const claims = claimsSeconded(
        deps,
        { act: row.act, operator: row.asked_by, secondedBy: person },
        async (trx) => {
          await decide(trx, row, 'done', person);
          isDone = true;
        },
      );
      await run(row.act, row.payload, {
        by,
        askedBy: row.asked_by,
        secondedBy: person,
        claims,
        recordOf: (deed) => {
          const record = recordOf(deed);
          const seconded = { approvalId: id, askedBy: row.asked_by };
          return (trx, { before, after }) =>
            record(trx, { before, after: { ...seconded, ...(typeof after === 'object' ? after : {}) } });
        },
      });
      if (isDone) return;
      // The intent was carried out before, so that the act only repeated its answer.
      await db.transaction().execute(async (trx) => {
        await decide(trx, row, 'done', person);
        const record = recordOf({ action: 'approval.approve', subject: `approval:${id}` });
        await record(trx, { before: factsOf(row), after: { state: 'done' } });
      });
    },
    async refuse(id, { by, recordOf }) {
      const row = await waitingFor(id, by);
      await db.transaction().execute(async (trx) => {
        await decide(trx, row, 'refused', by.person);
        const record = recordOf({ action: 'approval.refuse', subject: `approval:${id}` });
        await record(trx, { before: factsOf(row), after: { state: 'refused' } });
      });
    },
  };
}

/** Returns an act with the same intent that waits. Throws a ProblemError 409 if it was decided meanwhile. */
async function waitingBy(trx: Trx, act: SecondedAct, key: string | null): Promise<ApprovalRow> {
  const row = await trx
    .selectFrom('approvals')
    .selectAll()
    .where('act', '=', act)
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (row) return row;
  throw decided();
}

/** Returns an act as an operator sees it. */
function shown(row: ApprovalRow & { readonly login: string | null }, operator: Operator): Approval {
  return {
    id: String(row.id),
    act: row.act,
    siteId: row.site_id,
    player: row.player_id === null ? null : { id: String(row.player_id), login: row.login ?? '' },
    iso: row.iso,
    amount: row.amount === null || row.iso === null ? null : signedText(row.amount, row.iso),
    players: row.players,
    payload: row.payload,
    reason: row.reason,
    askedBy: row.asked_by,
    at: row.asked_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    mayAgree: row.state === 'waiting' && row.asked_by !== operator.person && mayAgree(operator, row),
    state: row.state,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.getTime() ?? null,
  };
}
