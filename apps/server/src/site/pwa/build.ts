import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Files of the built app that every visit needs. */
export interface Shell {
  /** Addresses of its files. */
  readonly files: readonly string[];
  /** Changes with any file of the build. */
  readonly version: string;
}

/**
 * Returns the initial files of the built page; an app that isn't built has none.
 * @param webDist folder of the build
 */
export function shellOf(webDist: string): Shell {
  const file = join(webDist, '.vite', 'manifest.json');
  if (!existsSync(file)) return { files: [], version: 'none' };
  const text = readFileSync(file, 'utf8');
  // The cast: our own build writes the file.
  const manifest = JSON.parse(text) as Readonly<Record<string, Chunk>>;
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const name of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${name}`);
    for (const other of chunk.imports ?? []) take(other);
  };
  take('index.html');
  return { files: [...files], version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}
