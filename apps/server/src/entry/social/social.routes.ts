import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Accounts, Admit } from '../../accounts/index.ts';
import { registerCall } from '../../kernel/index.ts';
import { visitedOrigin } from '../../site/index.ts';
import { browserOf, nameBrowser } from './browser.ts';
import type { Social, CallbackResult } from './social.service.ts';

export interface SocialRoutesDeps {
  readonly social: Social;
  readonly accounts: Accounts;
  readonly admit: Admit;
}

const Back = Type.Object({
  state: Type.String({ minLength: 1, maxLength: 200 }),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
});

/** Routes of social sign-in: redirect, callback, and sign-in. */
export function socialRoutes(app: FastifyInstance, { social, accounts, admit }: SocialRoutesDeps): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  registerCall(app, calls.socialProviders, async ({ request, site, player }) => ({
    providers: await social.providers(site, visitedOrigin(request), player?.playerId),
  }));

  registerCall(
    app,
    calls.startSocial,
    async ({ body, player, request, reply }) => {
      const browser = nameBrowser(request, reply);
      const redirectUrl = await social.start(browser, body.provider, body.language, player);
      return { redirectUrl };
    },
    perMinute,
  );

  app.get<{ Querystring: Static<typeof Back> }>(
    '/social-api/oauth/callback',
    { schema: { querystring: Back } },
    async (request, reply) => {
      const { state, code } = request.query;
      const { defaultLanguage } = request.site.config;
      let way: CallbackResult = { language: undefined, isLinking: false, ticket: undefined };
      try {
        way = await social.callback(browserOf(request), state, code);
      } catch (error) {
        request.log.warn({ err: error }, 'The word of a company does not hold.');
      }
      // In the fragment, which isn't sent to servers or in referrers.
      const result = way.ticket === undefined ? 'failed' : `ticket=${way.ticket}`;
      const page = way.isLinking ? 'office/security' : 'registration/socialregistration';
      return reply.redirect(`/${way.language ?? defaultLanguage}/${page}#${result}`);
    },
  );

  registerCall(
    app,
    calls.enterBySocial,
    async ({ body, request, reply }) => {
      const entry = await social.enter(browserOf(request), body.ticket, body.save);
      if ('linked' in entry || 'registration' in entry || 'step' in entry) return entry;
      await admit({ request, reply, opened: entry, isSaved: body.save });
      const { playerId, sessionId } = entry;
      return { player: await accounts.player({ playerId, sessionId }) };
    },
    perMinute,
  );

  registerCall(
    app,
    calls.registerBySocial,
    async ({ body, request, reply }) => {
      const opened = await social.register(browserOf(request), body);
      await admit({ request, reply, opened, isSaved: false });
      return { player: opened.player };
    },
    perMinute,
  );
}
