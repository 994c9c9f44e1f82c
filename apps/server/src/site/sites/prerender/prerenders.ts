import type { Prerendered, SiteConfig } from '@touchline/contract';
import type { ViewCookies } from '@touchline/contract/viewCookies';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import type { Site } from '../site.ts';
import { startRenderer, type Renderer } from './renderer.ts';

/** A page as a visitor's browser asks for it. Visitors with equal requests get the same page. */
export interface PageOrder {
  readonly site: Site;
  /** Path and query. */
  readonly url: string;
  /** Configuration of the site for the visitor's country. */
  readonly config: SiteConfig;
  readonly cookies: ViewCookies;
  readonly isPhone: boolean;
  readonly hasSession: boolean;
}

/** Pages rendered by the app's own code: visible before the app loads, and continued by it. */
export interface Prerenders {
  /**
   * Returns a page for a browser, at once if it is cached.
   * @returns the page without data if its data doesn't come in time; undefined if it can't be rendered
   */
  of(order: PageOrder): Promise<Prerendered | undefined>;
  close(): Promise<void>;
}

export interface PrerendersOptions {
  /** File of the built prerender program; without it nothing is rendered. */
  readonly program: string;
  /** Answers the calls of the app that renders. */
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly log: FastifyBaseLogger;
  /** Monotonic ms. */
  readonly now?: () => number;
}

/** Age after which a page is rendered again, ms; it is used meanwhile, up to the age below. */
const FRESH = 2_000;
const SHOWN = 10_000;
/** Maximum time that a browser waits for a rendering, ms. */
const PATIENCE = 300;
/** Number of renderings that may wait for the worker; further pages are sent without. */
const MOST_WAITING = 20;
/** Size of all cached pages, characters; beyond it the oldest are removed. */
const MOST_CHARACTERS = 16_000_000;
/** Delay before a worker that ended is restarted, ms. */
const REST = 30_000;
/** Number of addresses whose failure is logged. */
const MOST_LOGGED = 100;

interface CachedPage {
  readonly page: Prerendered | undefined;
  readonly at: number;
  /** Removes it: a page that nobody requests again takes no memory. */
  readonly expiry: NodeJS.Timeout;
}

const sizeOf = (page: Prerendered | undefined): number =>
  page ? page.html.length + (page.state?.length ?? 0) : 0;

interface Rendering {
  /** The page before its data has come. */
  skeleton: Prerendered | undefined;
  readonly page: Promise<Prerendered | undefined>;
}

/** Creates the cache of rendered pages. A page is cached for as long as its prices may be shown. */
export function createPrerenders(options: PrerendersOptions): Prerenders {
  const { program, app, log, now = () => performance.now() } = options;
  const isThere = existsSync(program);
  /** In order of age, the oldest first. */
  const cache = new Map<string, CachedPage>();
  let characters = 0;
  const renderings = new Map<string, Rendering>();
  const logged = new Set<string>();
  let renderer: Renderer | undefined;
  let endedAt = -REST;

  function rendererNow(): Renderer | undefined {
    if (!isThere || now() - endedAt < REST) return undefined;
    renderer ??= startRenderer(program, (err) => {
      log.error({ err }, 'The worker that renders pages has ended: pages come without content for 30 s.');
      renderer = undefined;
      endedAt = now();
    });
    return renderer;
  }

  function remove(key: string): void {
    const entry = cache.get(key);
    if (!entry) return;
    clearTimeout(entry.expiry);
    characters -= sizeOf(entry.page);
    cache.delete(key);
  }

  function store(key: string, page: Prerendered | undefined): void {
    remove(key);
    cache.set(key, { page, at: now(), expiry: setTimeout(remove, SHOWN, key).unref() });
    characters += sizeOf(page);
    for (const oldest of cache.keys()) {
      if (characters <= MOST_CHARACTERS) break;
      remove(oldest);
    }
  }

  function begin(from: Renderer, key: string, { site, url, config, ...visitor }: PageOrder): Rendering {
    const host = site.hosts[0] ?? 'localhost';
    const request = { ...visitor, path: url, site: config, logo: site.brand.logo };
    const rendered = from.render(request, {
      skeleton: (page) => {
        rendering.skeleton = page;
      },
      ask: async (call) => {
        const { statusCode, body } = await app.inject({ url: call.url, headers: { host } });
        return { status: statusCode, body };
      },
    });
    const rendering: Rendering = {
      skeleton: undefined,
      page: rendered
        .catch((err: unknown) => {
          logFailure(err, url);
          return rendering.skeleton;
        })
        .then((page) => {
          if (page && page.missing.length > 0)
            logFailure(new Error(`Calls without an answer: ${page.missing.join(', ')}`), url);
          store(key, page);
          return page;
        })
        .finally(() => renderings.delete(key)),
    };
    renderings.set(key, rendering);
    return rendering;
  }

  /** Logs the failure of an address once, without its query. */
  function logFailure(err: unknown, url: string): void {
    const [path = url] = url.split('?');
    if (logged.has(path) || logged.size >= MOST_LOGGED) return;
    logged.add(path);
    log.warn(
      { err, path },
      'A page could not be rendered completely: what is missing comes as a skeleton, or empty.',
    );
  }

  return {
    async of(order) {
      const from = rendererNow();
      if (!from) return undefined;
      const key = keyOf(order);
      const cached = cache.get(key);
      const age = cached ? now() - cached.at : Infinity;
      if (cached && age < FRESH) return cached.page;
      const running = renderings.get(key);
      if (!running && renderings.size >= MOST_WAITING) return age < SHOWN ? cached?.page : undefined;
      const rendering = running ?? begin(from, key, order);
      if (cached && age < SHOWN) return cached.page;
      await within(PATIENCE, rendering.page);
      return cache.get(key)?.page ?? rendering.skeleton;
    },
    async close() {
      await renderer?.close();
    },
  };
}

function keyOf({ site, url, config, cookies, isPhone, hasSession }: PageOrder): string {
  return JSON.stringify([
    site.id,
    config.stateVersion,
    config.countryCode,
    url,
    cookies,
    isPhone,
    hasSession,
  ]);
}

/** Waits for `work`, `ms` at most. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
