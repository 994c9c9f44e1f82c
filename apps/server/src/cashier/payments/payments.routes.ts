import { calls } from '@touchline/contract';
import { toWire } from '@touchline/betting';
import type { FastifyInstance } from 'fastify';
import { pageOf, registerCall, seconds } from '../../kernel/index.ts';
import { visitedOrigin, countryOf as visitorsCountry } from '../../site/index.ts';
import { requestDocument, leftIn } from '../../protection/index.ts';
import { findProfile, isInReview } from '../../accounts/index.ts';
import { lockPlayer, signedText } from '../../ledger/index.ts';
import { chosenAccount } from './chosenAccount.ts';
import { quoteDeposit } from './conversion/depositQuotes.ts';
import { noMethod, type DepositsDeps } from './depositRequest.ts';
import { cancelDeposit, createDeposit } from './deposits.service.ts';
import type { LookUps } from './lookUps.ts';
import { depositMethods, offerFor, payableCurrencies } from './methods.ts';
import * as store from './payments.store.ts';
import { paymentSums } from './paymentSums.ts';
import { outcomeOf, STATE_GROUPS } from './shownPayment.ts';
import { noPayment, ownPayment, type ShowPayment } from './showPayment.ts';
import { cancelWithdrawal } from './withdrawals/cancelWithdrawal.ts';
import { legsOf } from './withdrawals/withdrawals.store.ts';

const PAGE = 30;

/** Routes of payment methods, deposits and the history of payments. */
export function paymentsRoutes(
  app: FastifyInstance,
  deps: DepositsDeps & { readonly lookUps: LookUps; readonly show: ShowPayment },
): void {
  const { db, lookUps, show } = deps;

  registerCall(app, calls.paymentMethods, async ({ query: { accountId, currency }, player, site }) => {
    const account = await chosenAccount(db, player.playerId, accountId);
    const iso = currency ?? account.iso;
    const currencies = [...payableCurrencies(site, account.iso)];
    if (!currencies.includes(iso)) throw noMethod();
    const { methods, room, checks } = await depositMethods(deps, site, account, iso);
    return {
      accountId: String(account.id),
      iso,
      currencies,
      methods,
      room: room.map(({ seconds: window, limit, remainder, next }) => ({
        seconds: window,
        limit: toWire(limit, iso),
        remainder: toWire(remainder, iso),
        ...(next ? { next: { at: seconds(next.at), amount: toWire(next.amount, iso) } } : {}),
      })),
      checks: checks.map((check) => ({
        kind: check.kind,
        isDue: check.isDue,
        left: toWire(leftIn(check, iso), iso),
      })),
    };
  });

  registerCall(app, calls.askFundsCheck, async ({ player }) =>
    db.transaction().execute(async (trx) => {
      await lockPlayer(trx, player.playerId);
      await requestDocument(trx, player.playerId, { by: 'player', at: deps.now() });
      return { isOpen: !isInReview(await findProfile(trx, player.playerId)) };
    }),
  );

  registerCall(app, calls.quoteDeposit, async ({ player, site, body }) => ({
    quote: await quoteDeposit(deps, { site, playerId: player.playerId, body }),
  }));

  registerCall(app, calls.createDeposit, async ({ player, site, headers, body, request }) => {
    const id = await createDeposit(deps, {
      site,
      playerId: player.playerId,
      key: headers['idempotency-key'],
      body,
      origin: visitedOrigin(request),
      requireOpen: () => app.requireOpen(request),
    });
    return { payment: await show.own(player.playerId, id) };
  });

  registerCall(app, calls.payment, async ({ player, params }) => {
    const row = await ownPayment(db, player.playerId, params.paymentId);
    for (const one of await legsOf(db, [row.id])) await lookUps.lookUp(one);
    await lookUps.lookUp(row);
    return { payment: await show.own(player.playerId, row.id) };
  });

  registerCall(app, calls.paymentOutcome, async ({ params }) => {
    const row = await store.paymentById(db, params.paymentId);
    if (!row) throw noPayment();
    return {
      direction: row.direction,
      outcome: outcomeOf(row),
      at: seconds(row.created_at),
    };
  });

  registerCall(app, calls.cancelPayment, async ({ player, params, site }) => {
    const row = await ownPayment(db, player.playerId, params.paymentId);
    if (row.direction === 'withdrawal') await cancelWithdrawal(deps, row, site);
    else await cancelDeposit(deps, row);
    return { payment: await show.own(player.playerId, row.id) };
  });

  registerCall(app, calls.paymentOffer, async ({ query: { currency }, site, request }) => {
    const iso = currency ?? site.config.currency;
    return { iso, ...offerFor(deps.providers, site, iso, visitorsCountry(request)) };
  });

  registerCall(app, calls.paymentSums, async ({ player, query: { from } }) => {
    const sums = await paymentSums(db, player.playerId, new Date((from ?? 0) * 1000));
    return {
      sums: sums.map(({ iso, deposits, withdrawals, net }) => ({
        iso,
        deposits: toWire(deposits, iso),
        withdrawals: signedText(withdrawals, iso),
        net: signedText(net, iso),
      })),
    };
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
    return { payments: await show.many(rows), next };
  });
}
