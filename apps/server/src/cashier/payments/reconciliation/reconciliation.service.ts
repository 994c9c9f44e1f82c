import type { Logger } from 'pino';
import {
  type Db,
  type Trx,
  type RecordChange,
  ProblemError,
  createTroubleLog,
  ProviderSilentError,
} from '../../../kernel/index.ts';
import type { PaymentEvents } from '../paymentEvents.ts';
import { UnreadableAnswerError, type ProviderReport, type ReportRow } from '../providers/adapter.ts';
import type { PrivateProvider } from '../providers/privateProviders.ts';
import type { Providers } from '../providers/providersFile.ts';
import { namesOf } from '../namesOf.ts';
import { receivedIso } from '../receivedIso.ts';
import { bookSettlement, compareRow, type Comparing } from './compare.ts';
import { dayBefore, secondTimeOf, spanOf } from './days.ts';
import * as store from './reconciliation.store.ts';
import type { DifferenceRow, ReconciliationRow } from './reconciliation.store.ts';

/** Days whose reports are requested if they never were. */
const DAYS_BACK = 7;
/** Time after which a provider without a report is asked again, ms. */
const AGAIN = 300_000;
const BETWEEN_PLANS = 60_000;
const ROUND = 10;

export interface ReconciliationDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Date;
  readonly providers: Providers;
  readonly events: PaymentEvents;
  /** Tells all tabs and devices of a player that a payment has changed. */
  readonly notify: (playerId: bigint, paymentId: string) => void;
}

export type ListedReconciliation = Awaited<ReturnType<typeof store.reconciliationsBefore>>[number];

/** Compares the platform's payments with the providers' reports. */
export interface Reconciliation {
  /**
   * Requests the reports that are due and compares them: that of a day from 02:00 UTC on the next day, and again three
   * days later.
   */
  doDue(): Promise<void>;
  /**
   * Compares a day now, and returns how that went. Throws a ProblemError: 404 for an unknown provider, 400 for a day
   * that hasn't begun. A day that isn't over is compared without its balances.
   * @param day `yyyy-mm-dd`, UTC
   * @param record called in the transaction that stores the request
   */
  run(
    asked: { readonly provider: string; readonly day: string; readonly operator: string },
    record: RecordChange,
  ): Promise<ReconciliationRow>;
  /** Ids of the providers that have reports. */
  providers(): readonly string[];
  /** Returns reconciliations, newest first. */
  list(before: bigint | undefined, limit: number): Promise<ListedReconciliation[]>;
  /** Returns differences in a state, newest first. */
  differences(asked: Parameters<typeof store.differencesBefore>[1]): Promise<DifferenceRow[]>;
  /**
   * Closes an open difference with its explanation. Throws a ProblemError 404, or 409 if it isn't open.
   * @param record called in the same transaction
   */
  explain(id: bigint, note: string, operator: string, record: RecordChange): Promise<void>;
}

export function createReconciliation(deps: ReconciliationDeps): Reconciliation {
  const { db, log, now, providers, events, notify } = deps;
  const trouble = createTroubleLog(log);
  let plannedAt = 0;
  const providerIds = () => new Set(providers.methods.map(({ provider }) => provider));

  /** Stores a request for each report that is due, at most once a minute. */
  async function plan(): Promise<void> {
    const time = now();
    if (Math.abs(time.getTime() - plannedAt) < BETWEEN_PLANS) return;
    plannedAt = time.getTime();
    for (const provider of providerIds()) {
      for (let back = 1; back <= DAYS_BACK; back += 1) {
        const day = dayBefore(time, back);
        if (day === undefined || !(await store.hasDepositBefore(db, provider, spanOf(day).to))) continue;
        const last = await store.lastAsked(db, provider, day);
        const second = secondTimeOf(day);
        if (last !== undefined && (time < second || last >= second)) continue;
        await store.insertReconciliation(db, { provider, day, asked_at: time, asked_by: 'clock' });
      }
    }
  }

  async function work(run: ReconciliationRow): Promise<void> {
    const provider = providers.of(run.provider);
    if (!provider)
      return store.updateReconciliation(db, run.id, { due_at: null, failure: 'unknown provider' });
    let report: ProviderReport;
    try {
      report = await provider.report(run.day);
      await store.closeUnreadable(db, run.provider, run.day);
      if (await store.isComparedBefore(db, run, report.hash))
        return await store.updateReconciliation(db, run.id, over('same', report));
      await compare(run, provider, report);
    } catch (error) {
      const isSilent = error instanceof ProviderSilentError;
      const isUnreadable = isSilent && error.cause instanceof UnreadableAnswerError;
      if (!isSilent) trouble(error, 'A reconciliation was interrupted; it is made again in five minutes.');
      const dueAt = new Date(now().getTime() + AGAIN);
      const failure = isUnreadable ? 'unreadable' : isSilent ? 'no answer' : 'interrupted';
      return store.updateReconciliation(db, run.id, { due_at: dueAt, failure });
    }
    await store.updateReconciliation(db, run.id, over('done', report));
  }

  const over = (state: 'done' | 'same', { hash, rows }: ProviderReport) => ({
    state,
    hash,
    due_at: null,
    finished_at: now(),
    payments: rows.length,
    failure: null,
  });

  /** Every step is once-only by itself: a comparison that was interrupted is made again. */
  async function compare(
    run: ReconciliationRow,
    provider: PrivateProvider,
    report: ProviderReport,
  ): Promise<void> {
    const comparing: Comparing = { run, events, now: now() };
    for (const row of report.rows) {
      const source = await sourceOf(provider, run.provider, row);
      const changed = await db.transaction().execute((trx) => compareRow(trx, { ...comparing, source }, row));
      if (changed) notify(changed.player_id, changed.id);
    }
    await findMissing(comparing, provider, report);
    for (const settlement of report.settlements)
      await db.transaction().execute((trx) => bookSettlement(trx, comparing, settlement));
    // The sums of a day that isn't over change while they are compared.
    if (spanOf(run.day).to <= comparing.now) await compareBalances(comparing, report);
  }

  /** Looks up what a paid row of an awaited deposit was paid from: the same checks apply as to events. */
  async function sourceOf(
    provider: PrivateProvider,
    name: string,
    row: ReportRow,
  ): Promise<Comparing['source']> {
    if (row.state !== 'succeeded' || !(await store.isAwaited(db, name, row))) return undefined;
    const { state, instrument, requisite, payer, funding } = await provider.lookUp(
      row.merchantRef,
      row.providerRef,
    );
    return state === 'succeeded' ? { instrument, requisite, payer, funding } : undefined;
  }

  /** Looks up the deposits with money that a report lacks; those that the provider doesn't have are differences. */
  async function findMissing(
    { run, now: at }: Comparing,
    provider: PrivateProvider,
    { rows }: ProviderReport,
  ): Promise<void> {
    const reported = new Set(rows.flatMap(({ merchantRef, providerRef }) => [merchantRef, providerRef]));
    for (const row of await store.depositsWithMoney(db, run.provider, spanOf(run.day), reported)) {
      const said = await provider.lookUp(...namesOf(row));
      if (said.state === 'succeeded') continue;
      log.error(
        { payment: row.id, theirs: said.state },
        'A provider doesn’t have the money of a credited deposit.',
      );
      await store.putDifference(db, {
        reconciliation_id: run.id,
        provider: run.provider,
        day: run.day,
        kind: said.state === 'unknown' ? 'missing-there' : 'not-paid',
        subject: row.id,
        payment_id: row.id,
        iso: receivedIso(row),
        ours_state: row.state,
        theirs_state: said.state,
        ours: row.received,
        state: 'open',
        at,
      });
    }
  }

  async function compareBalances({ run, now: at }: Comparing, { closing }: ProviderReport): Promise<void> {
    const { provider, day } = run;
    const own = await store.closingBalances(db, provider, day, spanOf(day).to);
    for (const iso of new Set([...own.keys(), ...closing.keys()])) {
      const [ours, theirs] = [own.get(iso) ?? 0n, closing.get(iso) ?? 0n];
      if (ours === theirs) {
        await store.closeBalances(db, provider, iso, day);
        continue;
      }
      log.error(
        { provider, day, iso, ours: String(ours), theirs: String(theirs) },
        'A provider’s balance differs.',
      );
      await store.putDifference(db, {
        reconciliation_id: run.id,
        provider,
        day,
        kind: 'balance',
        subject: `${day}:${iso}`,
        iso,
        ours,
        theirs,
        state: 'open',
        at,
      });
    }
  }

  async function request(
    trx: Trx,
    asked: Parameters<typeof store.insertReconciliation>[1],
    record: RecordChange,
  ) {
    const id = await store.insertReconciliation(trx, asked);
    await record(trx, { before: null, after: { provider: asked.provider, day: asked.day } });
    return id;
  }

  return {
    async doDue() {
      await plan();
      for (const run of await store.dueReconciliations(db, now(), ROUND)) await work(run);
    },
    async run({ provider, day, operator }, record) {
      if (!providers.of(provider))
        throw new ProblemError(
          404,
          'PROVIDER_NOT_FOUND',
          `There is no payment provider ${provider}: check its id.`,
        );
      if (spanOf(day).from > now())
        throw new ProblemError(400, 'DAY_NOT_BEGUN', `${day} hasn’t begun in UTC: choose an earlier day.`);
      const asked = { provider, day, asked_at: now(), asked_by: operator };
      const id = await db.transaction().execute((trx) => request(trx, asked, record));
      const find = async () => {
        const row = await store.reconciliationById(db, id);
        if (!row) throw new Error(`The reconciliation ${id} is gone.`);
        return row;
      };
      const asking = await find();
      if (asking.due_at !== null) await work(asking);
      return find();
    },
    providers: () => [...providerIds()],
    list: (before, limit) => store.reconciliationsBefore(db, before, limit),
    differences: (asked) => store.differencesBefore(db, asked),
    explain: (id, text, operator, record) =>
      db.transaction().execute(async (trx) => {
        const row = await store.lockDifference(trx, id);
        if (!row)
          throw new ProblemError(404, 'DIFFERENCE_NOT_FOUND', 'Difference not found: load the list again.');
        if (row.state !== 'open')
          throw new ProblemError(
            409,
            'DIFFERENCE_CLOSED',
            'This difference is closed already: load the list again.',
          );
        await store.explainDifference(trx, id, { note: text, by: operator, at: now() });
        await record(trx, { before: { state: row.state }, after: { state: 'explained' } });
      }),
  };
}
