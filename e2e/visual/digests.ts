import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';

const Kept = v.record(v.string(), v.string());

/** @returns one text for the bytes of some pictures and of their baseline, in this order */
export function digestOf(pictures: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const picture of pictures) hash.update(picture);
  return hash.digest('base64url');
}

/**
 * Digests of pictures together with the baseline that they are the same as, by story. One browser makes the same bytes of the same
 * picture, and to unpack and compare them takes a third of the walk; another browser's bytes are compared by pixels.
 * @param file where they are kept
 */
export async function readDigests(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return new Map(Object.entries(v.parse(Kept, JSON.parse(text))));
}

/** Keeps the digests of some stories, in the order of their names. */
export async function writeDigests(file: string, digests: ReadonlyMap<string, string>): Promise<void> {
  const sorted = [...digests].toSorted(([a], [b]) => a.localeCompare(b));
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
