import { readFileSync } from 'node:fs';
import { openApiDocument } from './openapi.ts';

/** Returns the content of `openapi.json` for the current calls; its version is that of the package. */
export function openApiText(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return `${JSON.stringify(openApiDocument(manifest.version), null, 2)}\n`;
}
