import { createSplitter, type Protocol } from './splitter.ts';

const HEAD_END = '\r\n\r\n';
const LINE_END = '\r\n';

/** Length of a chunked body, including the empty chunk at its end; 0 while that hasn't arrived. */
function chunkedLength(held: Buffer, start: number): number {
  let at = start;
  for (;;) {
    const lineEnd = held.indexOf(LINE_END, at);
    if (lineEnd < 0) return 0;
    const size = Number.parseInt(held.toString('latin1', at, lineEnd), 16);
    at = lineEnd + LINE_END.length + size + LINE_END.length;
    if (size === 0) return at;
    if (at > held.length) return 0;
  }
}

/**
 * Length of the first HTTP/1.1 message, by its head; 0 while that is unknown. For JSON calls only: no HEAD, no
 * upgrade.
 */
function messageLength(held: Buffer): number {
  const headEnd = held.indexOf(HEAD_END);
  if (headEnd < 0) return 0;
  const bodyStart = headEnd + HEAD_END.length;
  const head = held.toString('latin1', 0, headEnd);
  if (/^transfer-encoding: *chunked$/im.test(head)) return chunkedLength(held, bodyStart);
  return bodyStart + Number(/^content-length: *(\d+)$/im.exec(head)?.[1] ?? 0);
}

/** HTTP/1.1 as the API uses it; the name of a request is its `x-request-id`. */
export const http: Protocol = {
  requests: () => createSplitter(messageLength),
  answers: () => createSplitter(messageLength),
  nameOf: (request) =>
    /^x-request-id: *(\S+)$/im.exec(request.toString('latin1', 0, request.indexOf(HEAD_END)))?.[1],
};
