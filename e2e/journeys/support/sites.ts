import type { Platform } from './platform.ts';

/**
 * Changes a part of a site through the operator API, as the console does.
 * @param site id; by default that of the site which most journeys use
 */
export async function changeSite(
  { port, operatorToken, isShared }: Platform,
  part: 'flags' | 'maintenance' | 'block' | 'notFound' | 'redirects' | 'routes' | 'terms',
  value: unknown,
  site = 'house',
): Promise<void> {
  if (isShared)
    throw new Error('A .still file may not change the site, which others share: name it .moving.test.ts.');
  const address = `http://localhost:${port}/ops/sites/${site}`;
  const headers = { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' };
  // The cast: the operator API isn't in the contract; a change needs only this field.
  const { version } = (await (await fetch(address, { headers })).json()) as { version: number };
  const body = JSON.stringify({ version, reason: 'A journey', value });
  const answer = await fetch(`${address}/${part}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`The site's ${part} could not be changed: ${await answer.text()}`);
}
