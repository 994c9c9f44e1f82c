import * as v from 'valibot';

/** Maximum height of a part, px; a taller one scrolls within its frame. */
const TALLEST = 4000;

/** Messages that a part may send. All others are ignored. */
const Message = v.variant('type', [
  v.object({ type: v.literal('height'), value: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ type: v.literal('go'), path: v.pipe(v.string(), v.maxLength(500)) }),
]);

/** Appearance of the surrounding page, sent to a part. Never includes the player or a token. */
export interface FrameLook {
  readonly language: string;
  readonly direction: string;
  readonly mode: string;
}

export interface FramePortOptions {
  readonly look: FrameLook;
  readonly onHeight: (pixels: number) => void;
  /**
   * Called when a part wants to navigate.
   * @param path unvalidated; the caller must check it
   */
  readonly onGo: (path: string) => void;
}

/**
 * Gives a loaded frame the only port through which it communicates.
 * @param frame its window; a sandboxed page has no origin that could be named
 * @returns closes the port
 */
export function openFramePort(
  frame: Pick<Window, 'postMessage'>,
  { look, onHeight, onGo }: FramePortOptions,
): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => {
    const parsed = v.safeParse(Message, data);
    if (!parsed.success) return;
    if (parsed.output.type === 'height') onHeight(Math.min(parsed.output.value, TALLEST));
    else onGo(parsed.output.path);
  });
  port1.start();
  frame.postMessage({ type: 'port' }, '*', [port2]);
  port1.postMessage({ type: 'look', ...look });
  return () => port1.close();
}
