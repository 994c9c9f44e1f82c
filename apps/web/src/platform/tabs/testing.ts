/** Channels between tabs that deliver in the next macrotask, as in a browser. */
export function medium() {
  const ends: Set<(event: MessageEvent) => void>[] = [];
  return () => {
    const own = new Set<(event: MessageEvent) => void>();
    ends.push(own);
    return {
      postMessage(data: unknown) {
        const others = ends.filter((end) => end !== own);
        setTimeout(() => {
          for (const end of others) for (const hear of end) hear(new MessageEvent('message', { data }));
        });
      },
      // Cast: only messages are subscribed to here.
      addEventListener: ((_: string, hear: (event: MessageEvent) => void) =>
        void own.add(hear)) as BroadcastChannel['addEventListener'],
    };
  };
}

/** Locks of a browser that blocks storage. */
export const refused: Pick<LockManager, 'request' | 'query'> = {
  request: () => Promise.reject(new DOMException('', 'SecurityError')),
  query: () => Promise.reject(new DOMException('', 'SecurityError')),
};
