import * as v from 'valibot';

const Message = v.variant('type', [
  v.object({ type: v.literal('signed-in'), playerId: v.string() }),
  v.object({ type: v.literal('signed-out') }),
  v.object({ type: v.literal('refreshing') }),
  v.object({ type: v.literal('token'), token: v.string(), expiresAt: v.number() }),
]);

/** What the tabs of one site tell each other. */
export type TabMessage = v.InferOutput<typeof Message>;

export interface Tabs {
  /** Tells every other tab; never this one. */
  tell(message: TabMessage): void;
  /** Hears the other tabs. @returns stops hearing */
  hear(listener: (message: TabMessage) => unknown): () => void;
}

/**
 * The channel between the tabs of this site. What another version of the app says in words
 * that this one doesn't know is passed over.
 */
export function openTabs(
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined,
): Tabs {
  const listeners = new Set<(message: TabMessage) => unknown>();
  channel?.addEventListener('message', (event) => {
    const parsed = v.safeParse(Message, event.data);
    if (parsed.success) for (const listener of listeners) listener(parsed.output);
  });
  return {
    // The rule takes the channel for a window: a channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => channel?.postMessage(message),
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The tabs of this browser that have the site open. */
export const tabs = openTabs(
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('touchline'),
);
