import { calls } from '@touchline/contract';
import { toWire } from '@touchline/betting';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { pageOf } from '../db/page.ts';
import { ProblemError } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { ownAccount } from '../wallet/ownAccount.ts';
import { accountsOf } from '../wallet/wallet.service.ts';
import { cancelDeposit, createDeposit, type DepositsDeps } from './deposits.service.ts';
import type { LookUps } from './lookUps.ts';
import { depositMethods } from './methods.ts';
import * as store from './payments.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { outcomeOf, shownPayment, STATE_GROUPS } from './shownPayment.ts';

const PAGE = 30;

const noPayment = () =>
  new ProblemError(404, 'PAYMENT_NOT_FOUND', 'You have no such payment: choose one from your history.');

/** Routes of payment methods, deposits and the history of payments. */
export function paymentsRoutes(
  app: FastifyInstance,
  deps: DepositsDeps & { readonly lookUps: LookUps },
): void {
  const { db, lookUps } = deps;

  registerCall(app, calls.paymentMethods, async ({ query: { accountId }, player, site }) => {
    const account = await chosenAccount(db, player.playerId, accountId);
    const { methods, room } = await depositMethods(deps, site, account);
    return {
      accountId: String(account.id),
      iso: account.iso,
      methods,
      room: room.map(({ seconds, limit, remainder }) => ({
        seconds,
        limit: toWire(limit, account.iso),
        remainder: toWire(remainder, account.iso),
      })),
    };
  });

  registerCall(app, calls.createDeposit, async ({ player, site, headers, body, request }) => {
    const id = await createDeposit(deps, {
      site,
      playerId: player.playerId,
      key: headers['idempotency-key'],
      body,
      origin: `${request.protocol}://${request.host}`,
      requireOpen: () => app.requireOpen(request),
    });
    return { payment: await shown(db, await own(db, player.playerId, id)) };
  });

  registerCall(app, calls.payment, async ({ player, params }) => {
    await lookUps.lookUp(await own(db, player.playerId, params.paymentId));
    return { payment: await shown(db, await own(db, player.playerId, params.paymentId)) };
  });

  registerCall(app, calls.paymentOutcome, async ({ params }) => {
    const row = await store.paymentById(db, params.paymentId);
    if (!row) throw noPayment();
    return {
      direction: row.direction,
      outcome: outcomeOf(row),
      at: Math.floor(row.created_at.getTime() / 1000),
    };
  });

  registerCall(app, calls.cancelPayment, async ({ player, params }) => {
    await cancelDeposit(deps, await own(db, player.playerId, params.paymentId));
    return { payment: await shown(db, await own(db, player.playerId, params.paymentId)) };
  });

  registerCall(app, calls.payments, async ({ player, query }) => {
    const { limit = PAGE, state, from, to, ...asked } = query;
    const found = await store.paymentsOf(db, player.playerId, {
      ...asked,
      states: state && STATE_GROUPS[state],
      from: from === undefined ? undefined : new Date(from * 1000),
      to: to === undefined ? undefined : new Date(to * 1000),
      limit: limit + 1,
    });
    const { rows, next } = pageOf(found, limit, ({ id }) => id);
    const ids = rows.map(({ id }) => id);
    const steps = await store.stepsOf(db, ids);
    return { payments: rows.map((row) => shownPayment(row, steps.get(row.id) ?? [])), next };
  });
}

async function own(db: Db, playerId: bigint, id: string): Promise<PaymentRow> {
  const row = await store.paymentById(db, id);
  if (row?.player_id !== playerId) throw noPayment();
  return row;
}

async function shown(db: Db, row: PaymentRow) {
  const steps = await store.stepsOf(db, [row.id]);
  return shownPayment(row, steps.get(row.id) ?? []);
}

/** The account that a payment goes to: the wished one, else the active one, else the main one. */
async function chosenAccount(db: Db, playerId: bigint, accountId: string | undefined) {
  if (accountId !== undefined) return ownAccount(db, playerId, accountId);
  const accounts = (await accountsOf(db, playerId)).filter(({ type }) => type !== 4);
  const account = accounts.find(({ isActive }) => isActive) ?? accounts.find(({ type }) => type === 0);
  if (!account) throw new Error(`Player ${playerId} has no main account.`);
  return account;
}
