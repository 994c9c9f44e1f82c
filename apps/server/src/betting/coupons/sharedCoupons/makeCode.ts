import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Makes a code that can be read out but not guessed: with 8 characters one of 8.5 x 10^11. */
export function makeCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
