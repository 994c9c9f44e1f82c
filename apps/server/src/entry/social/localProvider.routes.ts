import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { ProblemError, escapeHtml } from '../../kernel/index.ts';
import { visitedOrigin } from '../../site/index.ts';
import { localOneTap } from './localOneTap.ts';
import { localProvider } from './providers.ts';

const CODE_LIFE = 60_000;

const Asked = Type.Object({
  client_id: Type.String(),
  redirect_uri: Type.String({ maxLength: 300 }),
  state: Type.String({ maxLength: 200 }),
  nonce: Type.String({ maxLength: 200 }),
  code_challenge: Type.String({ maxLength: 100 }),
  code_challenge_method: Type.Literal('S256'),
});
const Granted = Type.Object({ ...Asked.properties, user: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }) });

interface Grant {
  readonly user: string;
  readonly asked: Static<typeof Asked>;
  readonly endsAt: number;
}

/** Users of the local company. */
const people = ['ann', 'bob', 'eve'];

const refuse = (why: string) => new ProblemError(400, 'INVALID_GRANT', why);

/**
 * Routes of a simulated company for development and tests: a small OAuth 2 server with PKCE, whose users are chosen
 * from a list. Never served in production, because anybody could be anybody.
 */
export function localProviderRoutes(app: FastifyInstance, now: () => Date): void {
  const grants = new Map<string, Grant>();
  const bearers = new Map<string, string>();
  const sign = localOneTap(app, now);

  app.get<{ Querystring: Static<typeof Asked> }>(
    '/dev/oauth/authorize',
    { schema: { querystring: Asked } },
    (request, reply) => {
      requireClient(request.query, visitedOrigin(request));
      const hrefOf = (user: string) => {
        const query = new URLSearchParams({ ...request.query, user });
        return escapeHtml(`/dev/oauth/grant?${query.toString()}`);
      };
      const links = people.map((user) => `<li><a href="${hrefOf(user)}">${user}</a></li>`).join('');
      return reply
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="en"><title>Local test account</title><h1>Who are you?</h1><ul>${links}</ul>`,
        );
    },
  );

  app.get<{ Querystring: Static<typeof Granted> }>(
    '/dev/oauth/grant',
    { schema: { querystring: Granted } },
    (request, reply) => {
      const { user, ...asked } = request.query;
      requireClient(asked, visitedOrigin(request));
      const code = randomBytes(16).toString('base64url');
      grants.set(code, { user, asked, endsAt: now().getTime() + CODE_LIFE });
      const back = new URL(asked.redirect_uri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.state);
      return reply.redirect(back.href);
    },
  );

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post<{ Body: Record<string, string> }>('/dev/oauth/token', async (request) => {
      const { body } = request;
      const grant = grants.get(body['code'] ?? '');
      grants.delete(body['code'] ?? '');
      const { clientId, clientSecret } = localProvider(visitedOrigin(request));
      if (body['client_id'] !== clientId || body['client_secret'] !== clientSecret) {
        throw refuse('The client is not known here.');
      }
      if (!grant || grant.endsAt <= now().getTime()) throw refuse('The code was used, or is too old.');
      const { asked, user } = grant;
      const challenge = createHash('sha256')
        .update(body['code_verifier'] ?? '')
        .digest('base64url');
      if (challenge !== asked.code_challenge || body['redirect_uri'] !== asked.redirect_uri) {
        throw refuse('The code was given to somebody else.');
      }
      const bearer = randomBytes(16).toString('base64url');
      bearers.set(bearer, user);
      const claims = { sub: user, aud: clientId, nonce: asked.nonce };
      return {
        access_token: bearer,
        token_type: 'Bearer',
        id_token: await sign(visitedOrigin(request), claims),
      };
    });
  });

  app.get('/dev/oauth/userinfo', ({ headers }) => {
    const user = bearers.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    if (user === undefined) throw new ProblemError(401, 'INVALID_TOKEN', 'This bearer is not known here.');
    return { sub: user, email: `${user}@local.example`, email_verified: true };
  });
}

function requireClient({ client_id, redirect_uri }: Static<typeof Asked>, origin: string): void {
  if (client_id === localProvider(origin).clientId && redirect_uri === `${origin}/social-api/oauth/callback`)
    return;
  throw refuse('The client or the address to come back to is not known here.');
}
