import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSite } from '../../testing/samples.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { loadLazyRows, rowAt } from '../routes/table.ts';
import SiteFooter from './SiteFooter.tsx';

const openFooter = (changes: Partial<typeof sampleSite> = {}) =>
  openScreen(
    { Component: SiteFooter },
    {
      address: 'results',
      namespaces: ['visit'],
      answers: { siteState: () => ({ ...sampleSite, ...changes }) },
    },
  );

const hrefs = () =>
  page
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href') ?? '');

test('has the age from which the site may be used, and its company and licence', async () => {
  await openFooter({
    minimumAge: 21,
    companyName: 'Acme Gaming',
    licence: { text: 'Acme Gaming Ltd, licence 12/2026', address: 'https://register.example/12' },
  });
  await expect.element(page.getByText('21+')).toBeVisible();
  await expect.element(page.getByText('© Acme Gaming')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Acme Gaming Ltd, licence 12/2026' }))
    .toHaveAttribute('href', 'https://register.example/12');
});

test('links only pages that are there', async () => {
  await openFooter();
  await expect.element(page.getByText('18+')).toBeVisible();
  expect(hrefs().length).toBeGreaterThan(8);
  await loadLazyRows();
  const rows = hrefs().map((href) => ({ href, row: rowAt(href) }));
  expect(rows.filter(({ row }) => row === undefined || row.isUnavailable)).toEqual([]);
});

test('links nothing that the site doesn’t offer', async () => {
  await openFooter({ availableRoutes: ['line', 'live'] });
  await expect.element(page.getByText('18+')).toBeVisible();
  expect(hrefs().filter((href) => /cricket|cyber|casino|express|history/.test(href))).toEqual([]);
});
