import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import type { Wallet } from './wallet.service.ts';

/** Balances, what moved on them, and the demonstration cashier. */
export function walletRoutes(app: FastifyInstance, wallet: Wallet): void {
  registerCall(app, calls.accounts, async ({ player }) => ({
    accounts: await wallet.accounts(player.playerId),
  }));

  registerCall(app, calls.creditDemoMoney, ({ player, site, headers, body }) =>
    wallet.creditDemoMoney(site, player.playerId, headers['idempotency-key'], body),
  );

  registerCall(app, calls.walletEntries, ({ player, params, query }) =>
    wallet.entries(player.playerId, params.accountId, query),
  );
}
