import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Type, type Static } from 'typebox';
import { visitedOrigin } from '../../site/index.ts';
import { localProvider } from './providers.ts';

const KEY = 'local';
const ALG = 'ES256';

const Asked = Type.Object({
  client_id: Type.String({ maxLength: 100 }),
  nonce: Type.String({ maxLength: 300 }),
  user: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
});

/** Signs an identity token of the local company, valid for an hour. */
export type SignLocally = (
  origin: string,
  claims: { readonly sub: string; readonly aud: string; readonly nonce: string; readonly email?: string },
) => Promise<string>;

/**
 * Routes of the local company's keys and of its one-tap sign-in.
 * @returns the function that signs its identity tokens
 */
export function localOneTap(app: FastifyInstance, now: () => Date): SignLocally {
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => (made ??= generateKeyPair(ALG));

  const sign: SignLocally = async (origin, claims) => {
    const at = Math.floor(now().getTime() / 1000);
    const { privateKey } = await keys();
    return new SignJWT({ ...claims, ...(claims.email === undefined ? {} : { email_verified: true }) })
      .setProtectedHeader({ alg: ALG, kid: KEY })
      .setIssuer(localProvider(origin).issuer ?? '')
      .setIssuedAt(at)
      .setExpirationTime(at + 3600)
      .sign(privateKey);
  };

  app.get('/dev/oauth/keys', async () => {
    const { publicKey } = await keys();
    return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY, alg: ALG, use: 'sig' }] };
  });

  app.get<{ Querystring: Static<typeof Asked> }>(
    '/dev/oauth/one-tap',
    { schema: { querystring: Asked } },
    async (request) => {
      const { client_id, nonce, user } = request.query;
      const claims = { sub: user, aud: client_id, nonce, email: `${user}@local.example` };
      return { credential: await sign(visitedOrigin(request), claims) };
    },
  );

  app.get('/dev/oauth/one-tap.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
  );
  return sign;
}

/** Script for pages, with the same names as that of a real company. */
const script = `(() => {
  let asked, panel;
  const cancel = () => panel?.remove();
  const choose = async (user) => {
    const query = new URLSearchParams({ client_id: asked.client_id, nonce: asked.nonce, user });
    const answer = await fetch('/dev/oauth/one-tap?' + query);
    cancel();
    asked.callback(await answer.json());
  };
  const prompt = () => {
    cancel();
    panel = document.createElement('section');
    panel.setAttribute('aria-label', 'Local test account');
    Object.assign(panel.style, { position: 'fixed', insetBlockStart: '4rem', insetInlineEnd: '1rem', zIndex: 999,
      background: '#fff', color: '#000', padding: '1rem', border: '1px solid #888' });
    for (const user of ['ann', 'bob', 'eve']) {
      const button = document.createElement('button');
      button.textContent = 'Continue as ' + user;
      button.style.minBlockSize = '2.75rem';
      button.addEventListener('click', () => choose(user));
      panel.append(button);
    }
    document.body.append(panel);
  };
  globalThis.google = { accounts: { id: { initialize: (config) => { asked = config; }, prompt, cancel } } };
})();
`;
