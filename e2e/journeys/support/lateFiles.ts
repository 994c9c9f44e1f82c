import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

const dist = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));

/** The build's own list of its files. */
function manifest(): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
}

/** The file that a source of the app became. @param source path from `apps/web` */
export function fileOf(source: string): string {
  const chunk = manifest()[source];
  if (!chunk) throw new Error(`The build has no file of ${source}.`);
  return `/${chunk.file}`;
}

/** Every file that the page brings only when it is wanted: scripts and styles, without those it starts with. */
export function lateFiles(): readonly string[] {
  const chunks = manifest();
  const first = new Set<string>();
  const gather = (key: string): void => {
    if (first.has(key)) return;
    first.add(key);
    for (const next of chunks[key]?.imports ?? []) gather(next);
  };
  gather('index.html');
  const atFirst = new Set([...first].flatMap((key) => filesOf(chunks[key])));
  const all = Object.values(chunks).flatMap(filesOf);
  return [...new Set(all)].filter((file) => !atFirst.has(file) && /\.(?:js|css)$/.test(file)).toSorted();
}

const filesOf = (chunk: Chunk | undefined): readonly string[] =>
  chunk ? [`/${chunk.file}`, ...(chunk.css ?? []).map((file) => `/${file}`)] : [];
