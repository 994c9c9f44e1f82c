import { CallError } from '../api/callError.ts';
import { answerOf, client } from '../api/client.ts';
import { askPasskey } from '../api/passkeys.ts';
import { signIn, signOut, startSignedOut } from '../api/session.ts';

/** Mark on this device that its browser may have a session: without it the console doesn't ask the server for one. */
const MARK = 'touchline.console.session';

/** Storage that the browser may block. A console without it asks the server at every start. */
function mark(is: boolean): void {
  try {
    if (is) localStorage.setItem(MARK, '1');
    else localStorage.removeItem(MARK);
  } catch {
    // The mark saves a call only.
  }
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return true;
  }
}

/** Opens the console for the operator whose cookie the browser has got. */
export async function enter(): Promise<void> {
  const operator = await answerOf(client.GET('/ops/me'));
  mark(true);
  signIn(operator);
}

/**
 * Opens the console if the browser has a session, else the sign-in.
 * @throws {CallError} when the server doesn't answer
 */
export async function enterBySession(): Promise<void> {
  if (!isMarked()) return startSignedOut();
  try {
    await enter();
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== UNAUTHORIZED) throw error;
    mark(false);
    startSignedOut();
  }
}

const UNAUTHORIZED = 401;

/** Marks that the browser comes back from single sign-on with a session. */
export const leaveForSso = (): void => mark(true);

/** Ends the session on the server, and shows the sign-in. */
export async function leave(): Promise<void> {
  mark(false);
  // A session that the server no longer has, or can't end now, ends by itself.
  await client.POST('/ops/sign-out').catch(() => undefined);
  signOut();
}

/** Signs in by a passkey of this device. */
export async function enterByPasskey(): Promise<void> {
  const { guid, options } = await answerOf(client.POST('/ops/sign-in/passkey/begin'));
  const credential = await askPasskey(options);
  await answerOf(client.POST('/ops/sign-in/passkey', { body: { guid, credential } }));
  await enter();
}

/** Credentials of a sign-in by password; the code is asked for after a right password. */
export interface PasswordEntry {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

/**
 * Signs in by password and code.
 * @returns `code-needed` after a right password without a code
 */
export async function enterByPassword(entry: PasswordEntry): Promise<'signed-in' | 'code-needed'> {
  const { state } = await answerOf(client.POST('/ops/sign-in/password', { body: entry }));
  if (state === 'signed-in') await enter();
  return state;
}

/** Opens the console by the environment's token, or in development by an operator's. */
export async function enterByToken(token: string): Promise<void> {
  await answerOf(client.POST('/ops/sign-in/token', { body: { token } }));
  await enter();
}
