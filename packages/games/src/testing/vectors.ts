import { sha256Hex } from '../fair/hashes.ts';
import { streamOf } from '../fair/seeds.ts';
import { createStream, type Stream } from '../fair/stream.ts';

/** Server seed of the reference outcomes. */
export const SERVER_SEED = sha256Hex('touchline-vector-1');

/** Returns the stream of a reference outcome, named by its nonce. */
export const vector = (nonce: number): Stream =>
  streamOf({ serverSeed: SERVER_SEED, clientSeed: 'harbour-lantern', nonce });

/** Returns a stream of chosen words, then of highest ones. */
export function streamOfWords(words: readonly number[]): Stream {
  return createStream((index) => {
    const bytes = new DataView(new ArrayBuffer(32));
    for (let at = 0; at < 8; at += 1) bytes.setUint32(at * 4, words[index * 8 + at] ?? 0xffff_ffff);
    return new Uint8Array(bytes.buffer);
  });
}

/** Terms of a round with a stake of minor units. */
export const staking = (stake: number): { readonly stake: bigint } => ({ stake: BigInt(stake) });
