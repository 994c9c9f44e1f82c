/** How many numbers are tried before the page gets its turn. */
const BATCH = 256;

/**
 * Finds a number so that SHA-256 of the salt and it, as text, begins with so many zero bits. Takes a moment, and asks
 * nothing of the player.
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
      Array.from({ length: BATCH }, (_, place) =>
        crypto.subtle.digest('SHA-256', text.encode(`${salt}${first + place}`)),
      ),
    );
    const found = hashes.findIndex((hash) => zeroBits(new Uint8Array(hash)) >= zeros);
    if (found >= 0) return String(first + found);
  }
}

/** How many bits at the beginning are zero. */
function zeroBits(bytes: Uint8Array): number {
  const whole = bytes.findIndex((byte) => byte !== 0);
  const byte = bytes[whole];
  return byte === undefined ? bytes.length * 8 : whole * 8 + Math.clz32(byte) - 24;
}
