import type { Db } from '../../kernel/index.ts';
import { renewCheck } from './openSecretBox.ts';
import type { SecretBox } from './secretBox.ts';

/** Encrypts again with the current key what a module has stored for long with an earlier one. */
export type RenewStored = (db: Db, secretBox: SecretBox) => Promise<void>;

/**
 * Encrypts again, while SECRETS_KEY changes, everything that is stored for long. Afterwards the earlier key isn't needed
 * except for messages that wait and links that were mailed.
 * @param stored one for each module that stores such texts, handed in by the platform: a module without one needs the
 * earlier key for ever
 */
export async function renewSecrets(
  db: Db,
  secretBox: SecretBox,
  stored: readonly RenewStored[],
): Promise<void> {
  if (!secretBox.isChanging) return;
  for (const renew of stored) await renew(db, secretBox);
  await renewCheck(db, secretBox);
}
