import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { type PlayerNotices, registerCall } from '../../kernel/index.ts';
import { createExchange, type ExchangeDeps } from './exchange.service.ts';
import { createTransfers } from './transfer.service.ts';

export interface ExchangeRoutesDeps extends ExchangeDeps {
  readonly feed: PlayerNotices;
}

/** Routes of exchanges between a player's own accounts, and of the transfer of one that closes. */
export function exchangeRoutes(app: FastifyInstance, deps: ExchangeRoutesDeps): void {
  const exchange = createExchange(deps);
  const transfers = createTransfers(deps);
  const changed = (playerId: bigint) => deps.feed.notify(String(playerId), { about: 'accounts' });

  registerCall(app, calls.quoteExchange, async ({ player, site, body }) => ({
    quote: await exchange.quote(site, player.playerId, body),
  }));

  registerCall(app, calls.exchangeMoney, async ({ player, headers, body }) => {
    const answer = await exchange.exchange(player.playerId, headers['idempotency-key'], body);
    changed(player.playerId);
    return answer;
  });

  registerCall(app, calls.accountTransfer, async ({ player, site }) => ({
    transfer: await transfers.overview(site, player.playerId),
  }));

  registerCall(app, calls.quoteTransfer, async ({ player, site, body }) => ({
    quote: await transfers.quote(site, player.playerId, body.iso),
  }));

  registerCall(app, calls.transferAccount, async ({ player, site, headers, body }) => {
    const answer = await transfers.transfer(site, player.playerId, headers['idempotency-key'], body);
    changed(player.playerId);
    return answer;
  });
}
