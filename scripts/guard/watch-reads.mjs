// Preloaded by Node in the workers of Vitest: lists the files that suites open at run time, so that the guard can
// compare them with what the import graph knows. One line a file, "<suite>\t<file>", in the file that GUARD_READS names.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

const LIST = process.env.GUARD_READS;
const listed = new Set();
const append = fs.appendFileSync;

/** Replaces a function that opens a file by one that lists it first. */
function watch(owner, name) {
  const original = owner[name];
  owner[name] = function read(file, ...rest) {
    list(file);
    return Reflect.apply(original, this, [file, ...rest]);
  };
}

function list(file) {
  // Vitest's own state of a worker; the main process has none.
  const suite = globalThis.__vitest_worker__?.filepath;
  if (!suite || (typeof file !== 'string' && !(file instanceof URL))) return;
  const line = `${suite}\t${typeof file === 'string' ? file : fileURLToPath(file)}\n`;
  if (listed.has(line)) return;
  listed.add(line);
  append(LIST, line);
}

if (LIST) {
  for (const name of ['readFileSync', 'readFile', 'createReadStream', 'openSync', 'open']) watch(fs, name);
  for (const name of ['readFile', 'open']) watch(fs.promises, name);
  syncBuiltinESMExports();
}
