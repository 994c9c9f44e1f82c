import type { Platform } from './platform.ts';

/** The site that journeys are at, by its id. */
const SITE = 'house';

/** Changes a part of the site by the operators' call, as their console does. */
export async function changeSite(
  { port, operatorToken, isShared }: Platform,
  part: 'flags' | 'maintenance' | 'block' | 'notFound' | 'redirects' | 'routes' | 'terms',
  value: unknown,
): Promise<void> {
  if (isShared) throw new Error('This file shares its site: without .still in its name it has its own.');
  const address = `http://localhost:${port}/ops/sites/${SITE}`;
  const headers = { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' };
  // The cast: the operators' calls are not in the contract; this is the one field that a change needs.
  const { version } = (await (await fetch(address, { headers })).json()) as { version: number };
  const body = JSON.stringify({ version, reason: 'A journey', value });
  const answer = await fetch(`${address}/${part}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`The site's ${part} could not be changed: ${await answer.text()}`);
}
