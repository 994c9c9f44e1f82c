import { randomInt } from 'node:crypto';

/** No letters and digits that are mistaken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code that can be read out and not be guessed: with 8 characters one of 8.5 x 10^11. */
export function makeCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
