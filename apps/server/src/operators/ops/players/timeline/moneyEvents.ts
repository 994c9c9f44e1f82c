import { toWire } from '@touchline/betting';
import type { TimelineEntry } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { timelineSource, type TimelineSource } from './timelineSource.ts';

type PaymentStep = Extract<TimelineEntry, { kind: 'withdrawal' }>['payment'];
type Grant = Extract<TimelineEntry, { kind: 'bonus' }>['grant'];
type FreeRounds = Extract<TimelineEntry, { kind: 'freeRounds' }>['freeRounds'];

interface StepRow extends Pick<PaymentStep, 'event' | 'state' | 'iso' | 'method' | 'reason' | 'source'> {
  readonly payment_id: string;
  readonly amount: bigint;
}

const stepColumns = sql`
  s.payment_id, s.event, s.state, p.iso, p.amount, p.method_name ->> 'en' as method, s.reason, s.source`;

const stepOf = ({ payment_id: id, event, state, iso, amount, method, reason, source }: StepRow) => ({
  id,
  event,
  state,
  iso,
  amount: toWire(amount, iso),
  method,
  reason,
  source,
});

interface DepositRow extends StepRow {
  readonly received: bigint | null;
  readonly received_iso: string | null;
}

const deposits = timelineSource({
  kind: 'deposit',
  scopes: ['payments'],
  at: sql<Date>`s.at`,
  key: sql`s.id`,
  columns: sql<DepositRow>`${stepColumns}, p.received, p.received_iso`,
  // Steps on the way to the provider's page say nothing about the money.
  from: (playerId) => sql`
    payment_steps s join payments p on p.id = s.payment_id
    where s.player_id = ${playerId} and p.direction = 'deposit' and s.event not in ('address', 'acted')`,
  detail: ({ received, received_iso: otherIso, ...row }) => {
    const receivedIso = otherIso ?? row.iso;
    return {
      payment: {
        ...stepOf(row),
        received: received === null ? null : toWire(received, receivedIso),
        receivedIso,
      },
    };
  },
});

const withdrawals = timelineSource({
  kind: 'withdrawal',
  scopes: ['payments', 'withdrawals'],
  at: sql<Date>`s.at`,
  key: sql`s.id`,
  columns: sql<StepRow>`${stepColumns}`,
  // Payments of a withdrawal move it, so its own steps have their outcome.
  from: (playerId) => sql`
    payment_steps s join payments p on p.id = s.payment_id
    where s.player_id = ${playerId} and p.direction = 'withdrawal' and p.request_id is null`,
  detail: (row) => ({ payment: stepOf(row) }),
});

interface GrantRow {
  readonly id: bigint;
  readonly offer_id: bigint;
  readonly title: string | null;
  readonly kind: Grant['kind'];
  readonly event: Grant['event'];
  readonly state: Grant['state'];
  readonly iso: string;
  readonly amount: bigint | null;
  readonly converted: bigint;
  readonly end_reason: string | null;
}

const bonuses = timelineSource({
  kind: 'bonus',
  scopes: ['bonuses'],
  at: sql<Date>`e.at`,
  key: sql`g.id * 4 + e.number`,
  columns: sql<GrantRow>`
    g.id, g.offer_id, v.texts -> 'en' ->> 'title' as title, g.kind, e.event, g.state, g.iso, g.amount,
    g.converted, g.end_reason`,
  from: (playerId) => sql`
    bonus_grants g join bonus_offer_versions v on v.offer_id = g.offer_id and v.version = g.version
    cross join lateral (values
      (0, 'given', g.created_at),
      (1, 'activated', case when g.activated_at > g.created_at then g.activated_at end),
      (2, 'ended', g.ended_at)) e (number, event, at)
    where g.player_id = ${playerId} and e.at is not null`,
  detail: ({
    id,
    offer_id: offerId,
    title,
    kind,
    event,
    state,
    iso,
    amount,
    converted,
    end_reason: end,
  }) => ({
    grant: {
      id: String(id),
      offerId: String(offerId),
      title: title ?? '',
      kind,
      event,
      state,
      iso,
      amount: amount === null ? null : toWire(amount, iso),
      converted: toWire(converted, iso),
      endReason: event === 'ended' ? end : null,
    },
  }),
});

interface FreeRoundsRow extends Pick<FreeRounds, 'id' | 'event' | 'rounds' | 'played' | 'iso' | 'cause'> {
  readonly stake: bigint;
  readonly won: bigint;
}

const freeRounds = timelineSource({
  kind: 'freeRounds',
  scopes: ['bonuses'],
  at: sql<Date>`e.at`,
  key: sql`f.id || e.suffix`,
  hasTextKeys: true,
  columns: sql<FreeRoundsRow>`
    f.id, e.event, f.rounds, f.played, f.iso, f.stake, f.won, f.cancel_cause as cause`,
  from: (playerId) => sql`
    free_rounds f cross join lateral (values
      ('', 'given', f.created_at), ('.cancelled', 'cancelled', f.cancelled_at)) e (suffix, event, at)
    where f.player_id = ${playerId} and e.at is not null`,
  detail: ({ stake, won, cause, ...row }) => ({
    freeRounds: {
      id: row.id,
      event: row.event,
      rounds: row.rounds,
      played: row.played,
      iso: row.iso,
      stake: toWire(stake, row.iso),
      won: toWire(won, row.iso),
      cause: row.event === 'cancelled' ? cause : null,
    },
  }),
});

/** Deposits and withdrawals from the request to the outcome, bonuses and free rounds. */
export const moneyEvents: readonly TimelineSource[] = [deposits, withdrawals, bonuses, freeRounds];
