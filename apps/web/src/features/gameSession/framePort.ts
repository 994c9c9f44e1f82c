import * as v from 'valibot';

const source = v.literal('touchline-game');
const roundId = v.pipe(v.string(), v.maxLength(200));

/** Message of a game to the page around it. */
const Message = v.variant('type', [
  v.object({ source, type: v.literal('ready') }),
  v.object({ source, type: v.literal('roundStarted'), roundId }),
  v.object({ source, type: v.literal('roundEnded'), roundId }),
  v.object({ source, type: v.literal('balanceStale') }),
  v.object({ source, type: v.literal('close') }),
  v.object({ source, type: v.literal('cashier') }),
  v.object({ source, type: v.literal('history') }),
  v.object({ source, type: v.literal('failed'), code: v.pipe(v.string(), v.maxLength(40)) }),
]);
export type GameMessage = v.InferOutput<typeof Message>;

/** Message of the page to the game. */
export type PageMessage =
  | { readonly type: 'pause'; readonly reason: string }
  | { readonly type: 'resume' }
  | { readonly type: 'balanceChanged' }
  | { readonly type: 'leave' };

/** The only way between the page and a game. Messages steer the frame; money comes from the wallet. */
export interface FramePort {
  send(message: PageMessage): void;
  close(): void;
}

/**
 * Opens the port to a game. Messages of other windows and origins, and those that don't fit the protocol, are ignored.
 * @param origin of the game's frame
 * @param windowOf returns the window of the frame
 */
export function openPort(
  origin: string,
  windowOf: () => Window | null | undefined,
  take: (message: GameMessage) => void,
): FramePort {
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== windowOf()) return;
    const parsed = v.safeParse(Message, event.data);
    if (parsed.success) take(parsed.output);
  };
  window.addEventListener('message', listen);
  return {
    send: (message) => windowOf()?.postMessage({ source: 'touchline', ...message }, origin),
    close: () => window.removeEventListener('message', listen),
  };
}
