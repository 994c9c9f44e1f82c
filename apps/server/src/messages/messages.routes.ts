import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { type Db, registerCall } from '../kernel/index.ts';
import type { Feed } from '../betting/index.ts';
import { createMessages } from './messages.service.ts';

export interface MessagesRoutesDeps {
  readonly db: Db;
  readonly feed: Pick<Feed, 'notify'>;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Routes of the messages of a player's account. */
export function messagesRoutes(app: FastifyInstance, deps: MessagesRoutesDeps): void {
  const messages = createMessages(deps);

  /** Notifies the player's other tabs and devices, and returns the number of unread messages. */
  async function changed(playerId: bigint): Promise<{ unread: number }> {
    deps.feed.notify(String(playerId), { about: 'messages' });
    return { unread: await messages.unread(playerId) };
  }

  registerCall(app, calls.messages, ({ player: { playerId }, site, query: { lng, ...asked } }) =>
    messages.list({ playerId, site, lng }, asked),
  );

  registerCall(app, calls.unreadMessages, async ({ player }) => ({
    unread: await messages.unread(player.playerId),
  }));

  registerCall(app, calls.message, async ({ player: { playerId }, site, query: { lng }, params }) => ({
    message: await messages.one({ playerId, site, lng }, params.messageId),
  }));

  registerCall(app, calls.readMessage, async ({ player: { playerId }, params }) => {
    await messages.read(playerId, params.messageId);
    return changed(playerId);
  });

  registerCall(app, calls.readAllMessages, async ({ player: { playerId }, body }) => {
    await messages.readAll(playerId, body.latest);
    return changed(playerId);
  });

  registerCall(app, calls.deleteMessage, async ({ player: { playerId }, params }) => {
    await messages.remove(playerId, params.messageId);
    return changed(playerId);
  });

  registerCall(app, calls.restoreMessage, async ({ player: { playerId }, params }) => {
    await messages.restore(playerId, params.messageId);
    return changed(playerId);
  });
}
