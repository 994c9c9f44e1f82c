import { isUnpaid } from '@touchline/cashier';
import { calls, type BodyOf, type Calls } from '@touchline/contract';
import { randomBytes } from 'node:crypto';
import { type Db, ProblemError, ProviderSilentError } from '../../kernel/index.ts';
import { withHashedFields } from '../../accounts/index.ts';
import { notifyUrl } from './notifyUrl.ts';
import { depositRefusal } from '../../protection/index.ts';
import type { Site } from '../../site/index.ts';
import {
  currencyGivenUp,
  isGivenUp,
  runOnce,
  isBonusAccount,
  type LockedAccount,
  lockOwnAccount,
} from '../../ledger/index.ts';
import { NO_CONVERSION, type StoredConversion } from './conversion/conversion.ts';
import { confirmedRate } from './conversion/depositQuotes.ts';
import { judged, methodFor, noMethod, type DepositsDeps } from './depositRequest.ts';
import { depositGate, forbidsCredit, gateFacts, gateRefusal } from './methodGates.ts';
import { MOST_OPEN, type OfferedMethod } from './methods.ts';
import * as store from './payments.store.ts';
import type { PaymentRow } from './payments.store.ts';
import type { ProviderPayment } from './providers/adapter.ts';
import type { MethodEntry } from './providers/providersFile.ts';
import { nameOfInstrument, requireSaved, type SavedInstrument } from './savedInstruments.ts';
import { nextLookUp } from './nextLookUp.ts';

const DAY = 86_400_000;

/** A player's request for a deposit. */
export interface DepositRequest {
  readonly site: Site;
  readonly playerId: bigint;
  readonly key: string;
  readonly body: BodyOf<Calls['createDeposit']>;
  /** Origin of the site to which the player returns. */
  readonly origin: string;
  /** Throws a ProblemError while no deposits are accepted. */
  readonly requireOpen: () => void;
}

/**
 * Begins a deposit once per key and returns its id. It is stored before its provider is called, and no transaction is
 * open during the call. Throws a ProblemError: 400 with all wrong fields, 403 for limits and blocks, 404, 409 with too
 * many open deposits or without the quote of another currency, 422.
 */
export async function createDeposit(deps: DepositsDeps, request: DepositRequest): Promise<string> {
  const { db } = deps;
  const { playerId, key, body } = request;
  let typed: Readonly<Record<string, string>> = {};
  let saved: SavedInstrument | undefined;
  const { answer: id, isReplay } = await runOnce(
    db,
    { playerId, key, call: calls.createDeposit.id, body: withHashedFields(body, deps.providers.numbers) },
    async (trx) => {
      request.requireOpen();
      const account = await lockOwnAccount(trx, playerId, body.accountId);
      if (isBonusAccount(account)) throw noMethod();
      if (await isGivenUp(trx, account, deps.now())) throw currencyGivenUp();
      const { site } = request;
      const method = await methodFor(trx, deps.providers, { site, account, body });
      const gate = depositGate(method.entry, await gateFacts(trx, playerId, deps.now()));
      if (gate) throw gateRefusal(gate);
      const { amount, fee, fields } = judged(method, body.amount, body.fields ?? {});
      typed = fields;
      const of = { playerId, iso: account.iso, entry: method.entry };
      saved = body.instrumentId === undefined ? undefined : await requireSaved(trx, of, body.instrumentId);
      await requireFew(trx, deps.now(), playerId, method.entry);
      const now = deps.now();
      const { iso } = method.bounds;
      const refusal = await depositRefusal(trx, { account, amount, iso, now, safety: site.safety });
      if (refusal) throw new ProblemError(403, refusal.code, refusal.message, undefined, refusal);
      const { methodId, quoteId } = body;
      const conversion = await confirmedRate(trx, { playerId, quoteId, account, methodId, iso, amount }, now);
      const row = rowOf({ request, method, account, amount, fee, conversion, now });
      await store.insertPayment(trx, row);
      const step = { payment_id: row.id, at: now, state: 'created', event: 'created' } as const;
      await store.insertStep(trx, { ...step, source: 'player', reason: null });
      return row.id;
    },
  );
  if (!isReplay) await announce(deps, request, { id, fields: typed, saved });
  return id;
}

async function requireFew(trx: Db, now: Date, playerId: bigint, entry: MethodEntry): Promise<void> {
  const open = await store.openDepositsOf(trx, playerId);
  const begun = await store.begunSince(trx, playerId, new Date(now.getTime() - DAY));
  if (open < MOST_OPEN && (begun.get(entry.id) ?? 0) < entry.perDay) return;
  throw new ProblemError(
    409,
    'TOO_MANY',
    open < MOST_OPEN
      ? 'You have used this way to pay too often today: choose another one, or wait until tomorrow.'
      : 'You have deposits that aren’t finished: continue or cancel one of them first.',
  );
}

interface NewDeposit {
  readonly request: DepositRequest;
  readonly method: OfferedMethod;
  readonly account: LockedAccount;
  readonly amount: bigint;
  readonly fee: bigint;
  /** Rate to the account's currency; undefined if it is paid in that. */
  readonly conversion: StoredConversion | undefined;
  readonly now: Date;
}

function rowOf(deposit: NewDeposit) {
  const { request, method, account, amount, fee, conversion, now } = deposit;
  const { entry, bounds } = method;
  const expiresAt = new Date(now.getTime() + entry.expires * 1000);
  return {
    id: randomBytes(16).toString('hex'),
    player_id: request.playerId,
    account_id: account.id,
    site_id: request.site.id,
    direction: 'deposit' as const,
    method_id: entry.id,
    method_name: JSON.stringify(entry.name),
    method_icon: entry.icon,
    provider: entry.provider,
    provider_ref: null,
    iso: bounds.iso,
    amount,
    fee,
    amount_mode: entry.amountMode,
    received: null,
    ...(conversion ?? NO_CONVERSION),
    credited: null,
    state: 'created' as const,
    reason: null,
    instrument: null,
    requisite: null,
    redirect_url: null,
    instructions: null,
    fields: '{}',
    created_at: now,
    expires_at: expiresAt,
    event_at: null,
    looked_up_at: null,
    look_up_due_at: nextLookUp({ created_at: now, expires_at: expiresAt }, now),
  };
}

/** A stored deposit, with the requisites that only its provider gets. */
interface NewPayment {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Instrument that pays again; undefined if the player chooses on the provider’s page. */
  readonly saved: SavedInstrument | undefined;
}

/** Creates a stored deposit at its provider and applies the answer; without one it stays, and is looked up later. */
async function announce(
  { db, providers, events }: DepositsDeps,
  { site, body, origin }: DepositRequest,
  { id, fields, saved }: NewPayment,
): Promise<void> {
  const row = await store.paymentById(db, id);
  const provider = row && providers.of(row.provider);
  if (!provider) return;
  const language = body.language ?? site.config.defaultLanguage;
  const page = (outcome: string) => `${origin}/${language}/onpay/${outcome}?payment=${id}`;
  let said: ProviderPayment;
  try {
    said = await provider.createDeposit({
      merchantRef: id,
      amount: row.amount,
      iso: row.iso,
      method: row.method_id,
      instrument: saved && (await nameOfInstrument(db, providers.numbers, saved)),
      fields,
      returnUrls: {
        success: page('success'),
        fail: page('fail'),
        pending: page('pending'),
        cancel: page('cancel'),
      },
      notifyUrl: notifyUrl(site, row.provider),
      expiresAt: row.expires_at ?? row.created_at,
      customer: pseudonym(row),
      language,
      refusesCredit: await forbidsCredit(db, row.player_id, site),
    });
  } catch (error) {
    if (error instanceof ProviderSilentError) return;
    throw error;
  }
  await events.applyState(row, said, 'provider');
}

/** Name of the player for a provider, which says nothing about the player. */
function pseudonym({ site_id: site, player_id: playerId }: PaymentRow): string {
  return `${site}-${playerId}`;
}

/**
 * Cancels an unpaid deposit at its provider. Throws a ProblemError 409 if it can't be cancelled any more, or its
 * provider gives no answer.
 */
export async function cancelDeposit({ providers, events }: DepositsDeps, row: PaymentRow): Promise<void> {
  if (!isUnpaid(row.state)) throw notCancellable();
  const provider = providers.of(row.provider);
  try {
    const said =
      row.provider_ref === null ? await provider?.lookUp(row.id) : await provider?.cancel(row.provider_ref);
    if (!said) throw notCancellable();
    const isGone = said.state === 'unknown' || said.state === 'cancelled';
    await events.applyState(row, isGone ? { ...said, state: 'cancelled' } : said, 'provider');
    if (!isGone) throw notCancellable();
  } catch (error) {
    if (!(error instanceof ProviderSilentError)) throw error;
    throw new ProblemError(
      409,
      'PROVIDER_DOWN',
      'The payment system gives no answer, so it isn’t known whether you have paid: try again in a minute.',
    );
  }
}

const notCancellable = () =>
  new ProblemError(409, 'NOT_CANCELLABLE', 'This payment can’t be cancelled any more: see its state.');
