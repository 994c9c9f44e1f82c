// Runs unit and server tests again at each save: those that your changes affect, or those that match the given names.
//   npm run watch [<part of a path> ...]
import { selectFrom } from './guard/selection.mjs';
import { filesFitting, filesOfStep, findTestFiles } from './guard/test-files.mjs';
import { attached } from './lib/children.mjs';

const STEPS = ['unit', 'server'];

function affectedFiles(all) {
  const choice = { only: undefined, changed: true, all: false, thorough: false };
  const { select, sentence } = selectFrom(choice, process.env, all);
  console.log(sentence);
  return STEPS.flatMap((step) => select(step).files ?? filesOfStep(step, all));
}

function fittingFiles(names, all) {
  return names.flatMap((name) => {
    const found = STEPS.flatMap((step) => filesFitting(step, [name], all, { isRequired: false }));
    if (found.length === 0)
      throw new Error(`No unit or server test fits "${name}": give a part of its path.`);
    return found;
  });
}

async function main(names) {
  const all = findTestFiles();
  const option = names.find((name) => name.startsWith('-'));
  if (option)
    throw new Error(`npm run watch takes parts of paths only, no "${option}": npm run watch coupons`);
  const files = names.length > 0 ? fittingFiles(names, all) : affectedFiles(all);
  if (files.length === 0) {
    console.log('Your changes affect no unit or server test yet. Name what to watch: npm run watch coupons');
    return 0;
  }
  const projects = ['--project=!kit'];
  return attached('pnpm', ['exec', 'vitest', 'watch', ...files, ...projects], process.env);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
