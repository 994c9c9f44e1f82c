import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../kernel/index.ts';
import type { PhoneBinding } from './phoneBinding.service.ts';

/** Routes of a player's own phone: add, activate, change. */
export function phoneBindingRoutes(app: FastifyInstance, phone: PhoneBinding): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };
  registerCall(app, calls.sendPhone, ({ site, player, body }) => phone.send(site, player, body), perMinute);
  registerCall(
    app,
    calls.sendPhoneActivation,
    ({ site, player, body }) => phone.sendOwn(site, player, body.lng),
    perMinute,
  );
  registerCall(
    app,
    calls.confirmPhone,
    ({ site, player, body }) => phone.confirm(site, player, body),
    perMinute,
  );
}
