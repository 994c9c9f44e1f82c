// Runs unit and server tests again at each save: those that your changes affect, or those that match the given names.
//   npm run watch [<part of a path> ...]
import { makePlan } from './affected/plan.mjs';
import { filesFitting, filesOfStep, findTestFiles } from './guard/test-files.mjs';
import { attached } from './lib/children.mjs';
import { readMachine } from './passes/machine.mjs';

const STEPS = ['unit', 'server'];

async function affectedFiles(all) {
  const { hasChanged } = makePlan({ machine: await readMachine(process.env) }).sinceBranch();
  return STEPS.flatMap((step) => filesOfStep(step, all).filter((file) => hasChanged(step, file)));
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
  const files = names.length > 0 ? fittingFiles(names, all) : await affectedFiles(all);
  if (files.length === 0) {
    console.log('Your changes affect no unit or server test yet. Name what to watch: npm run watch coupons');
    return 0;
  }
  const projects = ['--project=!screens', '--project=!kit', '--project=!games'];
  return attached('pnpm', ['exec', 'vitest', 'watch', ...files, ...projects], process.env);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
