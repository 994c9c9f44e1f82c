import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartupError } from '../startupError.ts';

/** Folders that this very process holds: its own process number in a lock doesn't make the lock stale then. */
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
 * Makes the data folder when it is absent and locks it for this process; the lock of a dead process is taken over.
 * Answers the function that unlocks it. Throws a StartupError when the folder can't be used or is in use.
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

/** Makes the lock with its content in one step: no other process ever reads half a lock. Throws EEXIST when taken. */
async function claim(file: string): Promise<void> {
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, file);
  } finally {
    await rm(own, { force: true });
  }
}

/** The process that wrote the lock; undefined without a readable lock. */
async function holderOf(file: string): Promise<number | undefined> {
  try {
    const pid = Number(await readFile(file, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : 0;
  } catch (error) {
    if (isErrno(error, 'ENOENT') || isErrno(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** After a restart of a container the new process may have the old one's number: then the lock is the old one's. */
async function isStale(file: string): Promise<boolean> {
  const pid = await holderOf(file);
  return pid !== undefined && (pid === 0 || pid === process.pid || !isAlive(pid));
}
