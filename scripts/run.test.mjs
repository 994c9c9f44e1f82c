import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

let clone;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
});
afterEach(() => rmSync(clone, { recursive: true }));

function write(path, text) {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
}

function program(path, text) {
  write(path, `#!/bin/sh\n${text}\n`);
  chmodSync(join(clone, path), 0o755);
}

/** Lays out a fresh clone, on a machine that has another version of pnpm. */
function freshClone() {
  cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('packages/one/package.json', '{}');
  write('apps/web/package.json', '{}');
  write('apps/web/scripts/routes.ts', "console.log('[]');");
  write('e2e/bench/one.ts', 'console.log(JSON.stringify(process.argv.slice(2)));');
  program('good/pnpm', 'if [ "$1" = --version ]; then echo 12.0.0; else echo "pnpm prints its progress"; fi');
  program('other/pnpm', 'echo 11.0.0');
  program('other/npx', `echo "${join(clone, 'good')}"`);
  for (const folder of ['good', 'other']) symlinkSync(process.execPath, join(clone, folder, 'node'));
  program('chromium', '');
  program('chromium-headless-shell', '');
}

test.each([
  [['routes', '--json'], '[]\n', ['Fetching Node', 'Installing']],
  [
    ['bench', 'one', '--runs', '1'],
    '["--runs","1"]\n',
    ['Fetching Node', 'Installing', 'Building the web app'],
  ],
])('the command "%s" prints only its JSON on standard output in a fresh clone', (args, printed, told) => {
  freshClone();
  const run = spawnSync(process.execPath, [join(clone, 'scripts', 'run.mjs'), ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      PATH: [join(clone, 'other'), '/usr/bin', '/bin'].join(delimiter),
      CHROMIUM_PATH: join(clone, 'chromium'),
      CHROMIUM_SHELL_PATH: join(clone, 'chromium-headless-shell'),
    },
  });
  expect(run.stdout).toBe(printed);
  for (const message of told) expect(run.stderr).toContain(message);
  expect(run.status).toBe(0);
});
