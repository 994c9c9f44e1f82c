// Reads the repository by git: files with the hash of their content, now and at a commit.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUFFER = 256 * 1024 * 1024;

/**
 * @param {string} folder of the work tree
 */
export function openGit(folder) {
  const git = (args, input) =>
    execFileSync('git', args, { cwd: folder, maxBuffer: BUFFER, input, stdio: ['pipe', 'pipe', 'ignore'] });
  const text = (...args) => git(args).toString('utf8').trim();
  const tryText = (...args) => {
    try {
      return text(...args);
    } catch {
      return undefined;
    }
  };

  return {
    head: () => tryText('rev-parse', 'HEAD'),

    /** Full hash of a commit; undefined when it isn't in this clone. */
    commit: (name) => tryText('rev-parse', '--verify', '--quiet', `${name}^{commit}`),

    /** The commit at which this branch left its upstream branch, or `main`; undefined without either. */
    branchPoint() {
      const other =
        tryText('rev-parse', '--verify', '--quiet', '@{upstream}') ?? tryText('rev-parse', 'main');
      return other && tryText('merge-base', 'HEAD', other);
    },

    /** @returns {Map<string, string>} hash of the content of each file of a commit, by path */
    filesAt(commit) {
      const rows = git(['ls-tree', '-r', '-z', commit]).toString('utf8').split('\0').filter(Boolean);
      return new Map(rows.map(readTreeRow));
    },

    /** @returns {Map<string, string>} hash of each file of the work tree by path, changed and new files included */
    filesNow() {
      const files = this.filesAt('HEAD');
      const rows = git(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'])
        .toString('utf8')
        .split('\0')
        .filter(Boolean);
      for (const row of rows) {
        const path = row.slice(3);
        const file = join(folder, path);
        if (existsSync(file) && lstatSync(file).isFile()) files.set(path, blobHash(readFileSync(file)));
        else files.delete(path);
      }
      return files;
    },

    /** @returns {Map<string, string>} text of each blob, by hash */
    readBlobs(hashes) {
      if (hashes.length === 0) return new Map();
      return readBatch(git(['cat-file', '--batch'], `${hashes.join('\n')}\n`));
    },
  };
}

function readTreeRow(row) {
  const tab = row.indexOf('\t');
  return [row.slice(tab + 1), row.slice(0, tab).split(' ')[2]];
}

/** The hash that git gives a file's content. */
export function blobHash(content) {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

function readBatch(output) {
  const texts = new Map();
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf(10, at);
    const [hash, kind, size] = output.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (kind !== 'blob') continue;
    texts.set(hash, output.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}
