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
import type { Selectable } from 'kysely';
import {
  type Claims,
  type Db,
  type Trx,
  parseId,
  type RecordChange,
  ProblemError,
} from '../../kernel/index.ts';
import type { GivenGoodwill } from '../../rewards/index.ts';
import type { NewMessage } from '../../messages/index.ts';
import type { SiteState } from '../../site/index.ts';
import { signedText } from '../../ledger/index.ts';
import { inSites, type Operator } from '../../staff/index.ts';
import { actsOf, scopeOfAct } from './doors.ts';
import type { ApprovalsTable } from './operatorMoney.tables.ts';
import { claimsAlone, claimsSeconded, type RoomDeps } from './room.ts';
import { SecondPersonNeeded, type NeededSecond } from './secondPersonNeeded.ts';

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
}

/** Circumstances of an act. */
export interface ActContext {
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
  message: ({ key }) => key,
  'site-setting': ({ siteId, part, version, value }) => `${siteId}:${part}:${version}:${digestOf(value)}`,
};

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** An operator's request for an act, or for the decision about one. */
export interface ActRequest {
  /** Name of the person: their sessions and tokens are no second person. */
  readonly operator: string;
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
  list(operator: Operator): Promise<Approval[]>;
  /**
   * Agrees: the act is done, in the name of both. Throws a ProblemError: 403 for the operator who asked or without the
   * scope of the act, 404, 409 if it is decided, and what the act throws; it then goes on waiting.
   */
  approve(id: string, operator: Operator, request: ActRequest): Promise<void>;
  /** Refuses. Also the operator who asked may take it back. Throws a ProblemError: 403, 404, 409. */
  refuse(id: string, operator: Operator, request: ActRequest): Promise<void>;
}

type Row = Selectable<ApprovalsTable>;

const MOST_LISTED = 200;
/** Time that an act waits for a second person before its request ends, ms: a weekend. */
const WAIT = 72 * 3_600_000;

const decided = () =>
  new ProblemError(409, 'APPROVAL_DECIDED', 'This is decided already: load the list again.');

export function createApprovals(deps: RoomDeps & { readonly db: Db; readonly acts: RunActs }): Approvals {
  const { db, now, acts } = deps;

  async function store<Act extends SecondedAct>(
    act: Act,
    payload: ActPayloads[Act],
    { siteId, moved, players }: NeededSecond,
    { operator, reason, recordOf }: ActRequest,
  ): Promise<WaitingAct> {
    const key = keys[act](payload);
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
          asked_by: operator,
          asked_at: now(),
          expires_at: new Date(now().getTime() + WAIT),
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
  async function waitingFor(id: string, operator: Operator): Promise<Row> {
    const row = await db
      .selectFrom('approvals')
      .selectAll()
      .where('id', '=', parseId(id) ?? 0n)
      .executeTakeFirst();
    if (!row) throw new ProblemError(404, 'APPROVAL_NOT_FOUND', 'There is no such act: load the list again.');
    const scope = scopeOfAct(row.act);
    if (!operator.has(scope, row.site_id))
      throw new ProblemError(403, 'OUT_OF_SCOPE', `This act needs ${scope}: ask an operator who has it.`);
    if (row.state !== 'waiting') throw decided();
    return row;
  }

  /** Ends the wait of an act. Throws a ProblemError 409 if another operator was first. */
  async function decide(trx: Trx, { id }: Row, state: 'done' | 'refused', operator: string): Promise<void> {
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

  return {
    async ask(act, payload, request) {
      const { operator, recordOf } = request;
      const claims = claimsAlone(deps, { act, operator });
      try {
        return await acts[act](payload, { askedBy: operator, secondedBy: null, claims, recordOf });
      } catch (error) {
        if (!(error instanceof SecondPersonNeeded)) throw error;
        return store(act, payload, error.needed, request);
      }
    },
    async list(operator) {
      const acts = actsOf(operator.scopes);
      if (acts.length === 0) return [];
      const rows = await db
        .selectFrom('approvals as a')
        .leftJoin('players as p', 'p.id', 'a.player_id')
        .selectAll('a')
        .select('p.login')
        .where('a.state', '=', 'waiting')
        .where(({ or, and, eb }) =>
          or(
            acts.map((act) =>
              and([eb('a.act', '=', act), inSites('a.site_id', operator.sitesOf(scopeOfAct(act)))]),
            ),
          ),
        )
        .orderBy('a.id')
        .limit(MOST_LISTED)
        .execute();
      return rows.map((row) => ({
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
        mayAgree: row.asked_by !== operator.person,
      }));
    },
    async approve(id, by, { operator, recordOf }) {
      const row = await waitingFor(id, by);
      if (row.asked_by === operator)
        throw new ProblemError(
          403,
          'SECOND_PERSON_NEEDED',
          'You have asked for this yourself: another operator has to agree.',
        );
      let isDone = false;
      const claims = claimsSeconded(
        deps,
        { act: row.act, operator: row.asked_by, secondedBy: operator },
        async (trx) => {
          await decide(trx, row, 'done', operator);
          isDone = true;
        },
      );
      await run(row.act, row.payload, {
        askedBy: row.asked_by,
        secondedBy: operator,
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
        await decide(trx, row, 'done', operator);
        const record = recordOf({ action: 'approval.approve', subject: `approval:${id}` });
        await record(trx, { before: factsOf(row), after: { state: 'done' } });
      });
    },
    async refuse(id, by, { operator, recordOf }) {
      const row = await waitingFor(id, by);
      await db.transaction().execute(async (trx) => {
        await decide(trx, row, 'refused', operator);
        const record = recordOf({ action: 'approval.refuse', subject: `approval:${id}` });
        await record(trx, { before: factsOf(row), after: { state: 'refused' } });
      });
    },
  };
}

/** Returns an act with the same intent that waits. Throws a ProblemError 409 if it was decided meanwhile. */
async function waitingBy(trx: Trx, act: SecondedAct, key: string | null): Promise<Row> {
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

/** Returns what the audit log shows of an act that waits. */
function factsOf({ act, site_id: site, player_id: player, iso, amount, players, asked_by: askedBy }: Row) {
  return {
    act,
    site,
    askedBy,
    ...(player === null ? {} : { player: String(player) }),
    ...(amount === null || iso === null ? {} : { amount: signedText(amount, iso), iso }),
    ...(players === null ? {} : { players }),
  };
}
