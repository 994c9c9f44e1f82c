/** Version of the messages below. Increase it when they change: tabs of another version then connect separately. */
const VERSION = 1;

/** Interval of the leader's heartbeat, ms. */
export const BEAT = 2_000;

/**
 * Messages between tabs about their shared connection. `tab` is the sender; the leader answers the others. A link is
 * one connection of a following tab, with an increasing number; 0 means none.
 */
export type TabMessage = { readonly tab: string } & (
  | { readonly t: 'hello'; readonly link: number }
  | { readonly t: 'send'; readonly link: number; readonly text: string }
  | { readonly t: 'bye' }
  // Messages of the leader: it leads, a link is open, a frame, a link ended, no more tabs are accepted.
  | { readonly t: 'lead'; readonly isUp: boolean }
  | { readonly t: 'open'; readonly to: string; readonly link: number }
  | { readonly t: 'frame'; readonly text: string }
  | { readonly t: 'down' }
  | { readonly t: 'full'; readonly to: string }
);

/** Channel between tabs, while it is open. */
export interface TabChannel {
  /** Sends to every other tab; never to this one. */
  post(message: TabMessage): void;
  close(): void;
}

/**
 * Opens the channel of this browser's tabs.
 * @returns the channel; `listener` is called with messages of tabs of the same version
 */
export function openTabChannel(listener: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel('touchline.feed');
  channel.addEventListener('message', ({ data }) => {
    // Cast: tabs of the same site and version send nothing else.
    if (data?.v === VERSION) listener(data as TabMessage);
  });
  return {
    // The lint rule mistakes the channel for a window; a channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel.postMessage({ v: VERSION, ...message }),
    close: () => channel.close(),
  };
}
