// Test files of the repository, by the step that runs them.
import { globSync } from 'node:fs';
import { root } from '../lib/paths.mjs';

const STEP_FILES = {
  unit: /^(?!apps\/server\/)(packages|apps)\/.*(?<!\.browser)\.test\.tsx?$|^scripts\/.*\.test\.mjs$|^\.storybook\/.*\.test\.ts$|^e2e\/(visual|lib|bench|faults)\/.*\.test\.ts$/,
  server: /^apps\/server\/.*\.test\.ts$/,
  postgres: /^apps\/server\/.*\.test\.ts$/,
  kit: /^packages\/ui\/.*\.browser\.test\.tsx$/,
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
    .replace(/(?:\.still|\.moving)?\.test\.ts$/, '');
}

/**
 * Files of a step whose name fits one of the parts that a person typed. Journeys are named by file or by area.
 * @throws {Error} one sentence when nothing fits, unless that is allowed
 */
export function filesFitting(step, parts, all, { isRequired = true } = {}) {
  const files = filesOfStep(step, all);
  const fits = (part) => {
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
