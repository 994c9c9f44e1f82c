import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';
import type { Push } from './push.ts';

const PER_MINUTE = { perMinute: 120 };

/** Routes of notifications on a player's devices. */
export function pushRoutes(app: FastifyInstance, { push }: { readonly push: Push }): void {
  const stateOf = (site: Site, isOn: boolean) => {
    const publicKey = push.keyOf(site) ?? null;
    return { publicKey, isOn: isOn && publicKey !== null };
  };

  registerCall(app, calls.pushState, async ({ player, site, body: { endpoint } }) =>
    stateOf(site, endpoint !== null && (await push.isOn(player.playerId, endpoint))),
  );

  registerCall(
    app,
    calls.subscribePush,
    async ({ player, site, body }) => {
      await push.subscribe(site, player.playerId, body);
      return stateOf(site, true);
    },
    PER_MINUTE,
  );

  registerCall(
    app,
    calls.unsubscribePush,
    async ({ player, site, body }) => {
      await push.unsubscribe(player.playerId, body.endpoint);
      return stateOf(site, false);
    },
    PER_MINUTE,
  );
}
