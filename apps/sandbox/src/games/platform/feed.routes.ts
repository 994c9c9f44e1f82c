import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makerGame } from '../feed/makerGame.ts';
import { titleOf, titles } from '../feed/titles.ts';
import { thumbnailOf, type ThumbnailSize } from '../thumbnails/index.ts';

/** Games on a page of the feed. */
const PAGE = 500;

/** Returns the origin at which the maker was asked. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Serves the list of games to the platform. */
export function feedRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { cursor?: string } }>('/v1/games', async (request, reply) => {
    const cursor = request.query.cursor ?? '0';
    if (!/^\d{1,6}$/.test(cursor)) return reply.code(400).send({ message: 'The cursor is unknown.' });
    const from = Number(cursor);
    const origin = originOf(request);
    return {
      games: titles.slice(from, from + PAGE).map((title) => makerGame(title, origin)),
      next: from + PAGE < titles.length ? String(from + PAGE) : null,
    };
  });
}

const isSize = (text: string): text is ThumbnailSize => text === 'standard' || text === 'wide';

/** Serves the drawings of games; they are stored by browsers for a year, since a new drawing has a new address. */
export function thumbnailRoutes(app: FastifyInstance): void {
  app.get<{ Params: { gameId: string; size: string } }>(
    '/thumbnails/:gameId/:size.svg',
    async ({ params, headers }, reply) => {
      const title = titleOf(params.gameId);
      if (!title || !isSize(params.size)) return reply.code(404).send();
      const svg = thumbnailOf({ id: title.id, name: title.name, size: params.size });
      const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', etag)
        .header('access-control-allow-origin', '*')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('x-content-type-options', 'nosniff');
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/svg+xml').send(svg);
    },
  );
}
