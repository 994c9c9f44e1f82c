/** Cuts a stream of bytes into messages. */
export interface Splitter {
  /** Takes bytes as they come. @returns the messages that are whole by now */
  push(bytes: Buffer): readonly Buffer[];
  /** What has come of a message that is not whole yet. */
  rest(): Buffer;
}

/** @param lengthOf bytes of the first message of those held, or 0 when that isn't known yet */
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

/** What a proxy must know of the language that two programs speak: where a request ends, and where its answer. */
export interface Protocol {
  requests(): Splitter;
  answers(): Splitter;
  /** What a request is called by whoever sent it; undefined when it has no name. */
  nameOf(request: Buffer): string | undefined;
}
