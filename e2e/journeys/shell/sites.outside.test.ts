import { siteOf } from '../support/extraSites.ts';
import { test } from '../support/outside.ts';
import { changeSite } from '../support/sites.ts';
import { expect } from '../support/test.ts';

// The server decides about the pages of a site.
test.use({ javaScriptEnabled: false });

test('a change of an operator applies to its own site only, though one platform serves all of them', async ({
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/status of 404/);
  const statusOn = async (id: 'app' | 'taxes') =>
    (await page.goto(`http://${siteOf(id).host}:${platform.port}/en/results`))?.status();
  await changeSite(platform, 'notFound', ['/results'], 'app');
  expect(await statusOn('app')).toBe(404);
  expect(await statusOn('taxes')).toBe(200);
  await changeSite(platform, 'notFound', [], 'app');
  expect(await statusOn('app')).toBe(200);
});
