import { expect } from '@playwright/test';
import type { Platform } from './platform.ts';

const CODE = /\b\d{6}\b/;
const LINK = /https?:\/\/\S+/;

/** Waits until the last message to a recipient has what is sought: messages are sent after the call that asks for them. */
async function soughtIn(read: () => Promise<string | undefined>, sought: RegExp): Promise<string> {
  let found = '';
  await expect.poll(async () => (found = sought.exec((await read()) ?? '')?.[0] ?? '')).not.toBe('');
  return found;
}

/** The one-time code in the last mail to an address. */
export const mailedCode = (email: string, platform: Platform): Promise<string> =>
  soughtIn(() => platform.mailTo(email), CODE);

/** The link in the last mail to an address. */
export const mailedLink = (email: string, platform: Platform): Promise<string> =>
  soughtIn(() => platform.mailTo(email), LINK);

/** The one-time code in the last text message to a phone number. */
export const textedCode = (phone: string, platform: Platform): Promise<string> =>
  soughtIn(() => platform.textTo(phone), CODE);
