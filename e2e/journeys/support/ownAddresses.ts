import type { GivenAddress } from '@touchline/sandbox/testing';
import type { Platform } from './platform.ts';
import { expect } from './test.ts';

/**
 * Fails the journey if the platform gave a sandbox an address that isn't the site's own.
 * @param host of the site
 */
export async function requireOwnAddresses(
  sandbox: { takeGivenAddresses(): Promise<readonly GivenAddress[]> },
  { port }: Platform,
  host: string,
): Promise<void> {
  const own = [`http://localhost:${port}`, `http://${host}:${port}`];
  const foreign = (await sandbox.takeGivenAddresses()).filter(({ origin }) => !own.includes(origin));
  expect(foreign, 'Addresses given to the provider that aren’t the site’s own').toEqual([]);
}
