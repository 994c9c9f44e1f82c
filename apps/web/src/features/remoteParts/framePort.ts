import * as v from 'valibot';

/** A part that is taller scrolls within its frame, pixels. */
const TALLEST = 4000;

/** What a part may say. Whatever else comes is not heard. */
const Message = v.variant('type', [
  v.object({ type: v.literal('height'), value: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ type: v.literal('go'), path: v.pipe(v.string(), v.maxLength(500)) }),
]);

/** What a part is told: how the page around it looks. Never who is signed in, and never a token. */
export interface FrameLook {
  readonly language: string;
  readonly direction: string;
  readonly mode: string;
}

export interface FramePortOptions {
  readonly look: FrameLook;
  readonly onHeight: (pixels: number) => void;
  /** @param path as the part says it: whoever follows it judges it */
  readonly onGo: (path: string) => void;
}

/**
 * Hands a loaded frame the one port over which it speaks.
 * @param frame its window; a sandboxed page has no origin that could be named
 * @returns closes the port
 */
export function openFramePort(
  frame: Pick<Window, 'postMessage'>,
  { look, onHeight, onGo }: FramePortOptions,
): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => {
    const said = v.safeParse(Message, data);
    if (!said.success) return;
    if (said.output.type === 'height') onHeight(Math.min(said.output.value, TALLEST));
    else onGo(said.output.path);
  });
  port1.start();
  frame.postMessage({ type: 'port' }, '*', [port2]);
  port1.postMessage({ type: 'look', ...look });
  return () => port1.close();
}
