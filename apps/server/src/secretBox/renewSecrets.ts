import { renewNumbers } from '../accountNumbers/sealStored.ts';
import { renewTwoSteps } from '../access/twoStep/renewTwoSteps.ts';
import type { Db } from '../db/database.ts';
import { renewCheck } from './openSecretBox.ts';
import type { SecretBox } from './secretBox.ts';

/**
 * Encrypts again, while SECRETS_KEY changes, everything that is stored for long. Afterwards the earlier key isn't needed
 * except for messages that wait and links that were mailed.
 */
export async function renewSecrets(db: Db, secretBox: SecretBox): Promise<void> {
  if (!secretBox.isChanging) return;
  await renewTwoSteps(db, secretBox);
  await renewNumbers(db, secretBox);
  await renewCheck(db, secretBox);
}
