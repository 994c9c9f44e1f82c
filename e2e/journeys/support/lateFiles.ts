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

/** Vite's manifest of the build. */
function manifest(): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
}

/**
 * The built file of a source file.
 * @param source path from `apps/web`
 */
export function fileOf(source: string): string {
  const chunk = manifest()[source];
  if (!chunk) throw new Error(`The build has no file of ${source}.`);
  return `/${chunk.file}`;
}

/** All lazily loaded scripts and styles: those of the build without the files of the initial page. */
export function lateFiles(): readonly string[] {
  const chunks = manifest();
  const atFirst = new Set(filesWithImports(chunks, ['index.html']));
  const all = Object.values(chunks).flatMap(filesOf);
  return [...new Set(all)].filter((file) => !atFirst.has(file) && /\.(?:js|css)$/.test(file)).toSorted();
}

/** Chunks with a part of the route table, messages, the guards that decide who may open a page, or a page's frame. */
const REQUIRED =
  /\/routes\/\w+Rows\.ts$|\/i18n\/lazyBundles\.ts$|\/locales\/|^_words-|\/guards\/lazyGuards\.ts$|\/frames\/\w+\.tsx$/;

/** Files that a page can't be shown without: those of `REQUIRED`, with what they import. */
export function requiredFiles(): readonly string[] {
  const chunks = manifest();
  return filesWithImports(
    chunks,
    Object.keys(chunks).filter((key) => REQUIRED.test(key)),
  );
}

/** The files of chunks and of all chunks that they import statically. */
function filesWithImports(chunks: Readonly<Record<string, Chunk>>, keys: readonly string[]) {
  const found = new Set<string>();
  const gather = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of chunks[key]?.imports ?? []) gather(next);
  };
  for (const key of keys) gather(key);
  return [...found].flatMap((key) => filesOf(chunks[key]));
}

const filesOf = (chunk: Chunk | undefined): readonly string[] =>
  chunk ? [`/${chunk.file}`, ...(chunk.css ?? []).map((file) => `/${file}`)] : [];
