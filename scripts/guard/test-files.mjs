// Test files of the repository, by the step that runs them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { idPrefix } from './story-ids.mjs';

const STEP_FILES = {
  unit: /^(?!apps\/server\/)(packages|apps)\/.*(?<!\.(?:browser|screen))\.test\.tsx?$|^scripts\/.*\.test\.mjs$|^\.storybook\/.*\.test\.ts$|^e2e\/(visual|lib|bench|faults)\/.*\.test\.ts$/,
  server: /^apps\/server\/.*\.test\.ts$/,
  postgres: /^apps\/server\/.*\.test\.ts$/,
  screens: /^apps\/web\/src\/.*\.screen\.test\.tsx$/,
  kit: /^(packages\/ui|apps\/sandbox)\/.*\.browser\.test\.tsx?$/,
  journeys: /^e2e\/journeys\/.*\.test\.ts$/,
  visual: /^(packages\/ui|\.storybook)\/.*\.stories\.tsx$/,
};

const FOLDERS = '{packages,apps,scripts,e2e,.storybook}';
const FOREIGN = /^(node_modules|dist|\.cache|\.data|report)$/;

/** @returns {string[]} paths of all test and story files in the work tree, relative to the repository */
export function findTestFiles(base = root) {
  const exclude = (entry) => FOREIGN.test((entry.name ?? entry).split(/[\\/]/).at(-1));
  return globSync(`${FOLDERS}/**/*.{test,stories}.{ts,tsx,mjs}`, { cwd: base, exclude })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** @returns {string[]} the files of `all` that no step runs */
export function filesOfNoStep(all) {
  return all.filter((file) => !Object.values(STEP_FILES).some((pattern) => pattern.test(file)));
}

/** @returns {string[]} the files of `all` that a step runs */
export function filesOfStep(step, all) {
  const pattern = STEP_FILES[step];
  return pattern ? all.filter((file) => pattern.test(file)) : [];
}

/** Name of a journey on the command line: its file's name without endings. */
export function journeyName(file) {
  return file
    .split('/')
    .at(-1)
    .replace(/(?:\.still|\.moving|\.outside)?\.test\.ts$/, '');
}

/** Story files with an id that may contain a part; all of them for a part of a story's own name. */
function storiesFitting(files, part) {
  const fitting = files.filter((file) => {
    const prefix = idPrefix(readFileSync(join(root, file), 'utf8')) ?? '';
    return prefix.includes(part) || part.startsWith(prefix);
  });
  return fitting.length > 0 ? fitting : files;
}

/**
 * Files of a step whose name fits one of the parts that a person typed. Journeys are named by file or by area, stories
 * by a part of their ids.
 * @throws {Error} one sentence when nothing fits, unless that is allowed
 */
export function filesFitting(step, parts, all, { isRequired = true } = {}) {
  const files = filesOfStep(step, all);
  const fits = (part) => {
    if (step === 'visual') return storiesFitting(files, part);
    if (step !== 'journeys') return files.filter((file) => file.includes(part));
    const exact = files.filter((file) => journeyName(file) === part || file.split('/').at(-2) === part);
    return exact.length > 0 ? exact : files.filter((file) => file.includes(part));
  };
  return [
    ...new Set(
      parts.flatMap((part) => {
        const found = fits(part);
        if (found.length > 0 || !isRequired) return found;
        const known = step === 'journeys' ? ` Journeys: ${files.map(journeyName).join(', ')}.` : '';
        throw new Error(`No file of the step "${step}" fits "${part}".${known}`);
      }),
    ),
  ];
}
