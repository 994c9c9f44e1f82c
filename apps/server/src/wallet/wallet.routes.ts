import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Feed } from '../feed/index.ts';
import { registerCall } from '../http/registerCall.ts';
import { createCurrencies } from './currencies.ts';
import { shownAccount, type Wallet } from './wallet.service.ts';

export interface WalletRoutesDeps {
  readonly db: Db;
  readonly feed: Pick<Feed, 'notify'>;
  readonly wallet: Wallet;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Routes of balances, ledger entries, currencies, and the demo cashier. */
export function walletRoutes(app: FastifyInstance, { db, feed, wallet, now }: WalletRoutesDeps): void {
  const currencies = createCurrencies({ db, now });
  /** Notifies all tabs and devices of the player to reload the accounts. */
  const changed = (playerId: bigint) => feed.notify(String(playerId), { about: 'accounts' });

  registerCall(app, calls.accounts, async ({ player }) => ({
    accounts: await wallet.accounts(player.playerId),
  }));

  registerCall(app, calls.creditDemoMoney, ({ player, site, headers, body, request }) =>
    wallet.creditDemoMoney(site, player.playerId, headers['idempotency-key'], body, () =>
      app.requireOpen(request),
    ),
  );

  registerCall(app, calls.walletEntries, ({ player, params, query }) =>
    wallet.entries(player.playerId, params.accountId, query),
  );

  registerCall(app, calls.addCurrency, async ({ player, site, body }) => {
    await currencies.add(site, player.playerId, body.currencyId);
    changed(player.playerId);
    return { success: true as const, data: { message: 'office_currency_added' } };
  });

  registerCall(app, calls.removeCurrency, async ({ player, params }) => {
    await currencies.remove(player.playerId, params.currencyId);
    changed(player.playerId);
    return { success: true as const, data: { message: 'office_currency_removed' } };
  });

  registerCall(app, calls.setActiveAccount, async ({ player, body }) => {
    const accounts = await currencies.activate(player.playerId, body.id);
    changed(player.playerId);
    return { accounts: accounts.map(shownAccount) };
  });
}
