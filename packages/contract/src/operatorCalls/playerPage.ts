import { bonusKinds, grantStates } from '@touchline/bonuses';
import { Type, type Static, type TProperties } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { SubTopic, Topic } from '../calls/payments/consultant.ts';
import { PaymentState } from '../calls/payments/schemas.ts';
import { consultantStates } from '../consultant.ts';
import { refusalCauses } from '../documents.ts';
import { requestStates } from '../identificationReviews.ts';
import { messageKinds } from '../messages.ts';
import { timelineKinds, type TimelineKind } from '../timelineKinds.ts';
import { additionalDocuments, checkReasons, checkSources, checkStates, checkTypes } from '../verification.ts';
import { Amount, Before, Instant, Iso, Next, nullable, PlayerParams } from './common.ts';
import { AuditEntry, FoundBet, PlayerLimit } from './players.ts';

const entry = <Kind extends TimelineKind, Own extends TProperties>(kind: Kind, own: Own) =>
  Type.Object({
    id: Type.String({ description: 'Unique within the timeline, for example `session:5`.' }),
    at: Instant,
    kind: Type.Literal(kind),
    ...own,
  });

const { action, operator, before, after, reason } = AuditEntry.properties;

const paymentStep = {
  id: Type.String({ description: 'Id of the payment.' }),
  event: Type.String({ description: 'Event of the step: `created`, or the cause of the new state.' }),
  state: PaymentState,
  iso: Iso,
  amount: Type.String({ description: 'Requested amount, with the fee.' }),
  method: Type.String({ description: 'English name of the method.' }),
  reason: nullable(Type.String()),
  source: Type.String({ description: '`player`, `provider`, `clock` and others, or `operator:<name>`.' }),
};

const TimelineEntry = Type.Union([
  entry('session', { userAgent: nullable(Type.String()), endReason: nullable(Type.String()) }),
  entry('limit', {
    type: Type.Integer(),
    value: PlayerLimit.properties.value,
    iso: nullable(Iso),
    state: Type.String(),
    isRemoval: Type.Boolean(),
    by: Type.Enum(['player', 'operator', 'clock']),
  }),
  entry('bet', { bet: FoundBet }),
  entry('audit', { entry: Type.Object({ action, operator, before, after, reason }) }),
  entry('settlement', {
    bet: Type.Object({
      ...FoundBet.properties,
      outcome: Type.Union([Type.Enum(['won', 'lost', 'returned']), Type.Null()], {
        description: 'Null for a bet that was sold or whose advance was not covered.',
      }),
      payout: Type.String({ description: 'Paid in all, before tax.' }),
      tax: Type.String({ description: 'Withheld from what was paid.' }),
    }),
  }),
  entry('game', {
    session: Type.Object(
      {
        id: Type.String(),
        game: Type.Object({ id: Type.Integer(), name: Type.String() }),
        iso: Iso,
        isBonus: Type.Boolean({ description: 'True if it is played from a bonus account.' }),
        rounds: Type.Integer({ description: 'Rounds without those that were rolled back.' }),
        staked: Type.String({ description: 'Stakes and tips without stakes that were returned.' }),
        won: Type.String({ description: 'Payouts, jackpots and prizes.' }),
        endedAt: nullable(Instant),
      },
      { description: 'Session of a game for money, with its rounds so far.' },
    ),
  }),
  entry('deposit', {
    payment: Type.Object({
      ...paymentStep,
      received: nullable(Type.String({ description: 'Received from the provider, in `receivedIso`.' })),
      receivedIso: Iso,
    }),
  }),
  entry('withdrawal', { payment: Type.Object(paymentStep) }),
  entry('bonus', {
    grant: Type.Object({
      id: Type.String(),
      offerId: Type.String(),
      title: Type.String({ description: 'English title of the offer.' }),
      kind: Type.Enum([...bonusKinds]),
      event: Type.Enum(['given', 'activated', 'ended']),
      state: Type.Enum([...grantStates], { description: 'State now.' }),
      iso: Iso,
      amount: Type.Union([Amount, Type.Null()], { description: 'Null while it waits for a deposit.' }),
      converted: Type.String({ description: 'Became the player’s own money.' }),
      endReason: nullable(Type.String()),
    }),
  }),
  entry('freeRounds', {
    freeRounds: Type.Object({
      id: Type.String(),
      event: Type.Enum(['given', 'cancelled']),
      rounds: Type.Integer(),
      played: Type.Integer({ description: 'Number of rounds played so far.' }),
      iso: Iso,
      stake: Type.String({ description: 'Value of one round.' }),
      won: Amount,
      cause: Type.Union([Type.Enum(['block', 'operator', 'maker']), Type.Null()], {
        description: 'Cause of the cancellation; null unless they were cancelled.',
      }),
    }),
  }),
  entry('message', {
    message: Type.Object({
      id: Type.String(),
      kind: Type.Enum([...messageKinds]),
      sentId: Type.Union([Type.String(), Type.Null()], {
        description: 'The operator’s message; null if the platform wrote it.',
      }),
      readAt: nullable(Instant),
      deletedAt: nullable(Instant),
    }),
  }),
  entry('mail', {
    mail: Type.Object({
      id: Type.String(),
      subject: Type.String(),
      sentAt: nullable(Instant),
      gaveUpAt: nullable(Instant),
    }),
  }),
  entry('request', {
    request: Type.Object(
      {
        id: Type.String(),
        number: Type.String(),
        topic: Topic,
        subTopic: nullable(SubTopic),
        state: Type.Enum([...consultantStates], { description: 'State now.' }),
        author: Type.Enum(['player', 'operator']),
        operator: nullable(Type.String()),
      },
      { description: 'Message of a request to the payment consultant.' },
    ),
  }),
  entry('realityCheck', {
    sessionId: Type.String(),
    isOff: Type.Boolean({ description: 'True if the player switched reality checks off for the session.' }),
  }),
  entry('identification', {
    request: Type.Object({
      id: Type.String(),
      event: Type.Enum(['submitted', 'decided']),
      state: Type.Enum([...requestStates], { description: 'State now.' }),
      cause: Type.Union([Type.Enum([...refusalCauses]), Type.Null()], {
        description: 'General reason of a refusal.',
      }),
      operator: nullable(Type.String()),
    }),
  }),
  entry('verification', {
    check: Type.Object({
      id: Type.String(),
      type: Type.Enum([...checkTypes]),
      state: Type.Enum([...checkStates], { description: 'State after the step.' }),
      reason: nullable(Type.Enum([...checkReasons])),
      document: nullable(Type.Enum([...additionalDocuments])),
      source: Type.Enum([...checkSources]),
      operator: nullable(Type.String()),
    }),
  }),
]);
/** Event of a player's account. Amounts are decimal text. */
export type TimelineEntry = DeepReadonly<Static<typeof TimelineEntry>>;

const Kind = Type.Enum([...timelineKinds]);
const TimelinePage = Type.Object({
  entries: Type.Array(TimelineEntry),
  kinds: Type.Array(Kind, { description: 'Kinds that the operator’s scopes cover.' }),
  next: Next,
});
/** Page of a player's timeline. */
export type TimelinePage = DeepReadonly<Static<typeof TimelinePage>>;

const MoneySummary = Type.Object({
  iso: Iso,
  balance: Type.String({ description: 'Balance of the player’s own money.' }),
  held: Type.String({ description: 'Own money held for bets that aren’t accepted yet.' }),
  bonus: Type.String({ description: 'Balance of bonus money.' }),
  openBets: Type.Object(
    { count: Type.Integer(), stakes: Amount },
    { description: 'Bets that wait for a decision or a result; stakes without sold parts.' },
  ),
  yearResult: Type.String({
    description:
      'Payouts less stakes of own money in bets and games in the last 365 days, before tax and without open bets; with a minus if the player lost.',
  }),
  payments: Type.Union(
    [
      Type.Object({
        withdrawable: Type.Union([Amount, Type.Null()], {
          description: 'Amount that the player can withdraw now; null if the site isn’t served any more.',
        }),
        leaving: Type.String({ description: 'Withdrawals that are requested and not paid yet.' }),
        monthNet: Type.String({
          description:
            'Deposits without refunds, voids and chargebacks, less withdrawals, of the last 30 days.',
        }),
        yearNet: Type.String({ description: 'Like `monthNet`, but of the last 365 days.' }),
      }),
      Type.Null(),
    ],
    { description: 'Null without the scope `payments` or `withdrawals`.' },
  ),
});
/** A player's money in one currency; amounts as decimal text. */
export type MoneySummary = DeepReadonly<Static<typeof MoneySummary>>;

const PlayerSummary = Type.Object({
  currencies: Type.Array(MoneySummary, { description: 'The currency of the main account first.' }),
});
/** Money of a player for the first card of the player's page. */
export type PlayerSummary = DeepReadonly<Static<typeof PlayerSummary>>;

const common = { tag: 'operators: players', session: 'operator', scope: 'players' } as const;

export const playerPageCalls = {
  showPlayerTimeline: defineCall({
    id: 'showPlayerTimeline',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/players/{playerId}/timeline',
    summary:
      'Returns the events of a player’s account, newest first, 25 at a time, of all kinds or of `kinds`: sign-ins, limits, reality checks, bets, settlements, sessions of games and operators’ actions; with their scopes also steps of deposits (`payments`) and of withdrawals (`payments` or `withdrawals`), bonuses and free rounds (`bonuses`), messages in the inbox (`messages`), mails (`mail`), requests to the consultant (`consultant`), and identification (`identification`). Kinds outside of the token’s scopes are left out.',
    params: PlayerParams,
    query: Type.Object({
      before: Type.Optional(Before),
      kinds: Type.Optional(
        Type.Array(Kind, {
          minItems: 1,
          maxItems: timelineKinds.length,
          description: 'Kinds of entries, by repetition of the parameter; all if absent.',
        }),
      ),
    }),
    answers: { 200: TimelinePage },
    problems: [400, 401, 403, 404],
  }),
  showPlayerSummary: defineCall({
    id: 'showPlayerSummary',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/players/{playerId}/summary',
    summary:
      'Returns a player’s money by currency: balance, bonus money, open bets, and the result of 365 days; with the scope `payments` or `withdrawals` also the amount that can be withdrawn, withdrawals under way, and net deposits of 30 and 365 days.',
    params: PlayerParams,
    answers: { 200: PlayerSummary },
    problems: [400, 401, 403, 404],
  }),
};
