// The import graphs of the work tree and of commits. A file that several states have is read and parsed once.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { blobHash } from './git.mjs';
import { createGraph } from './graph.mjs';
import { isCode, isStyle, readSource } from './references.mjs';

/**
 * @typedef {object} State
 * @property {Map<string, string>} files hash of the content of each file, by path
 * @property {ReturnType<typeof createGraph>} graph
 * @property {(path: string) => string} textOf
 */

/**
 * @param {ReturnType<typeof import('./git.mjs').openGit>} git
 * @param {string} folder of the work tree
 * @returns {{ now: () => State, at: (commit: string) => State }} the work tree as it is at the call, and a commit
 */
export function openStates(git, folder) {
  const sources = new Map();
  const build = (files, textOf) => {
    const sourceOf = (path) => {
      const key = files.get(path) + extname(path);
      if (sources.has(key)) return sources.get(key);
      const text = textOf(path);
      const source = readSource(path, text);
      // A file that was edited since the state was taken: what it was then isn't known any more, only that it differs.
      if (blobHash(Buffer.from(text)) !== files.get(path)) return { ...source, code: key, outline: key };
      sources.set(key, source);
      return source;
    };
    return { files, textOf, graph: createGraph(files, textOf, sourceOf) };
  };
  const readNow = (path) => readFileSync(join(folder, path), 'utf8');

  return {
    now: () => build(git.filesNow(), readNow),
    at(commit) {
      const filesNow = git.filesNow();
      const files = git.filesAt(commit);
      const changed = [...files].filter(([path, hash]) => isText(path) && filesNow.get(path) !== hash);
      const texts = git.readBlobs(changed.map(([, hash]) => hash));
      return build(files, (path) => texts.get(files.get(path)) ?? readNow(path));
    },
  };
}

/** Returns whether a file's text is read, of a commit also where the work tree has none or another one. */
const isText = (path) => isCode(path) || isStyle(path) || path.endsWith('.json');
