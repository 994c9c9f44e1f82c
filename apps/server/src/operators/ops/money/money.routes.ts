import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { LedgerEntry } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { type Db, pageOf, parseId } from '../../../kernel/index.ts';
import { depositChecks, depositRoom, fundsMarkOf } from '../../../protection/index.ts';
import { paymentSums, type PaymentSums } from '../../../cashier/index.ts';
import { siteById, type Sites } from '../../../site/index.ts';
import { BASE_CURRENCY, accountsOf, signedText } from '../../../ledger/index.ts';
import type { AuditLog } from '../auditLog/auditLog.service.ts';
import { playerIn } from '../players/playerIn.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { fundsCheckRoutes } from './fundsCheck.routes.ts';
import { instrumentRoutes, shownInstruments } from './instruments.routes.ts';
import { pauseRoutes, shownPauses } from './pauses.routes.ts';
import * as store from './money.store.ts';

const PAGE = 50;
const DAY = 86_400_000;

/** Routes of a player's money: balances, deposit limits, debts, sums of payments, and the ledger. */
export function moneyRoutes(
  app: FastifyInstance,
  deps: {
    readonly db: Db;
    readonly now: () => Date;
    readonly sites: Pick<Sites, 'all'>;
    readonly auditLog: AuditLog;
  },
): void {
  const { db, now, sites } = deps;
  fundsCheckRoutes(app, deps);
  instrumentRoutes(app, deps);
  pauseRoutes(app, deps);

  registerOperatorCall(app, operatorCalls.showPlayerMoney, async ({ params }) => {
    const { id, site_id: siteId } = await playerIn(db, params.playerId);
    const accounts = await accountsOf(db, id);
    const main = accounts.find(({ type }) => type === 0);
    const before = (days: number) => new Date(now().getTime() - days * DAY);
    const since = (days: number) => paymentSums(db, id, before(days));
    const [month, year, taxes, debts, room] = await Promise.all([
      since(30),
      since(365),
      store.taxesOfPlayer(db, id, { month: before(30), year: before(365) }),
      store.debtsOfPlayer(db, id),
      main ? depositRoom(db, main, now()) : [],
    ]);
    const site = siteById(sites, siteId);
    const checks = site ? await depositChecks(db, { playerId: id, now: now(), safety: site.safety }) : [];
    const sums = (rows: readonly PaymentSums[]) =>
      rows.map(({ iso, deposits, net }) => ({
        iso,
        deposits: toWire(deposits, iso),
        net: signedText(net, iso),
      }));
    return {
      instruments: await shownInstruments(db, id),
      pauses: await shownPauses(db, id, now()),
      accounts: accounts.map(({ id: accountId, iso, type, balance, held }) => ({
        id: String(accountId),
        iso,
        type,
        money: toWire(balance, iso),
        held: toWire(held, iso),
      })),
      limits: room.map(({ seconds, limit, remainder }) => ({
        seconds,
        iso: main?.iso ?? '',
        limit: toWire(limit, main?.iso ?? ''),
        remainder: toWire(remainder, main?.iso ?? ''),
      })),
      checks: checks.map(({ kind, isDue, sum, threshold }) => ({
        kind,
        isDue,
        sum: toWire(sum, BASE_CURRENCY),
        above: toWire(threshold.amount, BASE_CURRENCY),
        days: threshold.days ?? null,
      })),
      fundsCheck: await fundsMarkOf(db, id),
      month: sums(month),
      year: sums(year),
      taxes: taxes.map(({ iso, month: ofMonth, year: ofYear }) => ({
        iso,
        month: signedText(ofMonth, iso),
        year: signedText(ofYear, iso),
      })),
      debts: debts.map((debt) => ({
        id: String(debt.id),
        couponId: debt.coupon_id === null ? null : String(debt.coupon_id),
        paymentId: debt.payment_id,
        roundId: debt.round_id === null ? null : String(debt.round_id),
        iso: debt.iso,
        open: toWire(debt.open_amount, debt.iso),
        at: debt.at.getTime(),
      })),
    };
  });

  registerOperatorCall(app, operatorCalls.listLedgerEntries, async ({ params, query: { before } }) => {
    const { id } = await playerIn(db, params.playerId);
    const last = before === undefined ? undefined : (parseId(before) ?? 0n);
    const found = await store.ledgerOfPlayer(db, id, last, PAGE + 1);
    const { rows, next } = pageOf(found, PAGE, ({ id: entry }) => entry);
    return { entries: rows.map(entryOf), next };
  });
}

function entryOf(row: Awaited<ReturnType<typeof store.ledgerOfPlayer>>[number]): LedgerEntry {
  return {
    id: String(row.id),
    at: row.at.getTime(),
    kind: row.kind,
    ref: row.ref,
    iso: row.iso,
    amount: signedText(row.amount, row.iso),
    balance: toWire(row.balance ?? 0n, row.iso),
  };
}
