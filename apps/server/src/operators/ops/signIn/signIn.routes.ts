import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRateLimit, isEncrypted, type CreateCounter, type Settings } from '../../../kernel/index.ts';
import {
  clearOperatorCookie,
  createStaffInvitations,
  createStaffSignIn,
  createStaffSso,
  endConsoleSession,
  operatorSecretIn,
  setOperatorCookie,
  SSO_LIFE,
  type OpenedConsole,
  type StaffSignInDeps,
} from '../../../staff/index.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { consoleParty, entryRequest } from './consoleParty.ts';
import { registerEntryCall } from './registerEntryCall.ts';

/** The console, with the fragment of its sign-in. */
const CONSOLE = '/ops/console';
const SIGN_IN = `${CONSOLE}#/sign-in`;
/** Cookie that binds a single sign-on to the browser that has begun it. */
const SSO_COOKIE = 'operator-sso';
const SSO_PATH = '/ops/sign-in/sso';

const ssoCookie = (request: FastifyRequest): string =>
  isEncrypted(request) ? `__Secure-${SSO_COOKIE}` : SSO_COOKIE;

// Lax: the provider's page leads back here.
const ssoAttributes = (request: FastifyRequest) =>
  ({ path: SSO_PATH, httpOnly: true, sameSite: 'lax', secure: isEncrypted(request) }) as const;

export interface SignInRoutesDeps extends StaffSignInDeps {
  readonly settings: Settings;
  readonly createCounter: CreateCounter;
}

/** Routes of the console's sign-in and sign-out, of invitations and of single sign-on. */
export function staffSignInRoutes(app: FastifyInstance, deps: SignInRoutesDeps): void {
  const { settings } = deps;
  const signIn = createStaffSignIn(deps);
  const invitations = createStaffInvitations(deps);
  const sso = createStaffSso(deps);
  const limitRate = createRateLimit(deps.createCounter('operator-sign-in', 60));

  function enter(request: FastifyRequest, reply: FastifyReply, { secret }: OpenedConsole) {
    setOperatorCookie(request, reply, secret);
    return { state: 'signed-in' } as const;
  }

  registerEntryCall(app, operatorCalls.showSignInWays, limitRate, () => signIn.ways());

  registerEntryCall(app, operatorCalls.signInStaffByPassword, limitRate, async ({ body, request, reply }) => {
    const opened = await signIn.byPassword(entryRequest(request), body);
    return opened ? enter(request, reply, opened) : ({ state: 'code-needed' } as const);
  });

  registerEntryCall(app, operatorCalls.beginStaffPasskeySignIn, limitRate, ({ request }) =>
    signIn.beginPasskey(consoleParty(request, settings)),
  );

  registerEntryCall(app, operatorCalls.signInStaffByPasskey, limitRate, async ({ body, request, reply }) =>
    enter(
      request,
      reply,
      await signIn.byPasskey(entryRequest(request), consoleParty(request, settings), body),
    ),
  );

  registerEntryCall(app, operatorCalls.signInStaffByToken, limitRate, async ({ body, request, reply }) =>
    enter(request, reply, await signIn.byToken(entryRequest(request), body.token)),
  );

  registerEntryCall(app, operatorCalls.startStaffSso, limitRate, async ({ request, reply }) => {
    sso.requireOffered();
    try {
      const { url, cookie } = await sso.start(consoleParty(request, settings).origin);
      reply.setCookie(ssoCookie(request), cookie, { ...ssoAttributes(request), maxAge: SSO_LIFE / 1000 });
      return reply.redirect(url);
    } catch (error) {
      request.log.warn({ err: error }, 'Single sign-on isn’t available: check STAFF_OIDC_ISSUER.');
      return reply.redirect(`${SIGN_IN}?sso=failed`);
    }
  });

  registerEntryCall(app, operatorCalls.finishStaffSso, limitRate, async ({ query, request, reply }) => {
    sso.requireOffered();
    const cookie = request.cookies[ssoCookie(request)];
    reply.clearCookie(ssoCookie(request), ssoAttributes(request));
    const { origin } = consoleParty(request, settings);
    const result = await sso.finish(entryRequest(request), origin, cookie, query).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The answer of single sign-on isn’t valid.');
      return 'failed' as const;
    });
    if (typeof result === 'string') return reply.redirect(`${SIGN_IN}?sso=${result}`);
    enter(request, reply, result);
    return reply.redirect(CONSOLE);
  });

  registerEntryCall(app, operatorCalls.showStaffInvitation, limitRate, ({ body }) =>
    invitations.show(body.token),
  );

  registerEntryCall(app, operatorCalls.beginInvitedAuthenticator, limitRate, ({ body, request }) =>
    invitations.beginAuthenticator(consoleParty(request, settings), body.token),
  );

  registerEntryCall(
    app,
    operatorCalls.acceptInvitationByPassword,
    limitRate,
    async ({ body, request, reply }) =>
      enter(request, reply, await invitations.acceptByPassword(entryRequest(request), body)),
  );

  registerEntryCall(app, operatorCalls.beginInvitedPasskey, limitRate, ({ body, request }) =>
    invitations.beginPasskey(consoleParty(request, settings), body.token),
  );

  registerEntryCall(
    app,
    operatorCalls.acceptInvitationByPasskey,
    limitRate,
    async ({ body, request, reply }) => {
      const rp = consoleParty(request, settings);
      return enter(request, reply, await invitations.acceptByPasskey(entryRequest(request), rp, body));
    },
  );

  registerOperatorCall(app, operatorCalls.signOutStaff, async ({ operator, request, reply }) => {
    // A bearer counts before a cookie, which may be another person's.
    const secret = request.headers.authorization === undefined ? operatorSecretIn(request) : undefined;
    if (secret !== undefined) {
      await endConsoleSession(deps, { secret, name: operator.person, requestId: request.id });
      clearOperatorCookie(request, reply);
    }
    return { state: 'signed-out' } as const;
  });
}
