import type { FastifyReply } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Content encodings of stored answers, the preferred one first. */
const compressors = {
  // The quality from which the encoder looks for repetitions at a distance: a page is a tenth smaller for 1.5 ms.
  br: (text: string): Promise<Buffer> => brotlied(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string): Promise<Buffer> => gzipped(text),
};
export type Encoding = keyof typeof compressors;
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Size below which answers aren't compressed, bytes. */
export const COMPRESSED_FROM = 1024;

/** An answer that is ready to be sent. */
export interface ReadyAnswer {
  readonly body: Buffer;
  /** Value of `content-encoding`; undefined for plain text. */
  readonly encoding: Encoding | undefined;
}

/** Returns the preferred encoding that a client accepts; undefined for plain text. */
export function encodingFor(accepted = ''): Encoding | undefined {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return ENCODINGS.find((encoding) => names.includes(encoding));
}

/** Encodes and compresses a text. */
export async function readyAnswer(text: string, encoding: Encoding | undefined): Promise<ReadyAnswer> {
  if (encoding === undefined || Buffer.byteLength(text) < COMPRESSED_FROM)
    return { body: Buffer.from(text), encoding: undefined };
  return { body: await compressors[encoding](text), encoding };
}

/** Sends an answer whose type is set. */
export function sendReady(reply: FastifyReply, { body, encoding }: ReadyAnswer): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(body);
}
