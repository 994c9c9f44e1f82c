import { sha256Hex } from './hashes.ts';

/**
 * Returns the hashes of a chain of rounds for many players, in the order of play: the hash of each game is the SHA-256
 * of the text of the next one's, so that published hashes prove that no result was chosen later.
 * @param secret text that the chain begins with, known to the maker only
 * @param games number of games
 */
export function chainOf(
  secret: string,
  games: number,
): { readonly terminal: string; readonly hashes: string[] } {
  const hashes = [secret];
  for (let made = 1; made < games; made += 1) hashes.push(sha256Hex(hashes[made - 1] ?? secret));
  hashes.reverse();
  return { terminal: sha256Hex(hashes[0] ?? secret), hashes };
}

/** Returns whether a game's hash belongs to a chain: hashing it `game` times gives the published terminal hash. */
export function isOfChain(hash: string, game: number, terminal: string): boolean {
  let text = hash;
  for (let step = 0; step < game; step += 1) text = sha256Hex(text);
  return text === terminal;
}
