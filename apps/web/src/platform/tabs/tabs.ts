import * as v from 'valibot';
import { createEmitter } from '../emitter/emitter.ts';

const Message = v.variant('type', [
  v.object({ type: v.literal('signed-in'), playerId: v.string() }),
  v.object({ type: v.literal('signing-out') }),
  v.object({ type: v.literal('signed-out'), sessionId: v.optional(v.string()) }),
  v.object({ type: v.literal('refreshing') }),
  v.object({ type: v.literal('token'), token: v.string(), expiresAt: v.number() }),
]);

/** Messages between the tabs of a site. */
export type TabMessage = v.InferOutput<typeof Message>;

export interface Tabs {
  /** Sends to every other tab; never to this one. */
  send(message: TabMessage): void;
  /**
   * Subscribes to messages of other tabs.
   * @returns unsubscribes
   */
  subscribe(listener: (message: TabMessage) => unknown): () => void;
}

/** Opens the channel between the tabs of this site. Unknown messages of other versions of the app are ignored. */
export function openTabs(
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined,
): Tabs {
  const messages = createEmitter<[message: TabMessage]>();
  channel?.addEventListener('message', (event) => {
    const parsed = v.safeParse(Message, event.data);
    if (parsed.success) messages.emit(parsed.output);
  });
  return {
    // The lint rule mistakes the channel for a window; a channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (message) => channel?.postMessage(message),
    subscribe: messages.subscribe,
  };
}

/** Channel between this browser's tabs of the site. */
export const tabs = openTabs(
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('touchline'),
);
