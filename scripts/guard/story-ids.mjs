import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * The common prefix of the ids of a file's stories, which Storybook makes from the title.
 * @param {string} source of a story file
 * @returns {string | undefined} undefined when the file has no title with its group, such as `Blocks/Coupon/Promo`
 */
export function idPrefix(source) {
  const title = /\btitle: '([^']+\/[^']+)'/.exec(source)?.[1];
  const id = title
    ?.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return id && `${id}--`;
}

/**
 * Prefixes of the ids of all stories in files.
 * @param {readonly string[]} files relative to the repository
 * @returns {string[] | undefined} undefined when a file's ids are unknown
 */
export function idPrefixesOf(files) {
  const prefixes = files.map((file) => idPrefix(readFileSync(join(root, file), 'utf8')));
  return prefixes.every((prefix) => prefix !== undefined) ? prefixes : undefined;
}
