import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import { noCasinoPages, type CasinoPages, type FindCasinoPages, type Site } from '../../site/index.ts';
import { listCategories, listProviders } from './categories.service.ts';
import { isListed } from './listed.ts';
import { readerOf } from './reader.ts';
import { readReference } from './reference.store.ts';

/** Age up to which the pages are reused, ms: search engines request many of them, and games change seldom. */
const REUSED_FOR = 60_000;

/** Categories whose subcategories have an address of their own; those of others are a query of the same address. */
const SEGMENTED: ReadonlySet<string> = new Set(['slots', 'casino', 'keno', 'poker']);

interface Stored {
  readonly at: number;
  readonly version: number;
  readonly pages: Promise<CasinoPages>;
}

/**
 * Creates the function that finds the casino's pages, which it reads from the database once a minute at most.
 * @param now monotonic ms
 */
export function createCasinoPages(db: Db, now: () => number = () => performance.now()): FindCasinoPages {
  const stored = new Map<string, Stored>();
  return (site, lang) => {
    if (!site.config.availableRoutes.includes('casino')) return Promise.resolve(noCasinoPages);
    const key = `${site.id} ${lang}`;
    const known = stored.get(key);
    const version = site.config.stateVersion;
    if (known && known.version === version && now() - known.at < REUSED_FOR) return known.pages;
    const pages = readPages(db, site, lang);
    stored.set(key, { at: now(), version, pages });
    pages.catch(() => stored.delete(key));
    return pages;
  };
}

async function readPages(db: Db, site: Site, lang: string): Promise<CasinoPages> {
  const reader = readerOf(site, { lang }, undefined);
  const reference = await readReference(db);
  const [{ rows }, { categories }, { providers }] = await Promise.all([
    sql<{ readonly id: bigint; readonly name: string; readonly slug: string; readonly providerId: bigint }>`
      select g.id, g.name, g.slug, g.provider_id as "providerId" from games g
      where ${isListed(reader, reference)} order by g.popularity desc, g.id`.execute(db),
    listCategories(db, reader, reference),
    listProviders(db, reader, reference),
  ]);
  const providerName = (id: bigint) => reference.providers.find((one) => one.id === id)?.name ?? '';
  return {
    games: new Map(
      rows.map(({ id, name, slug, providerId }) => [
        Number(id),
        { name, slug, provider: providerName(providerId) },
      ]),
    ),
    providers: new Map(providers.map(({ slug, name }) => [slug, name])),
    categories: new Map(
      categories.flatMap(({ path, name, subcategories }) => [
        [path, name] as const,
        ...(SEGMENTED.has(path) ? subcategories : []).map(
          (sub) => [`${path}/${sub.slug}`, `${name}: ${sub.name}`] as const,
        ),
      ]),
    ),
  };
}
