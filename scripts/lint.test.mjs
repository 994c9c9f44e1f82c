import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

/** Returns the rules that the linter reports for a module, without its plugin's name. */
function rulesFor(text) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const file = join(folder, 'module.ts');
  writeFileSync(file, text);
  const args = ['-c', join(root, '.oxlintrc.json'), '--format=json', file];
  const { stdout } = spawnSync(join(root, 'node_modules', '.bin', 'oxlint'), args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout).diagnostics.map(({ code }) => code.replace(/^.*\((.*)\)$/, '$1'));
}

test.each([
  ["element.innerHTML = '<b></b>';", 'no-restricted-properties'],
  ["element.outerHTML = '<b></b>';", 'no-restricted-properties'],
  ["element.insertAdjacentHTML('beforeend', '<b></b>');", 'no-restricted-properties'],
  ["element.setHTMLUnsafe('<b></b>');", 'no-restricted-properties'],
  ["range.createContextualFragment('<b></b>');", 'no-restricted-properties'],
  ["frame.srcdoc = '<b></b>';", 'no-restricted-properties'],
  ["document.write('<b></b>');", 'no-restricted-properties'],
  ["globalThis.eval('1');", 'no-restricted-properties'],
  ["export const made = new Function('1');", 'no-new-func'],
  ["export const made = Function('1');", 'no-new-func'],
  ["eval('1');", 'no-eval'],
  ["setTimeout('1', 1);", 'no-implied-eval'],
])('the linter refuses text as code or markup: %s', (code, rule) => {
  expect(rulesFor(code)).toContain(rule);
});

test('the linter accepts elements and text', () => {
  expect(rulesFor("element.replaceChildren('text'); element.textContent = 'text';\n")).toEqual([]);
});
