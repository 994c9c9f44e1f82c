/** Message to the page around the frame. */
export type ToPage =
  | { readonly type: 'ready' | 'balanceStale' | 'close' | 'cashier' | 'history' }
  | { readonly type: 'roundStarted' | 'roundEnded'; readonly roundId: string }
  | { readonly type: 'failed'; readonly code: string };

/** Message from the page around the frame. */
export type FromPage =
  | { readonly type: 'pause'; readonly reason: string }
  | { readonly type: 'resume' | 'balanceChanged' | 'leave' };

export interface Port {
  readonly listen: (onMessage: (message: FromPage) => void) => void;
  readonly send: (message: ToPage) => void;
}

/** Parts of `window` that the port needs. */
export interface PortWindow {
  readonly parent: { postMessage: (message: unknown, targetOrigin: string) => void };
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

/**
 * Connects the frame with the page around it. Messages of other origins and other windows are dropped, and the
 * frame's messages reach `parentOrigin` only.
 */
export function createPort(window: PortWindow, parentOrigin: string): Port {
  return {
    listen: (onMessage) =>
      window.addEventListener('message', (event) => {
        if (event.origin !== parentOrigin || event.source !== (window.parent as unknown)) return;
        const message = readMessage(event.data);
        if (message) onMessage(message);
      }),
    send: (message) => window.parent.postMessage({ source: 'touchline-game', ...message }, parentOrigin),
  };
}

function readMessage(data: unknown): FromPage | undefined {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'touchline')
    return undefined;
  const { type, reason } = data as { type?: unknown; reason?: unknown };
  if (type === 'pause') return { type, reason: typeof reason === 'string' ? reason : '' };
  return type === 'resume' || type === 'balanceChanged' || type === 'leave' ? { type } : undefined;
}
