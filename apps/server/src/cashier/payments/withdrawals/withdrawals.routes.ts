import { bonusAtStake } from '../../../rewards/index.ts';
import { toWire } from '@touchline/betting';
import { calls, type PayoutLeg } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { type Db, parseId, ProblemError, registerCall, seconds } from '../../../kernel/index.ts';
import { chosenAccount } from '../chosenAccount.ts';
import { payoutGate } from '../methodGates.ts';
import { shownMethod } from '../methods.ts';
import type { ShowPayment } from '../showPayment.ts';
import type { AutomaticWithdrawals } from './automatic.service.ts';
import { removeInstrument } from './instruments.store.ts';
import { plannedWithdrawal, type PlannedLeg } from './plan.ts';
import { reversalFor } from './reversal.ts';
import { shownInstrument } from './shownInstrument.ts';
import { maskedTyped } from './typedInstrument.ts';
import { offeredInstruments, withdrawable } from './withdrawable.ts';
import { createWithdrawal, type WithdrawalsDeps } from './withdrawals.service.ts';

/** Routes of withdrawals and of the cards and accounts that money goes to. */
export function withdrawalRoutes(
  app: FastifyInstance,
  deps: WithdrawalsDeps & { readonly show: ShowPayment; readonly automatic: AutomaticWithdrawals },
): void {
  const { db, providers, stepUp, now, show, automatic } = deps;

  registerCall(app, calls.withdrawalOptions, async ({ query, player, site }) => {
    const account = await chosenAccount(db, player.playerId, query.accountId);
    const { iso } = account;
    const state = await withdrawable(db, { providers, site, account, now: now() });
    return {
      accountId: String(account.id),
      iso,
      balance: toWire(account.balance, iso),
      free: toWire(state.free, iso),
      gates: [...state.gates],
      instruments: offeredInstruments(state).map(shownInstrument),
      methods: state.methods.map((method) =>
        shownMethod(method, { room: state.free, gate: payoutGate(method.entry, state.gateFacts, false) }),
      ),
      reversal: await reversalFor(db, site, player.playerId),
      reviewHours: site.withdrawals.reviewHours,
      ...(await bonusLost(db, player.playerId, iso)),
    };
  });

  registerCall(app, calls.automaticWithdrawal, ({ query, player, site }) =>
    automatic.state(site, player.playerId, query.accountId),
  );

  registerCall(app, calls.setAutomaticWithdrawal, ({ body, player, site }) =>
    automatic.change(site, player.playerId, body),
  );

  registerCall(app, calls.withdrawalQuote, async ({ body, player, site }) => {
    const account = await chosenAccount(db, player.playerId, body.accountId);
    const plan = await plannedWithdrawal(db, { providers, site, account, now: now() }, body);
    const { quote, legs, fee, amount, codeReasons } = plan;
    const shown = (minor: bigint) => toWire(minor, account.iso);
    return {
      quote,
      legs: legs.map((leg) => shownLeg(leg, account.iso)),
      fee: shown(fee),
      arrives: shown(amount - fee),
      needsCode: codeReasons.length > 0,
    };
  });

  registerCall(app, calls.sendWithdrawalCode, async ({ body, player: { playerId }, site }) => {
    const account = await chosenAccount(db, playerId, body.accountId);
    const plan = await plannedWithdrawal(db, { providers, site, account, now: now() }, body);
    const { quote, key, language } = body;
    const { standing } = plan.state;
    const wish = { site, playerId, standing, quote, key, language, amount: plan.amount, iso: account.iso };
    const { guid, length, expiresAt, resendAt, channel, target } = await stepUp.send(wish);
    const inSeconds = (ms: number) => Math.floor(ms / 1000);
    return { guid, length, expiresAt: inSeconds(expiresAt), resendAt: inSeconds(resendAt), channel, target };
  });

  registerCall(app, calls.proveWithdrawalCode, async ({ body, site, player }) => {
    const { ticket, expiresAt } = await stepUp.prove(site, player.playerId, body);
    return { ticket, expiresAt: seconds(new Date(expiresAt)) };
  });

  registerCall(app, calls.createWithdrawal, async ({ body, headers, player, site }) => {
    const id = await createWithdrawal(deps, {
      site,
      playerId: player.playerId,
      key: headers['idempotency-key'],
      body,
    });
    return { payment: await show.own(player.playerId, id) };
  });

  registerCall(app, calls.removeInstrument, async ({ params, player: { playerId } }) => {
    const id = parseId(params.instrumentId);
    if (id !== undefined && (await removeInstrument(db, { playerId, id, at: now() }))) return {};
    throw new ProblemError(
      409,
      'INSTRUMENT_IN_USE',
      'It can’t be removed: it isn’t there any more, or a payment with it is under way.',
    );
  });
}

function shownLeg({ to, method: { entry }, amount, fee, back }: PlannedLeg, iso: string): PayoutLeg {
  return {
    name: entry.name,
    icon: entry.icon,
    requisite: to.kind === 'saved' ? to.instrument.row.requisite : maskedTyped(entry, to.fields),
    amount: toWire(amount, iso),
    fee: toWire(fee, iso),
    back: toWire(back, iso),
  };
}

/** Returns the balance of the bonus that a withdrawal removes. */
async function bonusLost(db: Db, playerId: bigint, iso: string): Promise<{ readonly bonus?: string }> {
  const lost = await db.transaction().execute((trx) => bonusAtStake(trx, playerId, iso));
  return lost ? { bonus: lost.amount } : {};
}
