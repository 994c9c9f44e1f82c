import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Type, type Static } from 'typebox';
import { localProvider } from './providers.ts';

const KEY = 'local';
const ALG = 'ES256';

const Asked = Type.Object({
  client_id: Type.String({ maxLength: 100 }),
  nonce: Type.String({ maxLength: 300 }),
  user: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
});

/** Routes of the local company's one-tap sign-in: its keys, its credentials, and its script. */
export function localOneTap(app: FastifyInstance, now: () => Date): void {
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => (made ??= generateKeyPair(ALG));

  app.get('/dev/oauth/keys', async () => {
    const { publicKey } = await keys();
    return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY, alg: ALG, use: 'sig' }] };
  });

  app.get<{ Querystring: Static<typeof Asked> }>(
    '/dev/oauth/one-tap',
    { schema: { querystring: Asked } },
    async ({ query: { client_id, nonce, user }, protocol, host }) => {
      const [issuer = ''] = localProvider(`${protocol}://${host}`).oneTap?.issuers ?? [];
      const at = Math.floor(now().getTime() / 1000);
      const { privateKey } = await keys();
      const credential = await new SignJWT({ nonce, email: `${user}@local.example`, email_verified: true })
        .setProtectedHeader({ alg: ALG, kid: KEY })
        .setIssuer(issuer)
        .setAudience(client_id)
        .setSubject(user)
        .setIssuedAt(at)
        .setExpirationTime(at + 3600)
        .sign(privateKey);
      return { credential };
    },
  );

  app.get('/dev/oauth/one-tap.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
  );
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
