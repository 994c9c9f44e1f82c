import type {
  AdditionalDocument,
  CheckReason,
  CheckSource,
  CheckState,
} from '@touchline/contract/verification';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db, Trx } from '../../kernel/index.ts';
import { lockWithAccounts } from '../../ledger/index.ts';
import { siteById } from '../../site/index.ts';
import { isOpen, lapseAfter, mayMove, nextLookUp } from './checkRules.ts';
import * as store from './checks.store.ts';
import type { CheckRow } from './checks.store.ts';
import { mailLapse, type LapseMailDeps } from './lapseMail.ts';
import type { ProofChange, Standing, StandingDeps } from './standing.ts';
import type { VerifierCheck, VerifierEvent } from './verifiers/adapter.ts';

export interface CheckEventsDeps extends StandingDeps, LapseMailDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly standing: Standing;
  /** Tells all tabs and devices of a player that the verification has changed. */
  readonly notify: (playerId: bigint) => void;
}

/** New state of a check. */
export interface CheckNews {
  readonly state: CheckState;
  readonly source: CheckSource;
  /** Name of the operator who causes it. */
  readonly operator?: string | undefined;
  readonly reason?: CheckReason | undefined;
  readonly document?: AdditionalDocument | undefined;
  /** Further fields of the check. */
  readonly more?:
    | Partial<Pick<CheckRow, 'event_at' | 'expires_at' | 'note' | 'overridden_by' | 'reference' | 'verifier'>>
    | undefined;
}

/** All changes of checks. */
export interface CheckEvents {
  /** Stores an event of a verifier once for ever, and applies it. */
  take(verifier: string, event: VerifierEvent, body: Buffer): Promise<void>;
  /** Applies what a verifier says about a check now. */
  applyState(checkId: string, said: VerifierCheck): Promise<void>;
  /** Ends checks whose time is over. */
  end(checkId: string): Promise<void>;
  /** Changes a check; the transaction has locked its player with all accounts. */
  moveIn(trx: Trx, row: CheckRow, news: CheckNews): Promise<CheckRow>;
}

/** Creates the one way in which checks change. */
export function createCheckEvents(deps: CheckEventsDeps): CheckEvents {
  const { db, log, now, sites, verifiers, standing, notify } = deps;

  async function moveIn(trx: Trx, row: CheckRow, news: CheckNews): Promise<CheckRow> {
    const { state, source, operator = null, reason = null, document = null, more } = news;
    const isDecided = state === 'approved' || state === 'refused' || state === 'lapsed';
    const isProved = state === 'approved' || (row.is_proved && isOpen({ state }));
    const days = siteById(sites, row.site_id)?.verification.validDays[row.type];
    const expires = verifiers.ofType(row.type)?.expires;
    const changed = {
      state,
      is_proved: isProved,
      reason,
      document,
      ...(isDecided ? { decided_at: now() } : {}),
      ...(state === 'approved' ? { lapses_at: lapseAfter(days, now()), expires_at: null, note: null } : {}),
      ...(state === 'documents' && expires !== undefined
        ? { expires_at: new Date(now().getTime() + expires * 1000) }
        : {}),
      ...more,
    };
    const wasProved = (await store.provedTypesOf(trx, row.player_id)).has(row.type);
    const moved = await store.updateCheck(trx, row.id, {
      ...changed,
      look_up_due_at: nextLookUp({ ...row, ...changed }, now()),
    });
    await store.insertStep(trx, {
      check_id: row.id,
      player_id: row.player_id,
      at: now(),
      state,
      reason,
      document,
      source,
      operator,
    });
    const isStillProved = (await store.provedTypesOf(trx, row.player_id)).has(row.type);
    const ended: ProofChange = wasProved && !isStillProved ? 'unproved' : 'other';
    await standing.update(trx, row.player_id, state === 'approved' ? 'proved' : ended);
    return moved;
  }

  /** Changes a check whose player and row are locked; undefined if there is nothing to change. */
  async function locked(
    checkId: string,
    change: (trx: Trx, row: CheckRow) => Promise<CheckRow | undefined>,
  ): Promise<CheckRow | undefined> {
    const moved = await db.transaction().execute(async (trx) => {
      const found = await store.checkById(trx, checkId);
      if (!found || !(await lockWithAccounts(trx, found.player_id))) return undefined;
      const row = await store.lockCheck(trx, checkId);
      return row && change(trx, row);
    });
    if (moved) notify(moved.player_id);
    return moved;
  }

  /** Returns why a verifier's news makes no move; undefined if it makes one. */
  async function obstacle(trx: Trx, row: CheckRow, said: VerifierCheck): Promise<string | undefined> {
    if (said.state === 'unknown' || said.state === 'started') return 'no news';
    if (row.overridden_by !== null) return 'an operator has decided';
    if (row.event_at !== null && said.at !== undefined && said.at < row.event_at)
      return 'older than applied news';
    const isSame = row.state === said.state && row.document === (said.document ?? null);
    if (isSame || !(mayMove(row.state, said.state) || row.state === said.state))
      return `no move from ${row.state}`;
    if (isOpen(row) || !isOpen({ state: said.state })) return undefined;
    const others = await store.checksOf(trx, row.player_id);
    return others.some((other) => other.type === row.type && other.id !== row.id && isOpen(other))
      ? 'a newer check is open'
      : undefined;
  }

  /** Applies a verifier's news to a locked check; returns the reason if it makes no move. */
  async function apply(trx: Trx, row: CheckRow, said: VerifierCheck): Promise<CheckRow | string> {
    const why = await obstacle(trx, row, said);
    if (why !== undefined || said.state === 'unknown') return why ?? 'no news';
    return moveIn(trx, row, {
      state: said.state,
      source: 'verifier',
      reason: said.state === 'refused' ? (said.reason ?? 'other') : undefined,
      document: said.document,
      more: {
        event_at: said.at ?? row.event_at,
        ...(said.reference === undefined ? {} : { reference: said.reference }),
      },
    });
  }

  return {
    moveIn,
    async take(verifier, event, body) {
      const hash = createHash('sha256').update(body).digest('hex');
      const known = await store.checkById(db, event.ref);
      const moved = await db.transaction().execute(async (trx) => {
        const own = known?.verifier === verifier ? known : undefined;
        if (own) await lockWithAccounts(trx, own.player_id);
        const row = own && (await store.lockCheck(trx, own.id));
        const isNew = await store.insertEvent(trx, {
          verifier,
          event_id: event.eventId,
          check_id: row?.id ?? null,
          kind: event.state,
          body_hash: hash,
          at: event.at,
          received_at: now(),
          note: row ? null : 'no check of ours',
        });
        if (!isNew) {
          if ((await store.hashOfEvent(trx, verifier, event.eventId)) !== hash)
            log.error(
              { verifier, event: event.eventId },
              'An event came again with another body: it is ignored.',
            );
          return undefined;
        }
        if (!row) {
          log.warn({ verifier, event: event.eventId }, 'An event of a verifier fits no check: it is stored.');
          return undefined;
        }
        const made = await apply(trx, row, event);
        await store.markEvent(
          trx,
          { verifier, eventId: event.eventId },
          typeof made === 'string' ? { note: made } : { is_applied: true },
        );
        return typeof made === 'string' ? undefined : made;
      });
      if (moved) notify(moved.player_id);
    },
    async applyState(checkId, said) {
      await locked(checkId, async (trx, row) => {
        const made = await apply(trx, row, said);
        return typeof made === 'string' ? undefined : made;
      });
    },
    async end(checkId) {
      await locked(checkId, async (trx, row) => {
        const isLapsed = row.is_proved && row.lapses_at !== null && row.lapses_at <= now();
        if (isLapsed) {
          const lapsed = await moveIn(trx, row, { state: 'lapsed', source: 'clock' });
          const newer = await store.provedTypesOf(trx, row.player_id);
          if (!newer.has(row.type)) await mailLapse(trx, deps, lapsed);
          return lapsed;
        }
        const isOver =
          (row.state === 'started' || row.state === 'documents') &&
          row.expires_at !== null &&
          row.expires_at <= now();
        return isOver ? moveIn(trx, row, { state: 'expired', source: 'clock' }) : undefined;
      });
    },
  };
}
