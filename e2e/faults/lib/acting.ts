import { toMinor, toWire } from '@touchline/betting';
import type { Random } from '@touchline/demo-line/testing';
import type { Asked } from './caller.ts';
import type { Client } from './client.ts';
import type { Action, Journal } from './journal.ts';

interface Quote {
  readonly availability: number;
  readonly amount?: string;
  readonly minPercent?: number;
  readonly premium?: string;
  readonly offer?: { readonly newCoef: string; readonly extraStake: string };
}

/** Request body of an action; undefined when the current quote doesn't allow it. */
type Taken = (quote: Quote, percent: number) => object | undefined;

const ACTIONS: Readonly<Record<Action, { readonly path: string; readonly taken: Taken }>> = {
  sale: {
    path: 'sale',
    // A cent or two less than the share of the offer, because a partial sale takes a whole number of cents of the
    // stake.
    taken: ({ amount, minPercent = 100 }, percent) => {
      if (amount === undefined || percent < minPercent) return undefined;
      const share = (toMinor(amount, 'EUR') * BigInt(percent)) / 100n - 2n;
      return share > 0n ? { percent, amount: toWire(share, 'EUR') } : undefined;
    },
  },
  insurance: {
    path: 'insurance',
    taken: ({ premium }, percent) => (premium === undefined ? undefined : { percent, premium }),
  },
  powerBet: {
    path: 'power-bet',
    taken: ({ offer }) => offer && { newCoef: offer.newCoef, extraStake: offer.extraStake },
  },
};

/** Refusals that are valid answers: changed terms, a settled coupon, insufficient funds. */
const isRefused = (status: number): boolean => status === 409 || status === 422;

/**
 * Performs an action on an accepted coupon once, if it is offered.
 * @param key idempotency key of this intent
 */
export async function act(
  { caller }: Client,
  journal: Journal,
  random: Random,
  { couponId, key }: { readonly couponId: string; readonly key: string },
): Promise<void> {
  const action: Action = random.pick(['sale', 'sale', 'insurance', 'powerBet']);
  const percent = random.pick([100, 50, 25]);
  const { path, taken } = ACTIONS[action];
  const at = `/web-api/coupons/${couponId}/${path}`;
  const query = action === 'insurance' ? `?percent=${percent}` : '';
  const quoted = await caller.insist({ method: 'GET', path: `${at}${query}` });
  if (quoted.status !== 200) throw new Error(`${at} was answered ${quoted.status}: ${quoted.text}`);
  // The cast: the platform's own suites check the answer against the contract.
  const body = taken(JSON.parse(quoted.text) as Quote, percent);
  if (!body) return;
  const asked: Asked = { method: 'POST', path: at, headers: { 'idempotency-key': key }, body };
  const { status, text } = await caller.insist(asked);
  if (status === 200) journal.acted(key, action);
  else if (isRefused(status)) journal.refusedAction(key, action);
  else throw new Error(`${at} (${key}) was answered ${status}: ${text}`);
}
