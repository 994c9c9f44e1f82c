import { calls, type BodyOf, type Calls } from '@touchline/contract';
import { randomBytes } from 'node:crypto';
import { type Db, type Trx, ProblemError } from '../../../kernel/index.ts';
import { keepNumber, withHashedFields } from '../../../accounts/index.ts';
import { giveUpForWithdrawal } from '../../../rewards/index.ts';
import { lockWithAccounts, runOnce, type LockedAccount, lockOwnAccount } from '../../../ledger/index.ts';
import type { Site } from '../../../site/index.ts';
import * as payments from '../payments.store.ts';
import type { StepSource } from '../payments.tables.ts';
import type { Providers } from '../providers/providersFile.ts';
import { rememberInstrument } from './instruments.store.ts';
import { plannedWithdrawal, type PlannedLeg, type WithdrawalPlan } from './plan.ts';
import type { StepUp } from './stepUp.service.ts';
import { maskedTyped } from './typedInstrument.ts';
import { book } from './withdrawalEvents.ts';
import * as store from './withdrawals.store.ts';

export interface WithdrawalsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly providers: Providers;
  readonly stepUp: StepUp;
  /** Tells all tabs and devices of a player that a payment has changed. */
  readonly notify: (playerId: bigint, paymentId: string) => void;
}

/** A player's request for a withdrawal. */
export interface WithdrawalRequest {
  readonly site: Site;
  readonly playerId: bigint;
  readonly key: string;
  readonly body: BodyOf<Calls['createWithdrawal']>;
}

/**
 * Requests a withdrawal once per key, and returns its id: the plan that was shown is fixed with it, and its money
 * leaves the balance in the same transaction. Throws a ProblemError: 400 with all wrong fields, 403 with all reasons,
 * 404, 409 QUOTE_CHANGED, 422.
 */
export async function createWithdrawal(deps: WithdrawalsDeps, request: WithdrawalRequest): Promise<string> {
  const { db, providers, stepUp } = deps;
  const { site, playerId, key, body } = request;
  const { answer: id, isReplay } = await runOnce(
    db,
    { playerId, key, call: calls.createWithdrawal.id, body: withHashedFields(body, providers.numbers) },
    async (trx) => {
      // All accounts, since an active bonus ends with the withdrawal.
      await lockWithAccounts(trx, playerId);
      const account = await lockOwnAccount(trx, playerId, body.accountId);
      const now = deps.now();
      const plan = await plannedWithdrawal(trx, { providers, site, account, now }, body);
      if (plan.quote !== body.quote) throw quoteChanged();
      const consent = { playerId, iso: account.iso, agreed: body.givesUpBonus, at: now };
      if (!(await giveUpForWithdrawal(trx, consent))) throw bonusConsentNeeded();
      if (plan.codeReasons.length > 0) {
        if (!body.proof) throw codeNeeded();
        await stepUp.redeem(trx, site, body.proof, { playerId, quote: plan.quote, key });
      }
      return storeWithdrawal(trx, { site, account, plan, now, source: 'player' });
    },
  );
  if (!isReplay) deps.notify(playerId, id);
  return id;
}

const bonusConsentNeeded = () =>
  new ProblemError(
    409,
    'BONUS_CONSENT',
    'A withdrawal ends your active bonus: agree to lose its current balance, or give it up on the page of your bonuses.',
  );

const quoteChanged = () =>
  new ProblemError(
    409,
    'QUOTE_CHANGED',
    'Where the money goes has changed since it was shown: check it again.',
  );

const codeNeeded = () =>
  new ProblemError(403, 'CODE_NEEDED', 'A one-time code has to confirm this withdrawal: ask for one.');

export interface NewWithdrawal {
  readonly site: Site;
  readonly account: LockedAccount;
  readonly plan: WithdrawalPlan;
  readonly now: Date;
  readonly source: StepSource;
}

/** Stores a withdrawal with its payments and takes its money from the balance; returns its id. */
export async function storeWithdrawal(trx: Trx, wanted: NewWithdrawal): Promise<string> {
  const { plan, now, source } = wanted;
  const id = newId();
  const { chosen, amount, fee } = plan;
  const chosenId = await instrumentIdOf(trx, wanted, chosen);
  const { to, method } = chosen;
  const request = rowOf(wanted, { id, to, method, amount, fee, requestId: null, instrumentId: chosenId });
  await payments.insertPayment(trx, request);
  for (const leg of plan.legs) {
    const instrumentId = leg.to === to ? chosenId : await instrumentIdOf(trx, wanted, leg);
    await payments.insertPayment(trx, rowOf(wanted, { ...leg, id: newId(), requestId: id, instrumentId }));
  }
  await store.insertRequest(trx, {
    payment_id: id,
    doubts: '[]',
    needs: '[]',
    review_ends_at: null,
  });
  const step = { payment_id: id, at: now, state: 'held', event: 'created', reason: null } as const;
  await payments.insertStep(trx, { ...step, source });
  const row = await payments.lockPayment(trx, id);
  if (!row) throw new Error(`The withdrawal ${id} is gone.`);
  await book(trx, { row, booking: 'withdrawal', at: now });
  return id;
}

const newId = (): string => randomBytes(16).toString('hex');

/** Stores a destination as the player's instrument, or marks it as used; returns its id. */
async function instrumentIdOf(
  trx: Trx,
  { account, now }: NewWithdrawal,
  { to, method: { entry } }: Pick<PlannedLeg, 'to' | 'method'>,
): Promise<bigint> {
  const of = { player_id: account.playerId, iso: account.iso, methodId: entry.id, at: now };
  if (to.kind === 'typed') {
    const owner = to.fields['owner'] ?? null;
    const requisite = maskedTyped(entry, to.fields);
    await keepNumber(trx, to.number);
    const name = { provider: entry.provider, instrument: to.number.digest, requisite };
    return rememberInstrument(trx, { ...of, ...name, owner, isTyped: true });
  }
  const { provider, instrument, requisite } = to.instrument.row;
  return rememberInstrument(trx, { ...of, provider, instrument, requisite });
}

interface NewRow extends Pick<PlannedLeg, 'to' | 'method' | 'amount' | 'fee'> {
  readonly id: string;
  readonly requestId: string | null;
  readonly instrumentId: bigint;
}

function rowOf({ site, account, now }: NewWithdrawal, row: NewRow) {
  const { to, method } = row;
  const { entry } = method;
  return {
    id: row.id,
    player_id: account.playerId,
    account_id: account.id,
    site_id: site.id,
    direction: 'withdrawal' as const,
    method_id: entry.id,
    method_name: JSON.stringify(entry.name),
    method_icon: entry.icon,
    provider: entry.provider,
    provider_ref: null,
    iso: account.iso,
    amount: row.amount,
    fee: row.fee,
    amount_mode: 'fixed' as const,
    received: null,
    state: 'held' as const,
    reason: null,
    instrument: null,
    requisite: to.kind === 'saved' ? to.instrument.row.requisite : maskedTyped(entry, to.fields),
    redirect_url: null,
    instructions: null,
    fields: JSON.stringify({}),
    created_at: now,
    expires_at: null,
    event_at: null,
    looked_up_at: null,
    look_up_due_at: null,
    request_id: row.requestId,
    instrument_id: row.instrumentId,
  };
}
