import { calls, type SignInAnswer } from '@touchline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Accounts, type Admit, phoneOf } from '../../accounts/index.ts';
import type { CheckedCall, Checks } from '../captcha/checks.ts';
import { ProblemError, registerCall } from '../../kernel/index.ts';
import type { Entered, OpenedEntry } from './openEntry.ts';
import type { PasskeySignIn } from './passkeys/passkeySignIn.service.ts';
import { relyingParty } from './passkeys/relyingParty.ts';
import type { SignIn } from './signIn.service.ts';

export interface SignInRoutesDeps {
  readonly signIn: SignIn;
  readonly passkeys: PasskeySignIn;
  readonly accounts: Pick<Accounts, 'player'>;
  readonly checks: Checks;
  readonly admit: Admit;
}

interface Device {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Routes of sign-in by password, phone, text message and passkey, and of the second step. */
export function signInRoutes(app: FastifyInstance, deps: SignInRoutesDeps): void {
  const { signIn, passkeys, accounts, checks, admit } = deps;
  const perMinute = { perMinute: app.settings.SIGN_IN_ATTEMPTS };

  async function admitted({ request, reply }: Device, opened: OpenedEntry, isSaved: boolean) {
    await admit({ request, reply, opened, isSaved });
    return { player: await accounts.player(opened) };
  }

  async function answerOf(device: Device, entered: Entered, isSaved: boolean): Promise<SignInAnswer> {
    return 'step' in entered ? { step: entered.step } : admitted(device, entered, isSaved);
  }

  /** Requires a captcha after repeated failures, and counts failures. */
  async function checked<T>(call: CheckedCall, attempt: () => Promise<T>): Promise<T> {
    await checks.require(call);
    try {
      const done = await attempt();
      await checks.succeeded(call);
      return done;
    } catch (error) {
      if (error instanceof ProblemError) await checks.count(call);
      throw error;
    }
  }

  registerCall(
    app,
    calls.signIn,
    async ({ site, body, headers, request, reply }) => {
      const { login, password, save } = body;
      const entered = await checked(
        { request, call: 'signIn', subject: { kind: 'account', name: login }, pass: headers['x-captcha'] },
        () => signIn.byPassword(site, login, password, save),
      );
      return answerOf({ request, reply }, entered, save);
    },
    perMinute,
  );

  registerCall(
    app,
    calls.signInByPhone,
    async ({ site, body, headers, request, reply }) => {
      const { phone_code: code, phone_number: number, password, save } = body;
      const entered = await checked(
        {
          request,
          call: 'signInByPhone',
          subject: { kind: 'account', name: `${code}${number}` },
          pass: headers['x-captcha'],
        },
        () => signIn.byPhone(site, body, password, save),
      );
      return answerOf({ request, reply }, entered, save);
    },
    perMinute,
  );

  registerCall(
    app,
    calls.sendSignInCode,
    async ({ site, body, headers, request }) => {
      const asker = await checks.requireForCode({
        request,
        call: 'sendSignInCode',
        name: phoneOf(body),
        pass: headers['x-captcha'],
      });
      return signIn.sendCode(site, body, body.lng, asker);
    },
    perMinute,
  );

  registerCall(
    app,
    calls.signInByCode,
    async ({ site, body, request, reply }) => {
      const entered = await signIn.byCode(site, body.guid, body.code, body.save);
      return answerOf({ request, reply }, entered, body.save);
    },
    perMinute,
  );

  registerCall(
    app,
    calls.sendStepCode,
    ({ site, body }) => signIn.sendStepCode(site, body.guid, body.lng),
    perMinute,
  );

  registerCall(
    app,
    calls.confirmSignIn,
    async ({ site, body, headers, request, reply }) => {
      const { guid, method, code, save: isSaved } = body;
      const name = String(await signIn.playerOfStep(site, guid));
      const opened = await checked(
        { request, call: 'confirmSignIn', subject: { kind: 'step', name }, pass: headers['x-captcha'] },
        () => signIn.confirm(site, { guid, method, code, isSaved }),
      );
      return admitted({ request, reply }, opened, isSaved);
    },
    perMinute,
  );

  registerCall(
    app,
    calls.beginPasskeySignIn,
    ({ request }) => passkeys.begin(relyingParty(request)),
    perMinute,
  );

  registerCall(
    app,
    calls.signInByPasskey,
    async ({ body, headers, request, reply }) => {
      const opened = await checked({ request, call: 'signInByPasskey', pass: headers['x-captcha'] }, () =>
        passkeys.enter(relyingParty(request), body),
      );
      return admitted({ request, reply }, opened, body.save);
    },
    perMinute,
  );

  registerCall(
    app,
    calls.beginPasskeyStep,
    ({ body, request }) => passkeys.beginStep(relyingParty(request), body.guid),
    perMinute,
  );

  registerCall(
    app,
    calls.confirmByPasskey,
    async ({ site, body, headers, request, reply }) => {
      const name = String(await signIn.playerOfStep(site, body.step));
      const opened = await checked(
        { request, call: 'confirmByPasskey', subject: { kind: 'step', name }, pass: headers['x-captcha'] },
        () => passkeys.confirm(relyingParty(request), body),
      );
      return admitted({ request, reply }, opened, body.save);
    },
    perMinute,
  );
}
