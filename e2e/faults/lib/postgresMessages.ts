import { createSplitter, type Protocol, type Splitter } from './splitter.ts';

/** Query, Sync and Terminate: after these a client waits for the answer, or for nothing more. */
const REQUEST_ENDS = new Set(['Q', 'S', 'X'].map((letter) => letter.charCodeAt(0)));
/** ReadyForQuery: the answer is complete. */
const ANSWER_ENDS = new Set(['Z'.charCodeAt(0)]);

/** Length of the messages up to and including the first of a kind in `ends`; 0 while that hasn't arrived. */
function lengthUpTo(held: Buffer, ends: ReadonlySet<number>): number {
  let at = 0;
  while (at + 5 <= held.length) {
    const kind = held.readUInt8(at);
    at += 1 + held.readInt32BE(at + 1);
    if (ends.has(kind)) return at;
  }
  return 0;
}

/** Splitter of requests. The first message of a connection has no kind: it begins with its length. */
function requests(): Splitter {
  let isStarted = false;
  return createSplitter((held) => {
    if (isStarted) return lengthUpTo(held, REQUEST_ENDS);
    const length = held.length < 4 ? 0 : held.readInt32BE(0);
    isStarted = length > 0 && length <= held.length;
    return length;
  });
}

/** PostgreSQL's protocol, version 3, with trust authentication: one statement and its answer are an exchange. */
export const postgres: Protocol = {
  requests,
  answers: () => createSplitter((held) => lengthUpTo(held, ANSWER_ENDS)),
  nameOf: () => undefined,
};
