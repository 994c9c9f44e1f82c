import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError, registerCall, takeForms } from '../../kernel/index.ts';
import { browserOf, keepBrowser } from './browser.ts';
import type { OneTap } from './oneTap.service.ts';

const signedIn = () =>
  new ProblemError(409, 'SIGNED_IN', 'You are already signed in: link another account on the security page.');

/** Routes of one-tap sign-in, for guests. */
export function oneTapRoutes(app: FastifyInstance, oneTap: OneTap): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  registerCall(
    app,
    calls.oneTapClient,
    ({ player, request, reply }) => {
      if (player) throw signedIn();
      return oneTap.client(keepBrowser(request, reply));
    },
    perMinute,
  );

  void app.register(async (scope) => {
    takeForms(scope);
    registerCall(
      scope,
      calls.enterByOneTap,
      async ({ body, player, request }) => {
        if (player) throw signedIn();
        return { redirectUrl: await oneTap.enter(browserOf(request), body) };
      },
      perMinute,
    );
  });
}
