import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { Closed, Currency } from '../schemas.ts';
import { Amount, AnyId, Instant, Iso, Next, nullable, Reason, ReasonBody, SiteParams } from './common.ts';

const Day = Type.String({ description: '`yyyy-mm-dd`, UTC.' });
const RunState = Type.Enum(['asked', 'done', 'same'], {
  description: '`asked`: there is no report yet; `same`: the report was compared before.',
});
const Failure = nullable(Type.String({ description: 'Reason why there is no report yet.' }));

const ListedReconciliation = Type.Object({
  id: Type.String(),
  provider: Type.String(),
  day: Day,
  at: Instant,
  by: Type.String({ description: '`clock` or the operator’s name.' }),
  state: RunState,
  failure: Failure,
  payments: Type.Integer({ description: 'Number of payments in the report.' }),
  open: Type.Integer({ description: 'Number of its differences that wait for an explanation.' }),
  repaired: Type.Integer(),
  explained: Type.Integer(),
});
/** Comparison of a day's payments with the report of their provider. */
export type ListedReconciliation = DeepReadonly<Static<typeof ListedReconciliation>>;

const ReconciliationsPage = Type.Object({
  providers: Type.Array(Type.String(), { description: 'Ids of the providers that have reports.' }),
  reconciliations: Type.Array(ListedReconciliation),
  next: Next,
});
export type ReconciliationsPage = DeepReadonly<Static<typeof ReconciliationsPage>>;

const DifferenceState = Type.Enum(['open', 'repaired', 'explained']);
const ReconciliationDifference = Type.Object({
  id: Type.String(),
  provider: Type.String(),
  day: Day,
  kind: Type.String({ description: 'Kind by `differenceKinds` of the package `cashier`.' }),
  subject: Type.String({
    description:
      'Id of the payment, here or at the provider, day and currency of a balance, or name of what can’t be read.',
  }),
  paymentId: nullable(Type.String()),
  iso: nullable(Type.String({ description: 'Code of a currency; null without amounts.' })),
  theirsIso: nullable(Type.String({ description: 'Currency of `theirs` if it is another one.' })),
  ours: nullable(Amount),
  theirs: nullable(Amount),
  oursState: nullable(Type.String()),
  theirsState: nullable(Type.String()),
  detail: nullable(Type.String({ description: 'Reason why something can’t be read.' })),
  state: DifferenceState,
  note: nullable(Type.String({ description: 'Explanation, or why it was closed.' })),
  decidedBy: nullable(Type.String()),
  at: Instant,
});
/** Difference between the platform's record and a provider's report, or something of a provider that can't be read. */
export type ReconciliationDifference = DeepReadonly<Static<typeof ReconciliationDifference>>;

const ListedRate = Type.Object({
  iso: Iso,
  source: Type.String(),
  isOperators: Type.Boolean({ description: 'True if an operator entered it.' }),
  units: Type.String({ description: 'Units per unit of the base, six digits.' }),
  asOf: Instant,
  isFresh: Type.Boolean({ description: 'True if money is converted at it.' }),
  isInForce: Type.Boolean({ description: 'True if it is the source that counts now.' }),
});
/** Rate of a currency from one source. */
export type ListedRate = DeepReadonly<Static<typeof ListedRate>>;

const SiteSpreads = Type.Object({
  spread: Type.String({ description: 'Spread of pairs without one of their own, percent.' }),
  currencies: Type.Array(Iso),
  pairs: Type.Array(
    Type.Object({
      from: Iso,
      to: Iso,
      percent: Type.String(),
      isOperators: Type.Boolean({ description: 'False if it comes from the list of sites.' }),
    }),
  ),
});
/** Spreads of a site in percent, decimal text. */
export type SiteSpreads = DeepReadonly<Static<typeof SiteSpreads>>;

const ListedTransfers = Type.Object({
  transfers: Type.Array(
    Type.Object({
      siteId: Type.String(),
      iso: Iso,
      until: nullable({ ...Instant, description: 'End of deposits in the currency, UTC milliseconds.' }),
      players: Type.Integer({ description: 'Players who still have to choose.' }),
    }),
  ),
  sites: Type.Array(Type.Object({ id: Type.String(), currencies: Type.Array(Iso) })),
});
/** Players who have to transfer their account, and the currencies of all sites. */
export type ListedTransfers = DeepReadonly<Static<typeof ListedTransfers>>;

const before = Type.Optional(Type.String({ maxLength: 20, description: 'The `next` of the page before.' }));
const CurrencyParams = Type.Object({ iso: Currency });
const ChangedRate = Type.Object({ iso: Iso });
const siteId = Type.String({ maxLength: 32 });
const MarkedPlayers = Type.Object({ players: Type.Integer({ description: 'Number of players.' }) });
const common = { tag: 'operators: reconciliation', session: 'operator', scope: 'payments' } as const;

/** Calls about reconciliation, rates and transfers. */
export const reconciliationCalls = {
  listReconciliations: defineCall({
    id: 'listReconciliations',
    sites: 'platform',
    ...common,
    method: 'get',
    path: '/ops/reconciliations',
    summary:
      'Returns the comparisons with the providers’ reports with the number of their differences, newest first.',
    query: Type.Object({ before }),
    answers: { 200: ReconciliationsPage },
    problems: [400, 401, 403],
  }),
  runReconciliation: defineCall({
    id: 'runReconciliation',
    sites: 'platform',
    ...common,
    audit: ['reconciliation.run'],
    method: 'post',
    path: '/ops/reconciliations',
    summary:
      'Compares a day with its provider’s report now, without balances while it isn’t over. Also `npm run reconcile -- <provider> <day>` with a program’s token in `TOUCHLINE_TOKEN`, and `TOUCHLINE_SERVER` if the platform isn’t at `http://localhost:4000`.',
    body: Type.Object(
      {
        provider: Type.String({ maxLength: 32 }),
        day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      },
      Closed,
    ),
    answers: { 200: Type.Object({ id: Type.String(), state: RunState, failure: Failure }) },
    problems: [400, 401, 403, 404],
  }),
  listDifferences: defineCall({
    id: 'listDifferences',
    sites: 'platform',
    ...common,
    method: 'get',
    path: '/ops/reconciliations/differences',
    summary:
      'Returns the differences, newest first, with what providers have sent that can’t be read (`unreadable`) or contradicts a payment.',
    query: Type.Object({ before, state: Type.Optional(DifferenceState) }),
    answers: { 200: Type.Object({ differences: Type.Array(ReconciliationDifference), next: Next }) },
    problems: [400, 401, 403],
  }),
  explainDifference: defineCall({
    id: 'explainDifference',
    sites: 'platform',
    ...common,
    audit: ['reconciliation.explain'],
    method: 'post',
    path: '/ops/reconciliations/differences/{differenceId}/explain',
    summary: 'Closes a difference that a person has explained; no money is moved.',
    params: Type.Object({ differenceId: AnyId }),
    body: ReasonBody,
    answers: { 200: Type.Object({ differenceId: Type.String() }) },
    problems: [400, 401, 403, 404, 409],
  }),
  listRates: defineCall({
    id: 'listRates',
    sites: 'shared',
    ...common,
    method: 'get',
    path: '/ops/rates',
    summary: 'Returns the exchange rates of all sources, with the one of each currency that counts now.',
    answers: { 200: Type.Object({ base: Iso, rates: Type.Array(ListedRate) }) },
    problems: [401, 403],
  }),
  setRate: defineCall({
    id: 'setRate',
    sites: 'platform',
    ...common,
    audit: ['rate.set'],
    method: 'put',
    path: '/ops/rates/{iso}',
    summary:
      'Enters the operators’ rate of a currency, in units per euro. It counts before the provider’s while it is fresh.',
    params: CurrencyParams,
    body: Type.Object(
      {
        units: Type.String({ pattern: '^(?!0+(\\.0+)?$)[0-9]{1,12}(\\.[0-9]{1,12})?$' }),
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: ChangedRate },
    problems: [400, 401, 403, 409],
  }),
  removeRate: defineCall({
    id: 'removeRate',
    sites: 'platform',
    ...common,
    audit: ['rate.remove'],
    method: 'delete',
    path: '/ops/rates/{iso}',
    summary: 'Removes the operators’ rate of a currency: the provider’s counts again.',
    params: CurrencyParams,
    body: ReasonBody,
    answers: { 200: ChangedRate },
    problems: [400, 401, 403, 404],
  }),
  showSpreads: defineCall({
    id: 'showSpreads',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/spreads/{siteId}',
    summary:
      'Returns what exchanges cost on a site: the percentage of its entry, and those of single pairs of currencies.',
    params: SiteParams,
    answers: { 200: SiteSpreads },
    problems: [400, 401, 403, 404],
  }),
  setSpread: defineCall({
    id: 'setSpread',
    sites: 'site',
    ...common,
    audit: ['spread.set'],
    method: 'put',
    path: '/ops/spreads/{siteId}',
    summary:
      'Sets the percentage that an exchange of one pair of currencies costs on a site; null returns to the site’s entry.',
    params: SiteParams,
    body: Type.Object(
      {
        from: Currency,
        to: Currency,
        percent: nullable(Type.String({ pattern: '^[0-9]{1,2}(\\.[0-9]{1,4})?$' })),
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: Type.Object({ siteId: Type.String() }) },
    problems: [400, 401, 403, 404, 409],
  }),
  listTransfers: defineCall({
    id: 'listTransfers',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/transfers',
    summary: 'Counts the players who still have to choose another currency, by site and currency.',
    answers: { 200: ListedTransfers },
    problems: [401, 403],
  }),
  markTransfers: defineCall({
    id: 'markTransfers',
    sites: 'site',
    ...common,
    audit: ['transfer.mark'],
    method: 'post',
    path: '/ops/transfers',
    summary:
      'Marks the players of a currency that a site gives up. They are reminded, and choose another currency at `office/convert-account`. From `until` nothing can be deposited in the old one.',
    body: Type.Object(
      {
        siteId,
        iso: Currency,
        until: Type.Integer({
          minimum: 0,
          maximum: 8_640_000_000_000,
          description: 'End of deposits in this currency, UTC milliseconds.',
        }),
        reason: Reason,
      },
      Closed,
    ),
    answers: { 200: MarkedPlayers },
    problems: [400, 401, 403, 404, 409],
  }),
  liftTransfers: defineCall({
    id: 'liftTransfers',
    sites: 'site',
    ...common,
    audit: ['transfer.lift'],
    method: 'post',
    path: '/ops/transfers/lift',
    summary: 'Removes the marks from the players of a currency: they may stay in it.',
    body: Type.Object({ siteId, iso: Currency, reason: Reason }, Closed),
    answers: { 200: MarkedPlayers },
    problems: [400, 401, 403, 404],
  }),
};
