// The import graphs of the work tree and of a commit. A file that both have is read and parsed once.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { withoutComments } from '../lib/without-comments.mjs';
import { createGraph } from './graph.mjs';
import { findReferences, isCode } from './references.mjs';

/**
 * @param {ReturnType<typeof import('./git.mjs').openGit>} git
 * @param {string} folder of the work tree
 * @param {string} commit
 * @returns {{ now: State, base: State, isEmpty: boolean }} `isEmpty` is true when no file differs
 * @typedef {{ files: Map<string, string>, graph: ReturnType<typeof createGraph>, textOf: (path: string) => string }} State
 */
export function readStates(git, folder, commit) {
  const filesNow = git.filesNow();
  const filesBefore = git.filesAt(commit);
  const known = new Map();
  const build = (files, textOf) => {
    const referencesOf = (path) => {
      const key = files.get(path) + extname(path);
      if (!known.has(key)) known.set(key, findReferences(path, textOf(path)));
      return known.get(key);
    };
    return { files, textOf, graph: createGraph(files, textOf, referencesOf) };
  };
  const now = build(filesNow, (path) => readFileSync(join(folder, path), 'utf8'));
  const changed = [...filesBefore].filter(([path, hash]) => isText(path) && filesNow.get(path) !== hash);
  const isEmpty =
    filesNow.size === filesBefore.size &&
    [...filesNow].every(([path, hash]) => filesBefore.get(path) === hash);
  const texts = git.readBlobs(changed.map(([, hash]) => hash));
  for (const [path, hash] of changed) {
    if (isSameCode(path, texts.get(hash), filesNow, now.textOf)) filesBefore.set(path, filesNow.get(path));
  }
  const base = build(filesBefore, (path) => texts.get(filesBefore.get(path)) ?? now.textOf(path));
  return { now, base, isEmpty };
}

/** True if a file differs in its comments only, which no result depends on. */
function isSameCode(path, before, filesNow, textOf) {
  if (!isCode(path) || !filesNow.has(path) || before === undefined) return false;
  return withoutComments(path, before) === withoutComments(path, textOf(path));
}

const isText = (path) => isCode(path) || path.endsWith('.json');
