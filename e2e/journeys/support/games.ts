import { startGamesSandbox, type GamesSandbox } from '@touchline/sandbox/testing';
import { requireOwnAddresses } from './ownAddresses.ts';
import { expect, test as base } from './test.ts';
import type { Platform } from './platform.ts';

/** A game as the platform's lists contain it. */
export interface Listed {
  readonly id: number;
  readonly name: string;
  readonly provider: { readonly slug: string; readonly name: string };
  readonly tag: string | null;
  readonly hasDemo: boolean;
}

/** A journey on a platform that is connected to the sandbox of a maker of games. */
export const test = base.extend<
  { readonly ownAddresses: void },
  { readonly maker: GamesSandbox; readonly withGames: void }
>({
  maker: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const maker = await startGamesSandbox();
      await use(maker);
      await maker.stop();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ maker }, use) => use({ MAKERS_FILE: maker.makersFile }), { scope: 'worker' }],
  withGames: [
    async ({ platform, maker }, use) => {
      await maker.connect(`http://localhost:${platform.port}`);
      await expect.poll(() => countGames(platform), { timeout: 60_000 }).toBeGreaterThan(1000);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  ownAddresses: [
    async ({ maker, platform, host }, use) => {
      await use();
      await requireOwnAddresses(maker, platform, host);
    },
    { auto: true },
  ],
});

/**
 * Requests a list of games.
 * @param query in addition to device and language
 */
export async function listGames({ port }: Platform, query = ''): Promise<readonly Listed[]> {
  const path = `/web-api/casino/games?device=desktop&lang=en${query && `&${query}`}`;
  const answer = await fetch(`http://localhost:${port}${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  // The cast: the platform checks its responses by the contract, whose fields the type above repeats.
  return ((await answer.json()) as { games: readonly Listed[] }).games;
}

/** Number of the games of the site; 0 before they are imported. */
async function countGames({ port }: Platform): Promise<number> {
  const answer = await fetch(`http://localhost:${port}/web-api/casino/categories?device=desktop&lang=en`);
  // The cast: as above.
  return answer.ok ? ((await answer.json()) as { total: number }).total : 0;
}
