import { readFileSync } from 'node:fs';
import { openApiDocument } from './openapi.ts';

/** The text of `openapi.json` as the calls are now; the version is the package's own. */
export function openApiText(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return `${JSON.stringify(openApiDocument(manifest.version), null, 2)}\n`;
}
