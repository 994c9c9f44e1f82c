import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findChromium, findShell } from '../chromium.mjs';
import { explainInstallFailure } from './explain.mjs';
import { digest, isFresh, remember } from './stamp.mjs';
import { isSuitable, majorOf } from './toolchain.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the toolchain', () => {
  test('is the present one from Node 24 with pnpm 12, and no other', () => {
    expect(majorOf('v24.21.0\n')).toBe(24);
    expect(isSuitable({ node: 'v24.0.0', pnpm: '12.21.0' })).toBe(true);
    expect(isSuitable({ node: 'v26.1.0', pnpm: '12.0.0' })).toBe(true);
    expect(isSuitable({ node: 'v20.20.2', pnpm: '12.21.0' })).toBe(false);
    expect(isSuitable({ node: 'v24.0.0', pnpm: '' })).toBe(false);
    expect(isSuitable({ node: 'v24.0.0', pnpm: '11.9.0' })).toBe(false);
  });
});

describe('a failed install', () => {
  test.each([
    ['npm error code ECONNREFUSED', "registry can't be reached"],
    ['client error (Connect): ENOTFOUND', "registry can't be reached"],
    ['ENOSPC: no space left on device', 'disk is full'],
    ['EACCES: permission denied', 'may not write'],
    ['ERR_PNPM_OUTDATED_LOCKFILE', 'does not fit a package.json'],
  ])('%s is one sentence', (output, reason) => {
    const sentence = explainInstallFailure('The dependencies', `npm warn old\n${output}\nnpm error at x`);
    expect(sentence).toContain(reason);
    expect(sentence).not.toContain('\n');
  });

  test("of an unknown kind ends with the installer's last message, without its warnings", () => {
    expect(explainInstallFailure('X', 'a reason\nnpm warn beside the point')).toBe(
      'X could not be installed: a reason.',
    );
  });
});

describe('a stamp', () => {
  test('changes with the content and the names of sources, not with tests or build results', () => {
    mkdirSync(join(folder, 'src', 'dist'), { recursive: true });
    writeFileSync(join(folder, 'src', 'a.ts'), 'one');
    const first = digest(['src'], folder);
    writeFileSync(join(folder, 'src', 'a.test.ts'), 'test');
    writeFileSync(join(folder, 'src', 'dist', 'a.js'), 'built');
    expect(digest(['src'], folder)).toBe(first);
    writeFileSync(join(folder, 'src', 'a.ts'), 'two');
    expect(digest(['src'], folder)).not.toBe(first);
  });

  test('is fresh only for the digest it was left with', () => {
    expect(isFresh('web', 'd1', folder)).toBe(false);
    remember('web', 'd1', folder);
    expect(isFresh('web', 'd1', folder)).toBe(true);
    expect(isFresh('web', 'd2', folder)).toBe(false);
  });
});

describe('Chromium', () => {
  function program(name) {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    return path;
  }

  test('is taken from the environment before PATH, and from PATH before a download', () => {
    const chosen = program('own/browser');
    const onPath = program('bin/chromium-browser');
    const download = program('cache/chromium-1200/chrome-linux64/chrome');
    const env = { PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'cache') };
    expect(findChromium({ env: { ...env, CHROMIUM_PATH: chosen } }).path).toBe(chosen);
    expect(findChromium({ env }).path).toBe(onPath);
    expect(findChromium({ env: { ...env, PATH: '' } }).path).toBe(download);
  });

  test('is replaced by its headless shell, wherever that is', () => {
    const chromium = program('whole/chromium');
    const shell = program('whole/chromium-headless-shell');
    const download = program('cache/chromium_headless_shell-1200/chrome-linux/headless_shell');
    const env = { PLAYWRIGHT_BROWSERS_PATH: join(folder, 'cache') };
    expect(findShell({ env: { ...env, PATH: join(folder, 'whole') } }).path).toBe(shell);
    expect(findShell({ env: { ...env, PATH: '' } }).path).toBe(download);
    expect(
      findShell({ env: { PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder, CHROMIUM_PATH: chromium } }).path,
    ).toBe(chromium);
    expect(findShell({ env: { ...env, CHROMIUM_SHELL_PATH: '/nowhere' } }).missing).toContain(
      'CHROMIUM_SHELL_PATH',
    );
  });

  test('is reported with the ways to get it when missing', () => {
    const env = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder };
    expect(findChromium({ env }).missing).toContain('CHROMIUM_PATH');
    expect(findChromium({ env: { ...env, CHROMIUM_PATH: '/nowhere' } }).missing).toContain('/nowhere');
  });
});
