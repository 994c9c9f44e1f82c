import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, readKey, replaceKey, shareKey, type Settings, StartupError } from '../../kernel/index.ts';
import { createSecretBox, type SecretBox } from './secretBox.ts';

const KEY_BYTES = 32;
const CHECK = 'secrets-check';

type KeySettings = Pick<Settings, 'NODE_ENV' | 'SECRETS_KEY' | 'DATA_DIR'>;

/**
 * Encrypts the database's check with the current key. Called once everything else is: until then the database can't be
 * opened without the earlier key.
 */
export async function renewCheck(db: Db, secretBox: SecretBox): Promise<void> {
  const read = await readKey(db, CHECK);
  const key = secretBox.renew(read, CHECK);
  if (key !== undefined) await replaceKey(db, CHECK, { read, key });
}

/**
 * Opens the secret box with the key from the settings or, outside of production, a generated one in the data folder.
 * Throws a StartupError if production has no key, or the database was encrypted with another one.
 */
export async function openSecretBox(db: Db, settings: KeySettings): Promise<SecretBox> {
  const [key, ...earlier] = await keysOf(settings);
  if (!key) throw new StartupError('SECRETS_KEY has no key: set 32 bytes as base64.');
  const secretBox = createSecretBox(key, ...earlier);
  const sealed = await shareKey(db, CHECK, secretBox.seal(CHECK, CHECK));
  try {
    secretBox.open(sealed, CHECK);
  } catch {
    throw new StartupError(
      'SECRETS_KEY is not the key that this database was sealed with: set that one again, or both with a comma between to change it (“<new>,<old>”). Without it two-factor sign-in is lost to all who turned it on, and no saved account can be paid out to.',
    );
  }
  return secretBox;
}

async function keysOf({
  NODE_ENV,
  SECRETS_KEY: given,
  DATA_DIR: folder,
}: KeySettings): Promise<readonly Buffer[]> {
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
  if (key.length === KEY_BYTES) return [key];
  throw new StartupError(
    `${file} holds no key of ${KEY_BYTES} bytes: put back the one that was there, or set SECRETS_KEY.`,
  );
}
