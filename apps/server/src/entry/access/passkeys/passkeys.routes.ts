import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../kernel/index.ts';
import type { Passkeys } from './passkeys.service.ts';
import { relyingParty } from './relyingParty.ts';

/** Routes of a player's passkeys. */
export function passkeysRoutes(app: FastifyInstance, passkeys: Passkeys): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  registerCall(app, calls.passkeys, ({ player, request }) =>
    passkeys.list(relyingParty(request), player.playerId),
  );
  registerCall(
    app,
    calls.beginPasskey,
    ({ player, body, request }) => passkeys.begin(relyingParty(request), player.playerId, body.password),
    perMinute,
  );
  registerCall(
    app,
    calls.addPasskey,
    ({ player, body, request }) => passkeys.add(relyingParty(request), player.playerId, body),
    perMinute,
  );
  registerCall(
    app,
    calls.renamePasskey,
    ({ player, params, body, request }) =>
      passkeys.rename(relyingParty(request), player.playerId, params.passkeyId, body.name),
    perMinute,
  );
  registerCall(
    app,
    calls.removePasskey,
    ({ player, params, body, request }) =>
      passkeys.remove(relyingParty(request), player.playerId, params.passkeyId, body.password),
    perMinute,
  );
}
