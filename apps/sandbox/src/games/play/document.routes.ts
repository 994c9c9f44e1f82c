import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { titleOf } from '../feed/titles.ts';
import type { Sessions } from '../sessions/sessions.ts';

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.woff2': 'font/woff2',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.webp': 'image/webp',
    '.json': 'application/json; charset=utf-8',
  }),
);

/** Returns the policy of a document: scripts, styles and calls of its own origin, in a frame of one page only. */
export function documentPolicy(frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

const head = (title: string, language: string): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`;

/**
 * Serves the documents of the frame, `/play/<game>` and `/check`, and what they load from `/frame/`.
 * @param folder with the built scripts
 */
export function documentRoutes(
  app: FastifyInstance,
  { sessions, folder }: { readonly sessions: Sessions; readonly folder: string },
): void {
  app.get<{ Params: { gameId: string }; Querystring: { token?: string } }>(
    '/play/:gameId',
    async ({ params, query }, reply) => {
      const title = titleOf(params.gameId);
      const session = sessions.byTicket(query.token ?? '');
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-content-type-options', 'nosniff');
      if (!title || session?.gameId !== title.id)
        return reply
          .code(410)
          .header('content-security-policy', documentPolicy('*'))
          .send(
            `${head('Game', 'en')}<p>This game was opened before. Go back to the lobby and open it again.</p>`,
          );
      const scripts = title.isSilent
        ? ''
        : '<link rel="stylesheet" href="/frame/play.css"><script type="module" src="/frame/play.js"></script>';
      return reply
        .header('content-security-policy', documentPolicy(session.parentOrigin))
        .send(`${head(title.name, session.language)}${scripts}<div id="game"></div></html>`);
    },
  );

  app.get('/check', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', documentPolicy("'none'"))
      .send(
        `${head('Check a round', 'en')}<link rel="stylesheet" href="/frame/check.css"><script type="module" src="/frame/check.js"></script><div id="check"></div></html>`,
      ),
  );

  app.get<{ Params: { '*': string } }>('/frame/*', async ({ params }, reply) => {
    const path = normalize(join(folder, params['*']));
    const type = TYPES.get(extname(path));
    if (!path.startsWith(`${folder}${sep}`) || type === undefined) return reply.code(404).send();
    try {
      const bytes = await readFile(path);
      const isNamedByContent = /[-.][\w-]{8,}\.\w+$/.test(path);
      return await reply
        .type(type)
        .header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    } catch {
      return reply.code(404).send();
    }
  });
}
