import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { guestLanguages, languageIn } from '../language.ts';
import type { Site } from '../site.ts';
import { startDrawer, type Drawer } from './drawer.ts';

/** Prerendered first screens of pages for guests' phones: sent inside the page and visible before the app loads. */
export interface Pictures {
  /** @returns markup for the page; undefined if there is none, or none in time */
  of(site: Site, path: string): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface PicturesOptions {
  /** File of the built prerender program; without it nothing is prerendered. */
  readonly program: string;
  /** Answers the calls of the app that renders. */
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly log: FastifyBaseLogger;
  /** The server's clock. */
  readonly serverNow?: () => Date;
  /** Monotonic ms. */
  readonly now?: () => number;
}

/** Age after which a screen is rendered again, ms; it is used meanwhile, up to the age below. */
const FRESH = 2_000;
const SHOWN = 10_000;
/** Maximum time that a page waits for its screen, ms. */
const PATIENCE = 400;
/** Delay before a worker that ended is restarted, ms. */
const REST = 30_000;

interface Picture {
  readonly html: string | undefined;
  readonly at: number;
}

/** Caches prerendered screens by site and language for as long as their prices may be shown. */
export function createPictures(options: PicturesOptions): Pictures {
  const { program, app, log, serverNow = () => new Date(), now = () => performance.now() } = options;
  const isThere = existsSync(program);
  const kept = new Map<string, Picture>();
  const drawings = new Map<string, Promise<string | undefined>>();
  let drawer: Drawer | undefined;
  let endedAt = -REST;

  function drawerNow(): Drawer | undefined {
    if (!isThere || now() - endedAt < REST) return undefined;
    drawer ??= startDrawer(program, (err) => {
      log.error({ err }, 'The worker that draws first screens has ended: pages come without for 30 s.');
      drawer = undefined;
      endedAt = now();
    });
    return drawer;
  }

  async function draw(from: Drawer, { site, path, key }: { site: Site; path: string; key: string }) {
    const host = site.hosts[0] ?? 'localhost';
    const order = {
      path,
      site: { ...site.config, serverTime: serverNow().getTime() },
      logo: site.brand.logo,
    };
    try {
      const html = await from.draw(order, async ({ url }) => {
        const { statusCode, body } = await app.inject({ url, headers: { host } });
        return { status: statusCode, body };
      });
      kept.set(key, { html, at: now() });
      return html;
    } catch (err) {
      log.warn({ err, path }, 'The first screen of a page could not be drawn: it comes without.');
      return undefined;
    } finally {
      drawings.delete(key);
    }
  }

  return {
    async of(site, path) {
      const home = homeIn(path, guestLanguages(site.config));
      const from = home && drawerNow();
      if (!from) return undefined;
      const key = `${site.id} ${home}`;
      const picture = kept.get(key);
      const age = picture ? now() - picture.at : Infinity;
      if (picture && age < FRESH) return picture.html;
      const drawing = drawings.get(key) ?? draw(from, { site, path: home, key });
      drawings.set(key, drawing);
      if (picture && age < SHOWN) return picture.html;
      return within(PATIENCE, drawing);
    },
    async close() {
      await drawer?.close();
    },
  };
}

/**
 * Only the home page is prerendered, in the languages available to guests.
 * @returns its address without a trailing slash
 */
function homeIn(path: string, languages: readonly string[]): string | undefined {
  const language = languageIn(path, languages);
  return language !== undefined && path.length <= language.length + 2 ? `/${language}` : undefined;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
