import { readFileSync } from 'node:fs';
import { calls } from './calls/index.ts';
import { openApiDocument } from './openapi.ts';
import { operatorCalls } from './operatorCalls/index.ts';

/**
 * Returns the content of `openapi.json` for the current calls of players and operators; its version is that of the
 * package.
 */
export function openApiText(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  const all = [...Object.values(calls), ...Object.values(operatorCalls)];
  return `${JSON.stringify(openApiDocument(manifest.version, all), null, 2)}\n`;
}
