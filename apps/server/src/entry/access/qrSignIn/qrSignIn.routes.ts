import { calls, type SignInAnswer } from '@touchline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Accounts, deviceIn, type Admit } from '../../../accounts/index.ts';
import { registerCall } from '../../../kernel/index.ts';
import { countryOf } from '../../../site/index.ts';
import type { Entered } from '../openEntry.ts';
import type { QrSignIn } from './qrSignIn.service.ts';

/** Calls for the state per minute from one address: several devices ask every two seconds. */
const STATES_PER_MINUTE = 240;

export interface QrSignInRoutesDeps {
  readonly qrSignIn: QrSignIn;
  readonly accounts: Pick<Accounts, 'player'>;
  readonly admit: Admit;
}

/** Routes of the sign-in of a device by another one. */
export function qrSignInRoutes(
  app: FastifyInstance,
  { qrSignIn, accounts, admit }: QrSignInRoutesDeps,
): void {
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  async function entryOf(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    entered: Entered,
    isSaved: boolean,
  ): Promise<SignInAnswer> {
    if ('step' in entered) return { step: entered.step };
    await admit({ request, reply, opened: entered, isSaved });
    return { player: await accounts.player(entered) };
  }

  registerCall(
    app,
    calls.beginQrSignIn,
    ({ site, request }) => qrSignIn.begin(site, { ...deviceIn(request), country: countryOf(request) }),
    perMinute,
  );

  registerCall(
    app,
    calls.qrSignInState,
    async ({ site, body, request, reply }) => {
      const now = await qrSignIn.state(site, body.secret, body.save);
      if (now.state !== 'entered') return now;
      return { state: now.state, entry: await entryOf({ request, reply }, now.entered, body.save) };
    },
    { perMinute: STATES_PER_MINUTE },
  );

  registerCall(
    app,
    calls.lookUpQrSignIn,
    ({ player, body }) => qrSignIn.lookUp(player, body.code),
    perMinute,
  );

  registerCall(
    app,
    calls.answerQrSignIn,
    async ({ player, params, body }) => {
      await qrSignIn.answer(player, params.requestId, body.isConfirmed);
      return body;
    },
    perMinute,
  );
}
