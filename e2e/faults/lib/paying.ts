import type { Random } from '@touchline/demo-line/testing';
import type { PaymentSandbox } from '../../../apps/sandbox/src/testing.ts';
import { createDevice, type Device, type Sent } from './exchange.ts';
import { sleep } from './processes.ts';

/** A client that pays in, one deposit after the other. */
export interface Payer {
  readonly name: string;
  readonly accountId: string;
  /** Cookies of the session, as a header. */
  readonly cookie: string;
  /** Port of the platform, behind its fault proxy. */
  readonly port: number;
  readonly random: Random;
  /** Ids of the payments by idempotency key, of all clients. */
  readonly keys: Map<string, string>;
  /** Returns whether another payment is wanted. */
  next(): boolean;
  /** Ends the pauses of methods, as an operator does: many of a run's payments are declined. */
  liftPauses(): Promise<void>;
  /** Called once a payment is made. */
  paid(): void;
}

/** Last digits of amounts: declined, late, repeated, changed, lost and silent call-backs, and plain ones. */
const SCRIPTS = [
  '00',
  '00',
  '00',
  '01',
  '02',
  '06',
  '07',
  '08',
  '09',
  '13',
  '14',
  '15',
  '17',
  '19',
  '20',
] as const;
/** Further ones of deposits that may have any amount: paid twice, a refund above it, another amount in the report. */
const OPEN_SCRIPTS = ['00', '08', '17', '19', '20', '20', '23', '24', '25'] as const;
/** Method of deposits that may have any amount, and its highest amount. */
export const OPEN_METHOD = 'open-card';
export const OPEN_MOST = '50.00';
/** Share of deposits that may have any amount. */
const OPEN_SHARE = 0.4;
const PATIENCE = 3000;
/** Most looks at an open payment before the next one begins. */
const MOST_LOOKS = 3;

interface Shown {
  readonly id: string;
  readonly outcome: string;
  readonly redirectUrl?: string;
}

/** Pays in until no more payments are wanted. Every request is repeated with its key until it is answered. */
export async function payIn(payer: Payer, sandbox: PaymentSandbox): Promise<void> {
  const device = createDevice({ ports: [payer.port], timeout: PATIENCE });
  const client = createClient(payer, device);
  let count = 0;
  while (payer.next()) {
    count += 1;
    const key = `${payer.name}-${String(count).padStart(6, '0')}`;
    const isOpen = payer.random.next() < OPEN_SHARE;
    // With one unit more than 49 the highest amount is passed.
    const euros = isOpen ? payer.random.between(40, 49) : payer.random.between(10, 90);
    const amount = `${euros}.${payer.random.pick(isOpen ? OPEN_SCRIPTS : SCRIPTS)}`;
    const payment = await client.begin(key, amount, isOpen ? OPEN_METHOD : 'card');
    payer.keys.set(key, payment.id);
    if (payment.redirectUrl !== undefined && payer.random.next() < 0.95) {
      // A player whose page is lost presses again.
      await sandbox.act(payment.redirectUrl, 'pay').catch(() => undefined);
    }
    await client.wait(payment.id);
    payer.paid();
  }
  device.close();
}

function createClient(payer: Payer, device: Device) {
  let exchanges = 0;
  let token: string | undefined;

  /** Repeats an exchange until it is answered by the platform itself. */
  async function ask<T>(sent: Omit<Sent, 'id'>): Promise<{ readonly status: number; readonly body: T }> {
    for (;;) {
      token ??= await newToken();
      const headers = { cookie: payer.cookie, authorization: `Bearer ${token}`, ...sent.headers };
      const id = `${payer.name}.${(exchanges += 1)}`;
      const answer = await device.exchange({ ...sent, id, headers }).catch(() => undefined);
      if (answer?.status === 401) token = undefined;
      else if (answer && answer.status < 500 && answer.status !== 429)
        return { status: answer.status, body: JSON.parse(answer.text) };
      await sleep(200);
    }
  }

  async function newToken(): Promise<string> {
    for (;;) {
      const id = `${payer.name}.${(exchanges += 1)}`;
      const asked = {
        method: 'GET',
        path: '/web-api/user/gettoken',
        id,
        headers: { cookie: payer.cookie },
      } as const;
      const answer = await device.exchange(asked).catch(() => undefined);
      if (answer?.status === 200) return JSON.parse(answer.text).token;
      await sleep(200);
    }
  }

  /** Looks at a payment a few times until it has ended. */
  async function wait(id: string): Promise<void> {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const { body } = await ask<{ payment: Shown }>({ method: 'GET', path: `/web-api/payments/${id}` });
      if (body.payment.outcome !== 'pending') return;
      await sleep(500);
    }
  }

  return {
    wait,
    /** Begins a deposit; with too many open ones it first waits for them or cancels them. */
    async begin(key: string, amount: string, methodId: string): Promise<Shown> {
      for (;;) {
        const { status, body } = await ask<{ payment: Shown; code?: string }>({
          method: 'POST',
          path: '/web-api/payments/deposits',
          headers: { 'idempotency-key': key },
          body: { methodId, accountId: payer.accountId, amount },
        });
        if (status === 200) return body.payment;
        if (body.code === 'METHOD_PAUSED') {
          await payer.liftPauses();
          await sleep(300);
          continue;
        }
        if (body.code !== 'TOO_MANY' && status !== 409)
          throw new Error(`A deposit of ${amount} was refused: ${status} ${body.code}.`);
        const { body: open } = await ask<{ payments: readonly Shown[] }>({
          method: 'GET',
          path: '/web-api/payments?state=open',
        });
        for (const { id } of open.payments) {
          await ask({ method: 'POST', path: `/web-api/payments/${id}/cancel`, body: {} });
          await wait(id);
        }
        await sleep(300);
      }
    },
  };
}
