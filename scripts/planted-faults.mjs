// Plants faults, one after the other, in a work tree of its own and checks that the guard finds each of them.
//   npm run plant [name ...] [-- --list]
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { run } from './lib/run-command.mjs';
import { makePlan } from './affected/plan.mjs';
import { findBrowsers } from './chromium.mjs';
import { filesFitting, findTestFiles } from './guard/test-files.mjs';
import { readMachine } from './passes/machine.mjs';
import { storeFolder } from './passes/store.mjs';
import { faults } from './planted/faults.mjs';
import { chooseFaults, judgeRun, smallestRun, withFault } from './planted/plant.mjs';

async function mustRun(command, args, cwd) {
  const { code, output } = await run(command, args, process.env, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

/** Hashes of what the units of the work tree depend on, as it is now. */
async function planOf(tree, env) {
  const machine = await readMachine({ ...env, ...findBrowsers().variables });
  return makePlan({ machine, settingsOf: () => ({ isThorough: false }), folder: tree });
}

/** Units of the step that finds a fault. */
function unitsOf(only, tree) {
  const [, step, part] = /^([\w-]+):?(.*)$/.exec(only) ?? [];
  return { step, units: part ? filesFitting(step, [part], findTestFiles(tree)) : [step] };
}

/** Writes the pass of a unit by hand, as somebody would who wants it to be skipped. */
async function forgePass({ step, unit }, tree, env) {
  const plan = await planOf(tree, env);
  const pass = {
    step,
    unit,
    commit: plan.head,
    at: new Date().toISOString(),
    times: 9,
    seconds: 1,
    cpuSeconds: 1,
  };
  const folder = join(storeFolder(env), step);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${plan.hashOf(step, unit)}.json`),
    JSON.stringify({ pass, seal: '0'.repeat(64) }),
  );
}

/** Runs the guard's step with the fault, and restores the work tree. The store of passes is one of its own. */
async function check(name, tree) {
  const { changes, only, says, thorough, hasPass, forged, passes } = faults[name];
  const env = { ...process.env, XDG_CACHE_HOME: join(tree, '..', 'cache', name) };
  const startedAt = performance.now();
  const { step, units } = unitsOf(only, tree);
  const hashesOf = ({ hashOf }) => new Map(units.map((unit) => [unit, hashOf(step, unit)]));
  const before = hashesOf(await planOf(tree, env));
  if (hasPass) await run('node', ['scripts/test.mjs', '--only', only], env, { cwd: tree });
  for (const change of changes) {
    const file = join(tree, change.file);
    writeFileSync(file, withFault(readFileSync(file, 'utf8'), change));
  }
  const after = hashesOf(await planOf(tree, env));
  const isReached = (unit) => before.get(unit) !== after.get(unit);
  if (forged) await forgePass(forged, tree, env);
  const options = [...(thorough ? ['--thorough'] : []), ...(hasPass || forged ? ['--proven'] : [])];
  const done = await run('node', ['scripts/test.mjs', '--only', only, ...options], env, { cwd: tree });
  await mustRun('git', ['reset', '--hard', '--quiet'], tree);
  await mustRun('git', ['clean', '-fdq'], tree);
  const verdict = judgeRun(done, says, passes);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const isRight = verdict === 'found' || verdict === 'left out';
  const smallest = passes ? 'no' : smallestRun(thorough, units, isReached);
  console.log(`${isRight ? ' ok ' : ' NO '} ${name}: ${verdict} by ${only} in ${smallest} run, ${seconds} s`);
  if (!isRight) console.log(done.output);
  return isRight;
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { list: { type: 'boolean' } },
    allowPositionals: true,
  });
  const names = chooseFaults(positionals, Object.keys(faults));
  if (values.list) {
    for (const name of names) console.log(`${name}: ${faults[name].kind} (${faults[name].only})`);
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const tree = join(folder, 'tree');
  try {
    await mustRun('git', ['worktree', 'add', '--detach', '--quiet', tree, 'HEAD'], root);
    await mustRun('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], tree);
    let found = 0;
    for (const name of names) if (await check(name, tree)) found += 1;
    console.log(`${found} found, ${names.length - found} not`);
    return found === names.length ? 0 : 1;
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], process.env);
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
