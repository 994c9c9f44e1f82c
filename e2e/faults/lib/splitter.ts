/** Splits a stream of bytes into messages. */
export interface Splitter {
  /**
   * Adds received bytes.
   * @returns the messages that are now complete
   */
  push(bytes: Buffer): readonly Buffer[];
  /** Bytes of an incomplete message. */
  rest(): Buffer;
}

/**
 * Creates a splitter.
 * @param lengthOf returns the length of the first buffered message in bytes, or 0 when that isn't known yet
 */
export function createSplitter(lengthOf: (held: Buffer) => number): Splitter {
  let held: Buffer = Buffer.alloc(0);
  return {
    push(bytes) {
      held = Buffer.concat([held, bytes]);
      const messages: Buffer[] = [];
      for (;;) {
        const length = lengthOf(held);
        if (length === 0 || length > held.length) return messages;
        messages.push(held.subarray(0, length));
        held = held.subarray(length);
      }
    },
    rest: () => held,
  };
}

/** Message boundaries of a protocol between two programs: the ends of requests and of answers. */
export interface Protocol {
  requests(): Splitter;
  answers(): Splitter;
  /** Name that the sender gave a request; undefined when it has none. */
  nameOf(request: Buffer): string | undefined;
}
