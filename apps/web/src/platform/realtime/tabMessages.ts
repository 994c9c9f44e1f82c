/** Grows when the words below change: tabs of another version of the app then keep a connection of their own. */
const VERSION = 1;

/** How often the leading tab says that it lives, ms. */
export const BEAT = 2_000;

/**
 * What tabs tell each other about the connection they share. `tab` says who speaks; the leading tab answers the others.
 * A link is one connection of one of the others, by a number that grows with each; 0 is none.
 */
export type TabMessage = { readonly tab: string } & (
  | { readonly t: 'hello'; readonly link: number }
  | { readonly t: 'send'; readonly link: number; readonly text: string }
  | { readonly t: 'bye' }
  // What the leading tab says: that it leads, that a link is open, what came on it, that it ended, that it takes no more.
  | { readonly t: 'lead'; readonly isUp: boolean }
  | { readonly t: 'open'; readonly to: string; readonly link: number }
  | { readonly t: 'frame'; readonly text: string }
  | { readonly t: 'down' }
  | { readonly t: 'full'; readonly to: string }
);

/** The channel between the tabs, while it is open. */
export interface TabChannel {
  /** Tells every other tab; never this one. */
  post(message: TabMessage): void;
  close(): void;
}

/** @returns the channel of this browser's tabs, on which `hear` hears what tabs of the same version say */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel('touchline.feed');
  channel.addEventListener('message', ({ data }) => {
    // The cast: the same site's tabs say nothing else in this version.
    if (data?.v === VERSION) hear(data as TabMessage);
  });
  return {
    // The rule takes the channel for a window: a channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel.postMessage({ v: VERSION, ...message }),
    close: () => channel.close(),
  };
}
