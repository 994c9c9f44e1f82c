import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { leavingSums, paymentSums, type Payments, type PaymentSums } from '../../../cashier/index.ts';
import { type AccountState, accountsOf, isBonusAccount, signedText } from '../../../ledger/index.ts';
import type { Db } from '../../../kernel/index.ts';
import { siteById, type Site, type Sites } from '../../../site/index.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { playerIn } from './playerIn.ts';
import { openBetsOfPlayer, resultOfPlayer } from './playerSummary.store.ts';

const DAY = 86_400_000;

/** Route of the summary of a player's money. */
export function playerSummaryRoutes(
  app: FastifyInstance,
  {
    db,
    now,
    sites,
    withdrawableFrom,
  }: Pick<Payments, 'withdrawableFrom'> & {
    readonly db: Db;
    readonly now: () => Date;
    readonly sites: Pick<Sites, 'all'>;
  },
): void {
  const before = (days: number) => new Date(now().getTime() - days * DAY);

  registerOperatorCall(app, operatorCalls.showPlayerSummary, async ({ params, operator }) => {
    const { id, site_id: siteId } = await playerIn(db, params.playerId);
    const accounts = await accountsOf(db, id);
    const seesPayments = operator.has('payments', siteId) || operator.has('withdrawals', siteId);
    const [bets, results, payments] = await Promise.all([
      openBetsOfPlayer(db, id),
      resultOfPlayer(db, id, before(365)),
      seesPayments ? paymentsOf(id, accounts, siteById(sites, siteId)) : undefined,
    ]);
    // A currency that was removed may still have a result or a withdrawal under way.
    const isos = new Set([
      ...accounts.toSorted((one, other) => one.type - other.type).map(({ iso }) => iso),
      ...bets.map(({ iso }) => iso),
      ...results.keys(),
      ...(payments?.leaving.keys() ?? []),
    ]);
    return {
      currencies: [...isos].map((iso) => {
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
          payments: payments ? shownPayments(payments, iso) : null,
        };
      }),
    };
  });

  async function paymentsOf(
    playerId: bigint,
    accounts: readonly AccountState[],
    site: Site | undefined,
  ): Promise<PaymentsOfPlayer> {
    const own = accounts.filter((account) => !isBonusAccount(account));
    const [leaving, month, year, free] = await Promise.all([
      leavingSums(db, playerId),
      paymentSums(db, playerId, before(30)),
      paymentSums(db, playerId, before(365)),
      site &&
        Promise.all(
          own.map(async (account) => [account.iso, await withdrawableFrom(site, account)] as const),
        ),
    ]);
    return { leaving, month, year, free: free && new Map(free) };
  }
}

/** Payments of a player by currency, minor units. */
interface PaymentsOfPlayer {
  readonly leaving: ReadonlyMap<string, bigint>;
  readonly month: readonly PaymentSums[];
  readonly year: readonly PaymentSums[];
  /** Amounts that can be withdrawn; undefined if the site isn't served. */
  readonly free: ReadonlyMap<string, bigint> | undefined;
}

function shownPayments({ leaving, month, year, free }: PaymentsOfPlayer, iso: string) {
  const net = (sums: readonly PaymentSums[]) =>
    signedText(sums.find((row) => row.iso === iso)?.net ?? 0n, iso);
  return {
    withdrawable: free ? toWire(free.get(iso) ?? 0n, iso) : null,
    leaving: toWire(leaving.get(iso) ?? 0n, iso),
    monthNet: net(month),
    yearNet: net(year),
  };
}
