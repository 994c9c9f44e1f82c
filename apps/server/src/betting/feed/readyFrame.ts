/** First byte of a WebSocket message that is one complete text frame. */
const WHOLE_TEXT = 0x81;
/** Length codes for "the length follows in two bytes" and "in eight". */
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];
const HEADER_MOST = 10;

function encode(text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(HEADER_MOST + bytes);
  frame[0] = WHOLE_TEXT;
  let at = 2;
  if (bytes < TWO_BYTES) frame[1] = bytes;
  else if (bytes < 65_536) {
    frame[1] = TWO_BYTES;
    at = frame.writeUInt16BE(bytes, at);
  } else {
    frame[1] = EIGHT_BYTES;
    at = frame.writeBigUInt64BE(BigInt(bytes), at);
  }
  frame.write(text, at);
  return frame.subarray(0, at + bytes);
}

/** A text message for many sockets. */
export interface ReadyFrame {
  readonly text: string;
  /** The message as a server writes it to a WebSocket without compression (RFC 6455, 5.2). */
  readonly bytes: Buffer;
}

export function readyFrame(text: string): ReadyFrame {
  return { text, bytes: encode(text) };
}
