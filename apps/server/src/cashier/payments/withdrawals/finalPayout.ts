import { planOf } from '@touchline/cashier';
import { type OnExcluded, playerData } from '../../../protection/index.ts';
import { siteById, type Sites } from '../../../site/index.ts';
import { lockAccount, type LockedAccount, accountsOf } from '../../../ledger/index.ts';
import type { Providers } from '../providers/providersFile.ts';
import { quoteOf, type PlannedLeg, type WithdrawalPlan } from './plan.ts';
import {
  byLastUse,
  isPayable,
  offeredInstruments,
  withdrawable,
  type Payable,
  type Withdrawable,
} from './withdrawable.ts';
import { storeWithdrawal } from './withdrawals.service.ts';

export interface FinalPayoutDeps {
  readonly providers: Providers;
  readonly sites: Pick<Sites, 'all'>;
}

/**
 * Creates the payout at the beginning of an exclusion: it requests withdrawals of all free money, one for each account.
 * No least amount, step, fee or one-time code applies to it. Accounts without an instrument that can be paid keep their
 * money.
 */
export function createFinalPayout({ providers, sites }: FinalPayoutDeps): OnExcluded {
  return async (trx, playerId, now) => {
    const { siteId } = await playerData(trx, playerId);
    const site = siteById(sites, siteId);
    if (!site) return;
    for (const { id } of await accountsOf(trx, playerId)) {
      const account = await lockAccount(trx, id);
      if (!account || account.isClosed) continue;
      const plan = finalPlan(account, await withdrawable(trx, { providers, site, account, now }));
      if (plan) await storeWithdrawal(trx, { site, account, plan, now, source: 'clock' });
    }
  };
}

/** Returns the payments of all free money: sources first, the rest to the instrument that was used last. */
function finalPlan(account: LockedAccount, state: Withdrawable): WithdrawalPlan | undefined {
  const payable = state.instruments.filter(isPayable);
  const offered = offeredInstruments(state);
  const [chosen] = offered.length > 0 ? offered : byLastUse(payable);
  if (!chosen) return undefined;
  const back = payable.reduce((sum, { net }) => sum + net, 0n);
  const amount = offered.length === 0 && back < state.free ? back : state.free;
  if (amount <= 0n) return undefined;
  const legs = legsOf(payable, chosen, amount);
  return {
    amount,
    legs,
    chosen: { to: { kind: 'saved', instrument: chosen }, method: chosen.method },
    fee: 0n,
    codeReasons: [],
    quote: quoteOf(account, legs),
    state,
  };
}

function legsOf(payable: readonly Payable[], chosen: Payable, amount: bigint): PlannedLeg[] {
  const sources = payable.map(({ row, net }) => ({
    instrument: String(row.id),
    net,
    canBePaid: true,
    least: 0n,
  }));
  return planOf(amount, String(chosen.row.id), sources).flatMap((leg) => {
    const instrument = payable.find(({ row }) => String(row.id) === leg.instrument);
    return instrument ? partsOf(instrument, leg.amount) : [];
  });
}

/** Divides a payment into parts that its method can send. */
function partsOf(instrument: Payable, amount: bigint): PlannedLeg[] {
  const { method, net } = instrument;
  const to = { kind: 'saved', instrument } as const;
  const parts: PlannedLeg[] = [];
  for (let done = 0n; done < amount; done += method.bounds.max) {
    const part = lower(amount - done, method.bounds.max);
    const left = net > done ? net - done : 0n;
    parts.push({ to, method, amount: part, fee: 0n, back: lower(part, left) });
  }
  return parts;
}

function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
