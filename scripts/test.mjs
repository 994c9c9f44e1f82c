// The whole guard. It goes on after a failed step, lists the failures at the end, and its last line is
// "N passed, N failed", summed over test runners; a step that is no test runner counts as one.
//   npm test [-- --only <step>[,<step>]]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.mjs';
import { root } from './lib/paths.mjs';
import { browserSteps, steps } from './lib/steps.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });

const only = values.only?.split(',');
const unknown = only?.find((name) => !steps.some((step) => step.name === name));
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}": ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
mkdirSync(join(root, 'e2e', 'report', 'results'), { recursive: true });

const chosen = steps.filter(({ name }) => !only || only.includes(name));
const needsBrowser = chosen.some(({ name }) => browserSteps.has(name));
const chromium = needsBrowser ? findChromium({ install: true }) : {};
const env = { ...process.env, ...(chromium.path ? { CHROMIUM_PATH: chromium.path } : {}), NO_COLOR: '1' };
delete env.FORCE_COLOR;

const started = Date.now();
const failures = [];
let passed = 0;
let failed = 0;
for (const step of chosen) {
  const reason = step.skip?.(env);
  if (reason !== undefined) {
    console.log(`  -  ${step.title}: left out, ${reason}`);
    continue;
  }
  const at = Date.now();
  const missing = browserSteps.has(step.name) ? chromium.missing : undefined;
  const outcome = missing ? { passed: 0, failed: 1, output: missing } : await attempt(step);
  passed += outcome.passed;
  failed += outcome.failed;
  const seconds = ((Date.now() - at) / 1000).toFixed(1);
  const sign = outcome.failed === 0 ? 'ok' : 'NO';
  console.log(` ${sign}  ${step.title}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
  if (outcome.failed > 0) {
    failures.push(step);
    console.log(`\n${outcome.output.trimEnd()}\n`);
  }
}

async function attempt(step) {
  try {
    return await step.run(env);
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s`);
for (const { name, title } of failures) console.log(`Failed: ${title} (npm test -- --only ${name})`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
