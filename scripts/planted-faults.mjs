// Plants faults, one after the other, in a work tree of its own and checks that the guard finds each of them.
//   npm run plant [name ...] [-- --list]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { run } from './lib/run-command.mjs';
import { faults } from './planted/faults.mjs';
import { chooseFaults, judgeRun, withFault } from './planted/plant.mjs';

async function mustRun(command, args, cwd) {
  const { code, output } = await run(command, args, process.env, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

/** Runs the guard's step with the fault, and restores the work tree. */
async function check(name, tree) {
  const { changes, only, says, thorough } = faults[name];
  const startedAt = performance.now();
  for (const change of changes) {
    const file = join(tree, change.file);
    writeFileSync(file, withFault(readFileSync(file, 'utf8'), change));
  }
  const args = ['scripts/test.mjs', '--only', only, ...(thorough ? ['--thorough'] : [])];
  const done = await run('node', args, process.env, { cwd: tree });
  await mustRun('git', ['reset', '--hard', '--quiet'], tree);
  await mustRun('git', ['clean', '-fdq'], tree);
  const verdict = judgeRun(done, says);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${verdict === 'found' ? ' ok ' : ' NO '} ${name}: ${verdict} by ${only}, ${seconds} s`);
  if (verdict !== 'found') console.log(done.output);
  return verdict === 'found';
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
