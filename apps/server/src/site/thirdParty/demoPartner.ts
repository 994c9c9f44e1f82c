import type { FastifyInstance } from 'fastify';
import type { RemotePart } from './remoteParts.ts';

const PATH = '/demo-partner/welcome';

/** A part served by the platform itself as a demonstration; never in production. */
export const demoPart: RemotePart = { name: 'welcome', url: PATH, scripts: [], styles: [] };

const page = {
  appName: 'welcome',
  title: 'A partner’s page',
  body: '<h2>Served by a partner</h2><p>This text is <b>markup</b> from the partner, shown as data. Go to <a href="/en/live">live matches</a>.</p><ul><li>Scripts and handlers are removed</li><li>Code runs in a separate frame only</li></ul>',
  style: '--ui-color-action-primary-rest: #0a6e4f',
  head: '<meta name="author" content="A partner">',
  cssToLoad: [],
  scriptsToLoad: [],
  codeToEval: `
    const part = document.getElementById('part');
    const button = document.createElement('button');
    let count = 0;
    const show = () => { button.textContent = 'Tapped ' + count; };
    button.addEventListener('click', () => { count += 1; show(); });
    show();
    const live = document.createElement('button');
    live.textContent = 'Live matches';
    live.addEventListener('click', () => touchline.go('/en/live'));
    part.append(button, ' ', live);
  `,
};

/** Routes of a demonstration partner: pages as JSON for requests with the mode header. */
export function demoPartnerRoutes(app: FastifyInstance): void {
  app.route({
    method: ['GET', 'POST'],
    url: PATH,
    schema: { hide: true },
    handler: async (request, reply) => {
      if (request.headers['mf-render-mode'] !== 'json' || request.headers['mf-api-version'] !== 'v2')
        return reply.code(406).send({ message: 'Ask for mf-render-mode json, mf-api-version v2.' });
      return page;
    },
  });
}

/** Makes a function that calls partners over the network, and the built-in demonstration without it. */
export function askThrough(app: FastifyInstance) {
  return async (url: string, { method = 'GET', headers, body, ...rest }: RequestInit): Promise<Response> => {
    if (url !== PATH)
      return fetch(url, { method, ...(headers ? { headers } : {}), body: body ?? null, ...rest });
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: { ...Object.fromEntries(new Headers(headers)), 'sec-fetch-site': 'same-origin' },
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
}
