// Compresses the files of a built app once, next to them, so that the server doesn't compress them for each request.
// node scripts/precompress.mjs apps/web/dist/assets
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Source maps are left out: only developers' tools load them. */
const COMPRESSED = '**/*.{js,css,svg,json}';
/** Smaller files aren't worth it, bytes. */
const FROM = 1024;

/** Suffix and compressor of each encoding; brotli's best quality is its default. */
const compressors = {
  br: promisify(brotliCompress),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes `<file>.br` and `<file>.gz` next to the files of a folder.
 * @param {string} folder
 * @returns {Promise<string[]>} the written files, relative to the folder
 */
export async function precompress(folder) {
  const written = globSync(COMPRESSED, { cwd: folder }).map(async (file) => {
    const content = await readFile(join(folder, file));
    if (content.length < FROM) return [];
    return Promise.all(
      Object.entries(compressors).map(async ([suffix, compress]) => {
        await writeFile(join(folder, `${file}.${suffix}`), await compress(content));
        return `${file}.${suffix}`;
      }),
    );
  });
  return (await Promise.all(written)).flat().toSorted();
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Name the folder whose files are compressed.');
  await precompress(folder);
}
