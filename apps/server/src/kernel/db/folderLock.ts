import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartupError } from '../startupError.ts';

/** Folders locked by this process: its own id in a lock file doesn't make the lock stale then. */
const heldHere = new Set<string>();

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
}

/**
 * Creates the data folder if it is absent and locks it for this process; the lock of a dead process is taken over.
 * Returns a function that unlocks it. Throws a StartupError if the folder can't be used or is in use.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const key = resolve(folder);
  const file = join(key, 'lock');
  try {
    await mkdir(key, { recursive: true });
    if (!heldHere.has(key) && (await isStale(file))) await rm(file, { force: true });
    await claim(file);
  } catch (error) {
    if (isErrno(error, 'EEXIST') && (await holderOf(file)) !== undefined) {
      throw new StartupError(
        `The data folder ${key} is in use by process ${await holderOf(file)}: stop that process, or set DATA_DIR to another folder.`,
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The data folder ${key} can't be used (${reason}): make it a folder that this user may read and write, or set DATA_DIR to another one.`,
    );
  }
  heldHere.add(key);
  return async () => {
    heldHere.delete(key);
    await rm(file, { force: true });
  };
}

/**
 * Creates the lock file with its content in one step, so that no other process reads an incomplete one. Throws EEXIST
 * if it exists.
 */
async function claim(file: string): Promise<void> {
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, file);
  } finally {
    await rm(own, { force: true });
  }
}

/** Returns the id of the process that created the lock; undefined without a readable lock. */
async function holderOf(file: string): Promise<number | undefined> {
  try {
    const pid = Number(await readFile(file, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : 0;
  } catch (error) {
    if (isErrno(error, 'ENOENT') || isErrno(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** After the restart of a container the new process may have the same id: then the lock is that of the old one. */
async function isStale(file: string): Promise<boolean> {
  const pid = await holderOf(file);
  return pid !== undefined && (pid === 0 || pid === process.pid || !isAlive(pid));
}
