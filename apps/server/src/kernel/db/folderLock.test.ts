import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './folderLock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Returns the id of a process that has ended. */
const deadProcess = (): number => spawnSync(process.execPath, ['-e', '0']).pid;

describe('the lock of the data folder', () => {
  test('is refused while it is taken, and available afterwards', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}: stop that process, or set DATA_DIR to another folder.`,
    );
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  test('is respected while its process is alive', async () => {
    await writeFile(join(folder, 'lock'), String(process.ppid));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  test.each([
    ['a dead process', () => String(deadProcess())],
    ['a process before a restart that had our own number', () => String(process.pid)],
    ['nobody, because it is unreadable', () => 'not a number'],
  ])('is taken over from %s', async (_whose, content) => {
    await writeFile(join(folder, 'lock'), content());
    const unlock = await lockFolder(folder);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
    await unlock();
  });

  test('fails with one sentence if the folder is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(lockFolder(file)).rejects.toThrow(
      /^The data folder .*file can't be used \(.*\): .* DATA_DIR to another one\.$/,
    );
  });
});
