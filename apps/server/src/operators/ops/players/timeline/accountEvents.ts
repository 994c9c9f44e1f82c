import { toWire } from '@touchline/betting';
import type { RefusalCause } from '@touchline/contract';
import type { AuditEntry, RequestState, TimelineEntry } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { timelineSource, type TimelineSource } from './timelineSource.ts';

type LimitEntry = Extract<TimelineEntry, { kind: 'limit' }>;
type CheckEntry = Extract<TimelineEntry, { kind: 'verification' }>;

const sessions = timelineSource({
  kind: 'session',
  at: sql<Date>`started_at`,
  key: sql`id`,
  columns: sql<{ user_agent: string | null; end_reason: string | null }>`user_agent, end_reason`,
  from: (playerId) => sql`sessions where player_id = ${playerId}`,
  detail: ({ user_agent: userAgent, end_reason: endReason }) => ({ userAgent, endReason }),
});

const realityChecks = timelineSource({
  kind: 'realityCheck',
  at: sql<Date>`c.answered_at`,
  key: sql`c.session_id`,
  columns: sql<{ session_id: bigint; is_off: boolean }>`c.session_id, c.is_off`,
  from: (playerId) => sql`
    session_reality_checks c join sessions s on s.id = c.session_id where s.player_id = ${playerId}`,
  detail: ({ session_id: sessionId, is_off: isOff }) => ({ sessionId: String(sessionId), isOff }),
});

interface LimitRow extends Pick<LimitEntry, 'type' | 'state' | 'iso'> {
  readonly value: bigint;
  readonly is_removal: boolean;
  readonly changed_by: LimitEntry['by'];
}

const limits = timelineSource({
  kind: 'limit',
  at: sql<Date>`changed_at`,
  key: sql`id`,
  columns: sql<LimitRow>`type, value, iso, state, is_removal, changed_by`,
  from: (playerId) => sql`limit_history where player_id = ${playerId}`,
  detail: ({ type, value, iso, state, is_removal: isRemoval, changed_by: by }) => ({
    type,
    value: iso === null ? String(value) : toWire(value, iso),
    iso,
    state,
    isRemoval,
    by,
  }),
});

const audit = timelineSource({
  kind: 'audit',
  at: sql<Date>`at`,
  key: sql`id`,
  columns: sql<
    Pick<AuditEntry, 'action' | 'operator' | 'before' | 'after' | 'reason'>
  >`action, operator, before, after, reason`,
  from: (playerId) => sql`operator_actions where subject = ${`player:${playerId}`}`,
  detail: ({ action, operator, before, after, reason }) => ({
    entry: { action, operator, before, after, reason },
  }),
});

interface RequestRow {
  readonly id: bigint;
  readonly event: 'submitted' | 'decided';
  readonly state: RequestState;
  readonly cause: RefusalCause | null;
  readonly decided_by: string | null;
}

const identification = timelineSource({
  kind: 'identification',
  scopes: ['identification'],
  at: sql<Date>`e.at`,
  key: sql`r.id * 2 + e.number`,
  columns: sql<RequestRow>`r.id, e.event, r.state, r.cause, r.decided_by`,
  from: (playerId) => sql`
    identification_requests r cross join lateral (values
      (0, 'submitted', r.submitted_at), (1, 'decided', r.decided_at)) e (number, event, at)
    where r.player_id = ${playerId} and e.at is not null`,
  detail: ({ id, event, state, cause, decided_by: operator }) => ({
    request: {
      id: String(id),
      event,
      state,
      cause,
      operator: event === 'decided' ? operator : null,
    },
  }),
});

type CheckRow = Omit<CheckEntry['check'], 'id'> & { readonly check_id: string };

const verification = timelineSource({
  kind: 'verification',
  scopes: ['identification'],
  at: sql<Date>`s.at`,
  key: sql`s.id`,
  columns: sql<CheckRow>`s.check_id, c.type, s.state, s.reason, s.document, s.source, s.operator`,
  from: (playerId) => sql`
    verification_steps s join verification_checks c on c.id = s.check_id where s.player_id = ${playerId}`,
  detail: ({ check_id: id, type, state, reason, document, source, operator }) => ({
    check: { id, type, state, reason, document, source, operator },
  }),
});

/** Sign-ins, reality checks, limits, operators' actions, and decisions about the player's identity. */
export const accountEvents: readonly TimelineSource[] = [
  sessions,
  realityChecks,
  limits,
  identification,
  verification,
  audit,
];
