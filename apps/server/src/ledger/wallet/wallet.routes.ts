import { calls } from '@touchline/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PlayerNotices, type Db, wrongField, registerCall } from '../../kernel/index.ts';
import { createCurrencies } from './currencies.ts';
import { currencyNamed } from './currencyIds.ts';
import type { Wallet } from './wallet.service.ts';

export interface WalletRoutesDeps {
  readonly db: Db;
  readonly feed: PlayerNotices;
  readonly wallet: Wallet<FastifyRequest['site']>;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Routes of balances, ledger entries, currencies, and the demo cashier. */
export function walletRoutes(app: FastifyInstance, { db, feed, wallet, now }: WalletRoutesDeps): void {
  const currencies = createCurrencies({ db, now });
  /** Notifies all tabs and devices of the player to reload the accounts. */
  const changed = (playerId: bigint) => feed.notify(String(playerId), { about: 'accounts' });

  registerCall(app, calls.accounts, ({ player, site }) => wallet.list(site, player.playerId));

  registerCall(app, calls.creditDemoMoney, ({ player, site, headers, body, request }) =>
    wallet.creditDemoMoney(site, player.playerId, headers['idempotency-key'], body, {
      requireOpen: () => app.requireOpen(request),
    }),
  );

  registerCall(app, calls.walletEntries, ({ player, params, query }) =>
    wallet.entries(player.playerId, params.accountId, query),
  );

  registerCall(app, calls.addCurrency, async ({ player, site, body }) => {
    await currencies.add(site, player.playerId, codeOf(body.currencyId));
    changed(player.playerId);
    return { success: true as const, data: { message: 'office_currency_added' } };
  });

  registerCall(app, calls.removeCurrency, async ({ player, params }) => {
    await currencies.remove(player.playerId, codeOf(params.currencyId));
    changed(player.playerId);
    return { success: true as const, data: { message: 'office_currency_removed' } };
  });

  registerCall(app, calls.setActiveAccount, async ({ player, site, body }) => {
    await currencies.activate(player.playerId, body.id);
    changed(player.playerId);
    return wallet.list(site, player.playerId);
  });
}

/** Returns the code of a currency. Throws a ProblemError 400 for a number that no currency has. */
function codeOf(currencyId: string | number): string {
  const iso = currencyNamed(currencyId);
  if (iso !== undefined) return iso;
  throw wrongField(
    '/currencyId',
    'unknown',
    `No currency has the number ${currencyId}: use the currencyId of an account, or a code.`,
  );
}
