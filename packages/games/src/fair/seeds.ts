import { GameError } from '../errors.ts';
import { hmacOf, sha256Hex } from './hashes.ts';
import { createStream, type Stream } from './stream.ts';

/** Everything from which the outcome of a round follows. */
export interface Seeds {
  /** Text of 64 lowercase hex characters, secret until the seed pair is replaced. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Number of the round with this pair of seeds, from 0. */
  readonly nonce: number;
}

/** Rounds after which a pair of seeds is replaced. */
export const MOST_ROUNDS_OF_SEEDS = 100_000;

/** Returns the commitment to a server seed, which is shown before its first round. */
export const commitmentOf = (serverSeed: string): string => sha256Hex(serverSeed);

/** Returns whether a text can be a client seed: 1 to 64 printable ASCII characters without a colon. */
export const isClientSeed = (text: string): boolean => /^[ -9;-~]{1,64}$/.test(text);

/**
 * Returns the stream of a round.
 * @throws GameError if the client seed or the nonce isn't possible
 */
export function streamOf({ serverSeed, clientSeed, nonce }: Seeds): Stream {
  if (!isClientSeed(clientSeed)) {
    throw new GameError(
      'BAD_CHOICE',
      'A client seed has 1 to 64 printable ASCII characters and no colon: choose another one.',
    );
  }
  if (!Number.isSafeInteger(nonce) || nonce < 0) {
    throw new GameError('BAD_CHOICE', `The number of a round is a whole number from 0, got ${nonce}.`);
  }
  return createStream((index) => hmacOf(serverSeed, `${clientSeed}:${nonce}:${index}`));
}
