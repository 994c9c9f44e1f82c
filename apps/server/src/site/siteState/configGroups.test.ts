import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { siteEntry } from '../../composition/siteEntry.ts';
import { loadSites } from '../sites/sites.ts';
import { createTestApp } from '../../testing/app.ts';

/** Runs `read` with a list of sites in a file. */
async function listed<T>(sites: readonly object[], read: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-brands-'));
  const file = join(folder, 'sites.json');
  await writeFile(file, JSON.stringify({ sites }));
  return read(file).finally(() => rm(folder, { recursive: true }));
}

const brands = [
  { id: 'lantern', name: 'Lantern Works', logo: '/media/lantern.svg' },
  { id: 'kestrel', name: 'Kestrel' },
];

test('brands of game makers are sent in their group, and pages contain only whether there are any', () =>
  listed(
    [
      { id: 'house', brand: 'touchline', hosts: ['localhost'], brands },
      { id: 'other', brand: 'merlot', hosts: ['merlot.localhost'] },
    ],
    async (file) => {
      const app = await createTestApp({ env: { SITES_FILE: file } });
      const get = async (url: string, host: string) =>
        (await app.app.inject({ method: 'GET', url, headers: { host } })).json();
      const groups = '/bff-api/config/group/get?groups=brands,site&lang=en';
      expect((await get(groups, 'localhost')).groups).toMatchObject({
        brands: { brands },
        site: { id: 'house' },
      });
      expect((await get(groups, 'merlot.localhost')).groups.brands).toEqual({ brands: [] });
      const config = await get('/bff-api/config/all.json', 'localhost');
      expect(config.hasBrands).toBe(true);
      expect(config).not.toHaveProperty('brands');
      expect(await get('/bff-api/config/all.json', 'merlot.localhost')).not.toHaveProperty('hasBrands');
      await app.close();
    },
  ));

test.each([
  ['an address elsewhere', [{ id: 'a', name: 'A', logo: 'https://evil.example/a.svg' }], /own host/],
  ['another host without a protocol', [{ id: 'a', name: 'A', logo: '//evil.example/a.svg' }], /own host/],
  ['one id twice', [brands[0], brands[0]], /same id/],
  ['an id that leads elsewhere', [{ id: '../x', name: 'A' }], /lower-case/],
  ['no name', [{ id: 'a', name: '' }], /a name/],
])('a list with %s isn’t shown, and the site’s faults say why', (_, wrong, reason) =>
  listed([{ id: 'house', brand: 'touchline', hosts: ['localhost'], brands: wrong }], async (file) => {
    const themes = fileURLToPath(new URL('../../../../../themes', import.meta.url));
    const [site] = (await loadSites(siteEntry, file, themes)).all;
    expect(site?.faults.join()).toMatch(reason);
    expect(site?.brands).toEqual([]);
  }),
);
