/** Files of the lazy code that a rendering on the server has used; always empty in the browser. */
export const usedChunks = new Set<string>();

const IMPORT = /import\(\s*["'`](?:[^"'`]*\/)?([^"'`/]+)["'`]/;

/** Notes that a rendering on the server uses what `load` imports: the text of the function names the file. */
export function noteChunk(load: () => unknown): void {
  if (typeof document !== 'undefined') return;
  const file = IMPORT.exec(load.toString())?.[1];
  if (file !== undefined) usedChunks.add(file);
}
