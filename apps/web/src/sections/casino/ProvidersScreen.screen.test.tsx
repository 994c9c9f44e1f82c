import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAccounts } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as ProvidersScreen from './ProvidersScreen.tsx';

test('a provider is found by a part of its name, and leads to its games', async () => {
  await page.viewport(1366, 768);
  const { say, address } = await openScreen(ProvidersScreen, {
    address: 'providers',
    namespaces: ['casino', 'titles'],
    answers: {
      accounts: () => sampleAccounts([]),
      gameProviders: () => ({
        providers: [
          { slug: 'kestrel', name: 'Kestrel Games', logo: null, games: 12 },
          { slug: 'lantern', name: 'Lantern', logo: null, games: 3 },
        ],
      }),
    },
  });
  const provider = (name: string) => page.getByRole('main').getByRole('link', { name, exact: false });
  const field = page.getByRole('searchbox', { name: say('casino:provider.search') });
  await expect.element(provider('Lantern')).toBeVisible();
  await field.fill('zzz');
  await expect.element(page.getByText(say('casino:provider.none'))).toBeVisible();
  await field.fill('STREL');
  const count = say('casino:games', { count: 12, number: '12' });
  await expect.element(provider('Kestrel Games').getByText(count)).toBeVisible();
  await expect.element(provider('Lantern')).not.toBeInTheDocument();
  await provider('Kestrel Games').click();
  await expect.poll(address).toBe('/en/providers/kestrel');
});
