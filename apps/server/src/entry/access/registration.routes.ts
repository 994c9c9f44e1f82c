import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { type Accounts, type Admit, phoneOf } from '../../accounts/index.ts';
import type { Checks } from '../captcha/checks.ts';
import { type Db, registerCall } from '../../kernel/index.ts';
import type { Mail } from '../../delivery/index.ts';
import { mailCredentials } from './credentialsMail.service.ts';
import { optionsOf } from './accessOptions.ts';
import type { PhoneRegistration } from './phones/phoneRegistration.service.ts';
import { giveData } from './registrationData.service.ts';

export interface RegistrationRoutesDeps {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly phoneRegistration: PhoneRegistration;
  readonly mail: Mail;
  readonly checks: Checks;
  readonly admit: Admit;
  /** True if text messages can be delivered. */
  readonly hasSms: boolean;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Routes of registration by e-mail, by phone and in one click, and of what follows it. */
export function registrationRoutes(app: FastifyInstance, deps: RegistrationRoutesDeps): void {
  const { accounts, phoneRegistration, checks, admit } = deps;
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  registerCall(app, calls.accessOptions, ({ site }) => optionsOf(site, deps.hasSms));

  registerCall(
    app,
    calls.registerByEmail,
    async ({ site, body, headers, request, reply }) => {
      await checks.require({ request, call: 'registerByEmail', pass: headers['x-captcha'] });
      await checks.count({ request });
      const opened = await accounts.register(site, body);
      await admit({ request, reply, opened, isSaved: false });
      return { player: opened.player };
    },
    perMinute,
  );

  registerCall(
    app,
    calls.registerInOneClick,
    async ({ site, body, headers, request, reply }) => {
      await checks.require({ request, call: 'registerInOneClick', pass: headers['x-captcha'] });
      await checks.count({ request });
      const opened = await accounts.register(site, { ...body, type: 'fast_reg' });
      await admit({ request, reply, opened, isSaved: false });
      return { player: opened.player, credentials: opened.credentials };
    },
    perMinute,
  );

  registerCall(
    app,
    calls.sendRegistrationCode,
    async ({ site, body, headers, request }) => {
      const asker = await checks.requireForCode({
        request,
        call: 'sendRegistrationCode',
        name: phoneOf(body),
        pass: headers['x-captcha'],
      });
      return phoneRegistration.sendCode(site, body, body.lng, asker);
    },
    perMinute,
  );

  registerCall(
    app,
    calls.registerByPhone,
    async ({ site, body, request, reply }) => {
      const { guid, code, phone_code, phone_number, ...registration } = body;
      const proof = { guid, code, phone: { phone_code, phone_number } };
      const opened = await phoneRegistration.register(site, proof, registration);
      await admit({ request, reply, opened, isSaved: false });
      return { player: opened.player };
    },
    perMinute,
  );

  registerCall(app, calls.giveRegistrationData, async ({ site, player, body }) => ({
    isDataAfterRegistration: await giveData(deps, site, player.playerId, body),
  }));

  registerCall(
    app,
    calls.mailCredentials,
    ({ site, player, body }) => mailCredentials(deps, site, player.playerId, body),
    perMinute,
  );
}
