import * as v from 'valibot';

/** Message of a verifier's page to the page that embeds it. */
const Message = v.variant('kind', [
  v.object({ source: v.literal('touchline-verification'), kind: v.literal('ready') }),
  v.object({ source: v.literal('touchline-verification'), kind: v.literal('submitted') }),
  v.object({ source: v.literal('touchline-verification'), kind: v.literal('expired') }),
  v.object({
    source: v.literal('touchline-verification'),
    kind: v.literal('height'),
    height: v.pipe(v.number(), v.minValue(0), v.maxValue(5000)),
  }),
]);
export type FrameMessage = v.InferOutput<typeof Message>;

/**
 * Subscribes to messages of a verifier's page; those of other windows and origins are ignored.
 * @param url address of the page
 * @param windowOf returns the window of its frame
 * @returns a function that ends the subscription
 */
export function onFrameMessage(
  url: string,
  windowOf: () => Window | null | undefined,
  notify: (message: FrameMessage) => void,
): () => void {
  const { origin } = new URL(url);
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== windowOf()) return;
    const parsed = v.safeParse(Message, event.data);
    if (parsed.success) notify(parsed.output);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
