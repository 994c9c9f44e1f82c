import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { MoneySummary } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { leavingSums, paymentSums, type Payments } from '../../../cashier/index.ts';
import { type AccountState, accountsOf, isBonusAccount, signedText } from '../../../ledger/index.ts';
import type { Db } from '../../../kernel/index.ts';
import { siteById, type Site, type Sites } from '../../../site/index.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { playerIn } from './playerIn.ts';
import { openBetsOfPlayer, resultOfPlayer } from './playerSummary.store.ts';

const DAY = 86_400_000;

interface SummaryDeps extends Pick<Payments, 'withdrawableFrom'> {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
}

type PaymentSummaries = ReadonlyMap<string, NonNullable<MoneySummary['payments']>>;

/** Route of the summary of a player's money. */
export function playerSummaryRoutes(app: FastifyInstance, deps: SummaryDeps): void {
  const { db, now, sites } = deps;
  const before = (days: number) => new Date(now().getTime() - days * DAY);

  registerOperatorCall(app, operatorCalls.showPlayerSummary, async ({ params, operator: { scopes } }) => {
    const { id, site_id: siteId } = await playerIn(db, params.playerId);
    const accounts = await accountsOf(db, id);
    const isos = [...new Set(accounts.toSorted((one, other) => one.type - other.type).map(({ iso }) => iso))];
    const [bets, results] = await Promise.all([
      openBetsOfPlayer(db, id),
      resultOfPlayer(db, id, before(365)),
    ]);
    const seesPayments = scopes.includes('payments') || scopes.includes('withdrawals');
    const payments = seesPayments
      ? await paymentSummaries(deps, { accounts, site: siteById(sites, siteId), playerId: id, before })
      : undefined;
    return {
      currencies: isos.map((iso) => {
        const ofIso = accounts.filter((account) => account.iso === iso);
        const own = ofIso.filter((account) => !isBonusAccount(account));
        const sum = (rows: readonly AccountState[], value: 'balance' | 'held') =>
          toWire(
            rows.reduce((total, row) => total + row[value], 0n),
            iso,
          );
        const open = bets.find((row) => row.iso === iso);
        return {
          iso,
          balance: sum(own, 'balance'),
          held: sum(own, 'held'),
          bonus: sum(ofIso.filter(isBonusAccount), 'balance'),
          openBets: { count: Number(open?.count ?? 0n), stakes: toWire(open?.stakes ?? 0n, iso) },
          yearResult: signedText(results.get(iso) ?? 0n, iso),
          payments: payments?.get(iso) ?? null,
        };
      }),
    };
  });
}

/** Returns withdrawals and net deposits of a player by currency, for each currency of an account. */
async function paymentSummaries(
  { db, withdrawableFrom }: SummaryDeps,
  of: {
    readonly accounts: readonly AccountState[];
    readonly site: Site | undefined;
    readonly playerId: bigint;
    readonly before: (days: number) => Date;
  },
): Promise<PaymentSummaries> {
  const { accounts, site, playerId, before } = of;
  const [leaving, month, year] = await Promise.all([
    leavingSums(db, playerId),
    paymentSums(db, playerId, before(30)),
    paymentSums(db, playerId, before(365)),
  ]);
  const own = accounts.filter((account) => !isBonusAccount(account));
  const summaries = own.map(async (account) => {
    const { iso } = account;
    const net = (sums: typeof month) => signedText(sums.find((row) => row.iso === iso)?.net ?? 0n, iso);
    const summary = {
      withdrawable: site ? toWire(await withdrawableFrom(site, account), iso) : null,
      leaving: toWire(leaving.get(iso) ?? 0n, iso),
      monthNet: net(month),
      yearNet: net(year),
    };
    return [iso, summary] as const;
  });
  return new Map(await Promise.all(summaries));
}
