// Refuses comments that match the tables "Refused openings" and "Refused phrases" of docs/glossary.md.
//   node scripts/writing.mjs [folder ...]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './lib/paths.mjs';

const SOURCE = /\.(?:tsx?|mjs)$/;
const GENERATED = /(?:^|\/)generated\/|\.d\.ts$/;

/**
 * @typedef {{ pattern: RegExp, advice: string, isOpening: boolean }} Rule
 * @typedef {{ line: number, found: string, advice: string }} Finding
 */

/**
 * Reads the rules of the glossary page. A bar inside a pattern is written `\|`, as Markdown tables require.
 * @param {string} page text of docs/glossary.md
 * @returns {Rule[]}
 * @throws {Error} if one of the two tables is missing
 */
export function readRules(page) {
  return [
    ...tableOf(page, 'Refused openings').map(([pattern, advice]) => ({
      pattern: new RegExp(`^(?:${pattern})`),
      advice,
      isOpening: true,
    })),
    ...tableOf(page, 'Refused phrases').map(([pattern, advice]) => ({
      pattern: new RegExp(pattern, 'i'),
      advice,
      isOpening: false,
    })),
  ];
}

function tableOf(page, title) {
  const section = page.split(/^## /m).find((part) => part.startsWith(title));
  const rows = [...(section ?? '').matchAll(/^\| `(.+?)` \| (.+?) \|$/gm)];
  if (rows.length === 0) throw new Error(`docs/glossary.md has no table "${title}": restore it.`);
  return rows.map(([, pattern, advice]) => [pattern.replaceAll('\\|', '|'), advice]);
}

/**
 * Judges the comments of one source file.
 * @param {string} file name, which decides how it is parsed
 * @param {string} text
 * @param {readonly Rule[]} rules
 * @returns {Finding[]} in the order of the file; lines count from 1
 */
export function judge(file, text, rules) {
  const { comments } = parseSync(file, text, { sourceType: 'module' });
  return joined(comments, text).flatMap(({ start, words }) => {
    // Code in backticks keeps its names, whatever they are.
    const prose = words.replaceAll(/`[^`]*`/g, '`code`');
    const parts = prose.split(/@(?:param \S+|returns|throws|default|remarks)\s*/);
    const line = text.slice(0, start).split('\n').length;
    return rules.flatMap(({ pattern, advice, isOpening }) => {
      const match = isOpening ? pattern.exec(parts[0]?.trim() ?? '') : pattern.exec(prose);
      return match ? [{ line, found: match[0], advice }] : [];
    });
  });
}

/** Joins line comments of consecutive lines, and removes the markers. */
function joined(comments, text) {
  const blocks = [];
  for (const { type, start, end, value } of comments) {
    const last = blocks.at(-1);
    if (type === 'Line' && last?.type === 'Line' && /^\n[ \t]*$/.test(text.slice(last.end, start))) {
      last.words += ` ${value.trim()}`;
      last.end = end;
    } else blocks.push({ type, start, end, words: value.replaceAll(/^\s*\*+ ?/gm, '').trim() });
  }
  return blocks;
}

function main(folders) {
  const rules = readRules(readFileSync(join(root, 'docs', 'glossary.md'), 'utf8'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\n').filter((file) => SOURCE.test(file) && !GENERATED.test(file));
  let findings = 0;
  for (const file of files) {
    for (const { line, found, advice } of judge(file, readFileSync(join(root, file), 'utf8'), rules)) {
      findings += 1;
      console.log(`${file}:${line}: "${found}" - write: ${advice}`);
    }
  }
  console.log(`${files.length} files, ${findings} comments to rewrite (docs/glossary.md)`);
  process.exitCode = findings === 0 ? 0 : 1;
}

if (import.meta.filename === process.argv[1]) main(process.argv.slice(2));
