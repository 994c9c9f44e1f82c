import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import { StartupError } from '../startupError.ts';
import { createSecretBox, type SecretBox } from './secretBox.ts';

const KEY_BYTES = 32;
const CHECK = 'secrets-check';

type KeySettings = Pick<Settings, 'NODE_ENV' | 'SECRETS_KEY' | 'DATA_DIR'>;

/**
 * Opens the secret box with the key from the settings or, outside of production, a generated one in the data folder.
 * Throws a StartupError if production has no key, or the database was encrypted with another one.
 */
export async function openSecretBox(db: Db, settings: KeySettings): Promise<SecretBox> {
  const secretBox = createSecretBox(await keyOf(settings));
  await db
    .insertInto('server_keys')
    .values({ name: CHECK, key: secretBox.seal(CHECK, CHECK) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { key: sealed } = await db
    .selectFrom('server_keys')
    .select('key')
    .where('name', '=', CHECK)
    .executeTakeFirstOrThrow();
  try {
    secretBox.open(sealed, CHECK);
  } catch {
    throw new StartupError(
      'SECRETS_KEY is not the key that this database was sealed with: set that one again, or two-factor sign-in is lost to all who turned it on.',
    );
  }
  return secretBox;
}

async function keyOf({ NODE_ENV, SECRETS_KEY: given, DATA_DIR: folder }: KeySettings): Promise<Buffer> {
  if (given) return given;
  if (NODE_ENV === 'production') {
    throw new StartupError(
      'SECRETS_KEY is missing: production needs 32 random bytes as base64, such as `openssl rand -base64 32` prints, the same for all processes.',
    );
  }
  const file = join(folder, 'secrets.key');
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new StartupError(
    `${file} holds no key of ${KEY_BYTES} bytes: put back the one that was there, or set SECRETS_KEY.`,
  );
}
