import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTRY = /<script type="module"[^>]*\ssrc="(?<address>[^"]+)"/;

/**
 * Returns the address of the script that starts the built app, which changes with each version of the app.
 * @param webDist folder of the built app
 * @returns undefined if there is none, as with the development server
 */
export function readAppEntry(webDist: string): string | undefined {
  const index = join(webDist, 'index.html');
  if (!existsSync(index)) return undefined;
  return ENTRY.exec(readFileSync(index, 'utf8'))?.groups?.['address'];
}
