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
  const digest = await sha256();
  for (let first = 0; ; first += BATCH) {
    const hashes = await Promise.all(
      Array.from({ length: BATCH }, (_, index) => digest(text.encode(`${salt}${first + index}`))),
    );
    const found = hashes.findIndex((hash) => zeroBits(hash) >= zeros);
    if (found >= 0) return String(first + found);
  }
}

/** Returns the browser's SHA-256; a slower one on pages opened by `http`, where browsers have none. */
async function sha256(): Promise<(bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>> {
  // The type says that it is always there.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle) return async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes));
  const own = await import('@noble/hashes/sha2.js');
  return async (bytes) => own.sha256(bytes);
}

/** Number of leading zero bits. */
function zeroBits(bytes: Uint8Array): number {
  const whole = bytes.findIndex((byte) => byte !== 0);
  const byte = bytes[whole];
  return byte === undefined ? bytes.length * 8 : whole * 8 + Math.clz32(byte) - 24;
}
