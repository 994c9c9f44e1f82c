import type {} from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { isTopic, type Publisher, type Topic, type Wanted } from '@touchline/feed';
import type { FeedClock } from '@touchline/feed/source';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../../kernel/index.ts';
import { createFeedSocket } from './feedSocket.ts';
import { HUB_LIMITS, type Hub } from './hubTypes.ts';
import type { LineBook } from './lineBook.ts';

/** Returns the player whose private notices a request may receive; undefined for guests. */
export type PlayerOf = (request: FastifyRequest) => Promise<string | undefined>;

export interface FeedRoutesOptions {
  readonly hub: Hub;
  readonly publisher: Publisher;
  readonly book: LineBook;
  readonly clock: FeedClock;
  readonly playerOf: PlayerOf;
}

/** Parses `live@123,match:5`: topics with the last received sequence number; undefined if a part is invalid. */
export function readWantedTopics(text: string): readonly Wanted[] | undefined {
  const wanted: Wanted[] = [];
  for (const part of text.split(',')) {
    const [topic, from, ...rest] = part.split('@');
    if (!isTopic(topic) || rest.length > 0 || (from !== undefined && !/^\d{1,15}$/.test(from)))
      return undefined;
    wanted.push(from === undefined ? { topic } : { topic, from: Number(from) });
  }
  return wanted.length <= HUB_LIMITS.topics ? wanted : undefined;
}

function pollTexts(
  publisher: Publisher,
  topic: Topic,
  from: number | undefined,
  at: number,
): readonly string[] {
  const missed = from === undefined ? undefined : publisher.resume(topic, from, at);
  return missed ?? [publisher.snapshot(topic, at).text];
}

/** Browsers send the page's origin with the handshake; a page of another site must not subscribe with our cookies. */
function sameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin === undefined || isOwnOrigin(request, origin);
}

const pollSchema = {
  querystring: {
    type: 'object',
    required: ['topics'],
    properties: { topics: { type: 'string', minLength: 1, maxLength: 4000 } },
  },
};

async function addSocket(app: FastifyInstance, options: FeedRoutesOptions): Promise<void> {
  const { hub, playerOf } = options;
  // The plugin may be registered already if the server has other sockets.
  if (!app.hasDecorator('websocketServer'))
    await app.register(websocket, { options: { maxPayload: HUB_LIMITS.message } });
  app.get('/web-api/feed/socket', { websocket: true, schema: { hide: true } }, (socket, request) => {
    if (!sameOrigin(request)) {
      socket.close(1008, 'Another origin.');
      return;
    }
    // Messages are queued while the session is looked up.
    const early: string[] = [];
    let take = (text: string): void => void early.push(text);
    let closed = false;
    let leave = (): void => {};
    socket.on('message', (data: Buffer) => take(data.toString('utf8')));
    socket.on('close', () => {
      closed = true;
      leave();
    });
    socket.on('error', (error) => request.log.debug({ error }, 'A feed socket failed'));
    const watch = hub.watchDisconnects();
    playerOf(request)
      .catch((error: unknown) => {
        request.log.warn(
          { error },
          'The session of a feed socket could not be read; it is served as a guest',
        );
        return undefined;
      })
      .then((playerId) => {
        if (closed) return;
        const client = hub.add(createFeedSocket(socket, request.raw.socket), playerId);
        leave = client.closed;
        take = client.received;
        if (playerId !== undefined && watch.gone.has(playerId)) client.signOut();
        else for (const text of early) client.received(text);
      })
      .catch((error: unknown) => {
        request.log.error({ error }, 'A feed socket could not be served');
        socket.close(1011, 'The server failed.');
      })
      .finally(watch.stop);
  });
}

/** Routes of the socket, and of polling as its fallback. */
export function feedRoutes(options: FeedRoutesOptions): FastifyPluginAsync {
  const { publisher, book, clock } = options;
  return async (app) => {
    await addSocket(app, options);
    app.get<{ Querystring: { topics: string } }>(
      '/web-api/feed/poll',
      { schema: pollSchema },
      async (request, reply) => {
        const wanted = readWantedTopics(request.query.topics);
        if (!wanted) {
          return reply.code(400).send({
            code: 'BAD_REQUEST',
            message: `"topics" lists up to ${HUB_LIMITS.topics} topics, each with "@" and the number held: live@12,match:5.`,
          });
        }
        const at = clock.wall();
        const texts = wanted.flatMap(({ topic, from }) => pollTexts(publisher, topic, from, at));
        const heartbeat = JSON.stringify({ t: 'heartbeat', at, producers: book.producers() });
        // The frames are encoded already; they are joined, not encoded again.
        return reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .serializer((text: string) => text)
          .send(`{"frames":[${[heartbeat, ...texts].join(',')}]}`);
      },
    );
  };
}
