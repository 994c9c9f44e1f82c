import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { guestLanguages, languageIn } from '../language.ts';
import type { Site } from '../site.ts';
import { startRenderer, type Renderer } from './renderer.ts';

/** Prerendered first screens of pages for guests' phones: sent inside the page and visible before the app loads. */
export interface Prerenders {
  /** @returns markup for the page; undefined if there is none, or none in time */
  of(site: Site, path: string): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface PrerendersOptions {
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

interface CachedPage {
  readonly html: string | undefined;
  readonly at: number;
}

/** Caches prerendered screens by site and language for as long as their prices may be shown. */
export function createPrerenders(options: PrerendersOptions): Prerenders {
  const { program, app, log, serverNow = () => new Date(), now = () => performance.now() } = options;
  const isThere = existsSync(program);
  const cache = new Map<string, CachedPage>();
  const renderings = new Map<string, Promise<string | undefined>>();
  let renderer: Renderer | undefined;
  let endedAt = -REST;

  function rendererNow(): Renderer | undefined {
    if (!isThere || now() - endedAt < REST) return undefined;
    renderer ??= startRenderer(program, (err) => {
      log.error({ err }, 'The worker that draws first screens has ended: pages come without for 30 s.');
      renderer = undefined;
      endedAt = now();
    });
    return renderer;
  }

  async function render(from: Renderer, { site, path, key }: { site: Site; path: string; key: string }) {
    const host = site.hosts[0] ?? 'localhost';
    const request = {
      path,
      site: { ...site.config, serverTime: serverNow().getTime() },
      logo: site.brand.logo,
    };
    try {
      const html = await from.render(request, async ({ url }) => {
        const { statusCode, body } = await app.inject({ url, headers: { host } });
        return { status: statusCode, body };
      });
      cache.set(key, { html, at: now() });
      return html;
    } catch (err) {
      log.warn({ err, path }, 'The first screen of a page could not be drawn: it comes without.');
      return undefined;
    } finally {
      renderings.delete(key);
    }
  }

  return {
    async of(site, path) {
      const home = homeIn(path, guestLanguages(site.config));
      const from = home && rendererNow();
      if (!from) return undefined;
      const key = `${site.id} ${home}`;
      const cached = cache.get(key);
      const age = cached ? now() - cached.at : Infinity;
      if (cached && age < FRESH) return cached.html;
      const rendering = renderings.get(key) ?? render(from, { site, path: home, key });
      renderings.set(key, rendering);
      if (cached && age < SHOWN) return cached.html;
      return within(PATIENCE, rendering);
    },
    async close() {
      await renderer?.close();
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
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
