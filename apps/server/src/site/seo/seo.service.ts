import { pageAt } from '@touchline/contract/allPages';
import { segmentsOf } from '@touchline/contract/pages';
import type { SeoContent, SeoPage } from '@touchline/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type Db, type RecordChange, createTroubleLog } from '../../kernel/index.ts';
import { loadMessages, type Messages } from '../../delivery/index.ts';
import { languageIn } from '../sites/language.ts';
import type { Site } from '../sites/site.ts';
import { noCasinoPages, type FindCasinoPages } from './casinoPages.ts';
import { safeFields, type SafeFields } from './fields.ts';
import type { LineMatches, LineNames } from './lineNames.ts';
import { pageHead, shareImageOf } from './pageHead.ts';
import type { PageQuestion } from './pageQuestion.ts';
import {
  deletePage,
  writePage,
  writtenPage,
  writtenPages,
  type PageName,
  type WrittenPage,
} from './seo.store.ts';

export interface PageAddress {
  readonly site: Site;
  /** Path of the page, with its language or without; no query. */
  readonly path: string;
  /** Origin of the site: `https://host`. */
  readonly origin: string;
}

export interface Seo {
  /** Returns the head of a page. */
  page(asked: PageAddress): Promise<SeoPage>;
  /** Returns the text at the bottom of a page. */
  content(asked: PageAddress): Promise<SeoContent>;
  visual(
    asked: PageAddress,
  ): Promise<{ heading: string; text: string; picture: { src: string; alt: string } }>;
  /** Returns the site's texts of its pages, unprocessed. */
  written(siteId: string): Promise<readonly WrittenPage[]>;
  /** Stores a site's texts of a page, and returns what of them will be printed. */
  write(page: WrittenPage, record: RecordChange): Promise<SafeFields>;
  /** Deletes a site's texts of a page; returns false if there were none. */
  remove(page: PageName, record: RecordChange): Promise<boolean>;
}

export interface SeoDeps {
  readonly db: Db;
  readonly book: LineMatches;
  readonly lineNames: LineNames;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly now: () => Date;
  readonly sites: readonly Site[];
  readonly casinoPages: FindCasinoPages;
}

/** Cache lifetime, ms: pages change seldom, and each answer needs them. */
const HELD_MS = 30_000;

const keyOf = (siteId: string, language: string, path: string): string => `${siteId} ${language} ${path}`;

/** Creates heads and texts of pages from the line, the dictionaries, and the sites' texts in the database. */
export function createSeo({ db, book, lineNames, log, now, sites, casinoPages }: SeoDeps): Seo {
  const hosts = new Map(sites.map(({ id, hosts: own, visit }) => [id, new Set([...own, ...visit.seoHosts])]));
  let held: ReadonlyMap<string, SafeFields> = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const trouble = createTroubleLog(log);

  async function read(): Promise<void> {
    try {
      const pages = await writtenPages(db);
      held = new Map(
        pages.map(({ siteId, language, path, fields }) => [
          keyOf(siteId, language, path),
          safeFields(fields, hosts.get(siteId) ?? new Set()),
        ]),
      );
      readAt = now().getTime();
    } catch (error) {
      trouble(error, 'What sites wrote of their pages could not be read; the last known stays.');
    }
  }

  /** Refreshes the cache. The first call awaits it; later ones use the cached texts meanwhile. */
  async function fresh(): Promise<void> {
    if (now().getTime() - readAt < HELD_MS) return;
    reading ??= read().finally(() => (reading = undefined));
    if (readAt === Number.NEGATIVE_INFINITY) await reading;
  }

  function ownOf(site: Site, language: string, path: string): SafeFields | undefined {
    return held.get(keyOf(site.id, language, path)) ?? held.get(keyOf(site.id, '*', path));
  }

  /** Returns what the nearest parent page sets for its descendants. */
  function aboveOf(site: Site, language: string, segments: readonly string[]): string | undefined {
    for (let length = segments.length - 1; length >= 0; length--) {
      const own = ownOf(site, language, segments.slice(0, length).join('/'));
      if (own?.hierarchyMetaRobots !== undefined) return own.hierarchyMetaRobots;
    }
    return undefined;
  }

  async function questionOf({ site, path, origin }: PageAddress): Promise<PageQuestion> {
    await fresh();
    const { languages, defaultLanguage } = site.config;
    const language = languageIn(path, languages) ?? defaultLanguage;
    const segments = segmentsOf(path);
    const isOfCasino = pageAt(segments)?.feature === 'casino';
    return {
      site,
      language,
      path,
      origin,
      messages: await messagesIn(language),
      book,
      lineNames,
      casino: isOfCasino ? await casinoPages(site, language) : noCasinoPages,
      own: ownOf(site, language, segments.join('/')),
      above: aboveOf(site, language, segments),
    };
  }

  return {
    page: async (asked) => pageHead(await questionOf(asked)),
    async content(asked) {
      const { own } = await questionOf(asked);
      return { content: own?.content ?? [], style: own?.style ?? [] };
    },
    async visual(asked) {
      const question = await questionOf(asked);
      const { title, description } = pageHead(question);
      return { heading: title, text: description, picture: { ...shareImageOf(question) } };
    },
    written: async (siteId) => (await writtenPages(db)).filter((page) => page.siteId === siteId),
    async write(page, record) {
      await db.transaction().execute(async (trx) => {
        const before = (await writtenPage(trx, page)) ?? null;
        await writePage(trx, page, now());
        await record(trx, { before, after: page });
      });
      await read();
      return safeFields(page.fields, hosts.get(page.siteId) ?? new Set());
    },
    async remove(page, record) {
      const isGone = await db.transaction().execute(async (trx) => {
        const before = await writtenPage(trx, page);
        if (before) await deletePage(trx, page);
        if (before) await record(trx, { before, after: null });
        return before !== undefined;
      });
      await read();
      return isGone;
    },
  };
}

/** Returns the messages of a language, or the English ones if it has none yet. */
async function messagesIn(language: string): Promise<Messages> {
  const messages = (await loadMessages(language)) ?? (await loadMessages('en'));
  if (!messages) throw new Error('The dictionary of English is missing: restore the locales of the app.');
  return messages;
}
