import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import type { LoginNames } from './loginNames.service.ts';

/** Routes of the login that a player chooses. */
export function loginNamesRoutes(app: FastifyInstance, names: LoginNames): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  registerCall(app, calls.loginState, ({ player, site }) => names.state(site, player.playerId));

  registerCall(
    app,
    calls.sendLoginCode,
    ({ player, site, body }) => names.sendCode(site, player.playerId, body.language),
    perMinute,
  );

  registerCall(
    app,
    calls.changeLogin,
    ({ player, site, body }) => names.change(site, player.playerId, body),
    perMinute,
  );
}
