import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { scriptOf } from './amounts.ts';
import type { Callbacks } from '../callbacks.ts';
import type { Payout, PayoutState, PayoutStore } from './payoutStore.ts';

const SECOND = 1000;
/** Time after which a payout is paid, ms. */
const USUAL = 5 * SECOND;
const SLOW = 60 * SECOND;
/** Time after which a bank sends a paid payout back, ms. */
const BOUNCE = 120 * SECOND;

export type NewPayout = Pick<
  Payout,
  'merchantRef' | 'amount' | 'currency' | 'method' | 'destination' | 'notifyUrl' | 'request'
>;

export interface Payouts {
  /** Creates a payout; the same reference with another request is a conflict. */
  create(wanted: NewPayout): Payout | 'conflict';
  /** True if the answer about a new payout gets lost: it exists, and the caller gets 504. */
  isAnswerLost(payout: Payout): boolean;
  /** Cancels a payout that isn't paid yet; undefined if it is too late. */
  cancel(payout: Payout): Promise<Payout | undefined>;
}

export interface PayoutsDeps {
  readonly store: PayoutStore;
  readonly clock: Clock;
  readonly callbacks: Callbacks;
}

const id = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Creates the sender of payouts, which follow scripts: the last two digits of an amount choose how its payout goes. */
export function createPayouts({ store, clock, callbacks }: PayoutsDeps): Payouts {
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);

  async function tell(payout: Payout, eventId = id('evt')): Promise<void> {
    if (payout.notifyUrl === undefined || scriptOf(payout.amount) === '17') return;
    const type = `payout.${payout.state}`;
    await callbacks.send(payout.notifyUrl, {
      id: eventId,
      type,
      at: seconds(),
      payment: shownPayout(payout),
    });
  }

  /** Moves a payout and notifies its merchant; one that has ended otherwise stays. */
  async function move(payout: Payout, from: PayoutState, state: PayoutState, reason?: string): Promise<void> {
    const now = store.byId(payout.id);
    if (now?.state !== from) return;
    const moved = { ...now, state, ...(reason === undefined ? {} : { reason }) };
    store.save(moved);
    const eventId = id('evt');
    await tell(moved, eventId);
    if (state !== 'paid') return;
    if (scriptOf(payout.amount) === '06') {
      await tell(moved, eventId);
      await tell(moved, eventId);
    }
    if (scriptOf(payout.amount) === '19') await tell(moved);
  }

  /** Plans what happens to a new payout by its script. */
  function plan(payout: Payout): void {
    const paid = (): Promise<void> => move(payout, 'sent', 'paid');
    switch (scriptOf(payout.amount)) {
      case '01':
        return;
      case '02':
        clock.after(SLOW, () => move(payout, 'sent', 'failed', 'account_closed'));
        return;
      case '03':
        clock.after(SLOW, paid);
        return;
      case '18':
        clock.after(USUAL, paid);
        clock.after(BOUNCE, () => move(payout, 'paid', 'returned', 'account_closed'));
        return;
      default:
        clock.after(USUAL, paid);
    }
  }

  return {
    create(wanted) {
      const before = store.byRef(wanted.merchantRef);
      if (before) return before.request === wanted.request ? before : 'conflict';
      const isDeclined = scriptOf(wanted.amount) === '01';
      const payout: Payout = {
        ...wanted,
        id: id('pout'),
        createdAt: seconds(),
        state: isDeclined ? 'failed' : 'sent',
        ...(isDeclined ? { reason: 'declined' } : {}),
      };
      store.save(payout);
      plan(payout);
      return payout;
    },
    isAnswerLost: ({ amount }) => scriptOf(amount) === '09',
    async cancel(payout) {
      await move(payout, 'sent', 'cancelled');
      const now = store.byId(payout.id);
      return now?.state === 'cancelled' ? now : undefined;
    },
  };
}

/** Returns a payout in the format of the protocol. */
export function shownPayout({ id: own, merchantRef, state, amount, currency, reason }: Payout): object {
  return { id: own, merchantRef, state, amount, currency, reason };
}
