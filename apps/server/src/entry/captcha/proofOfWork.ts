import { createHash } from 'node:crypto';

/** Returns the number of leading zero bits of the SHA-256 of a text. */
export function zeroBitsOf(text: string): number {
  const digest = createHash('sha256').update(text).digest();
  const whole = digest.findIndex((byte) => byte !== 0);
  const byte = digest[whole];
  return byte === undefined ? digest.length * 8 : whole * 8 + Math.clz32(byte) - 24;
}

/** Returns whether a number solves the proof of work. */
export const isSolution = (salt: string, zeros: number, solution: string): boolean =>
  /^\d{1,12}$/.test(solution) && zeroBitsOf(`${salt}${solution}`) >= zeros;
