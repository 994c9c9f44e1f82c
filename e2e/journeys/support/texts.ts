import { codeIn } from './codeIn.ts';
import type { Platform } from './platform.ts';

/** The code in the last text message to a phone number. */
export async function codeSentTo(phone: string, platform: Platform): Promise<string> {
  const code = codeIn(await platform.textTo(phone));
  if (code === '') throw new Error(`No code went to ${phone}.`);
  return code;
}

/** The last six digits of an unused British mobile number. */
export const newNumber = (): string => String(Math.floor(Math.random() * 900_000) + 100_000);
