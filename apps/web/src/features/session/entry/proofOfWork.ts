/** Number of attempts before yielding to the page. */
const BATCH = 256;

/**
 * Finds a number such that SHA-256 of the salt followed by it, as text, begins with the required zero bits. Runs in
 * the background, without the player.
 */
export async function solveCaptcha({
  salt,
  zeros,
}: {
  readonly salt: string;
  readonly zeros: number;
}): Promise<string> {
  const text = new TextEncoder();
  for (let first = 0; ; first += BATCH) {
    const hashes = await Promise.all(
      Array.from({ length: BATCH }, (_, index) =>
        crypto.subtle.digest('SHA-256', text.encode(`${salt}${first + index}`)),
      ),
    );
    const found = hashes.findIndex((hash) => zeroBits(new Uint8Array(hash)) >= zeros);
    if (found >= 0) return String(first + found);
  }
}

/** Number of leading zero bits. */
function zeroBits(bytes: Uint8Array): number {
  const whole = bytes.findIndex((byte) => byte !== 0);
  const byte = bytes[whole];
  return byte === undefined ? bytes.length * 8 : whole * 8 + Math.clz32(byte) - 24;
}
