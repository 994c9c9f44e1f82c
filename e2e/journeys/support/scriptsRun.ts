// The app’s sources that the pages of a journey load and run, so that the guard knows which changes can reach the
// journey. The browser’s profiler says which functions were called; the source maps of the build say whose they are.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { root } from '../../../scripts/lib/paths.mjs';
import { readScript, sourcePath } from '../../../scripts/lib/source-maps.mjs';

/** Folders of the builds by the path at which the platform serves them. */
const BUILDS = [
  { path: /^\/ops\/console\/(assets\/.+\.js)$/, dist: 'apps/operator/dist' },
  { path: /^\/(assets\/.+\.js)$/, dist: 'apps/web/dist' },
];

/** Why the sources of a page are not known that no browser has opened. */
export const READ_BY_ITSELF = 'a page that the journey reads itself';

/** True for the type of a page. */
export const isPage = (contentType: string | null | undefined): boolean =>
  contentType?.startsWith('text/html') ?? false;

/** A script as the profiler reports it: ranges of its functions, in UTF-16 units. */
interface ProfiledScript {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly {
      readonly startOffset: number;
      readonly endOffset: number;
      readonly count: number;
    }[];
  }[];
}

/** A script of a build, with its source map. */
interface BuiltScript {
  /** Sources that it contains, as paths from the root. */
  readonly sources: readonly string[];
  /** The source of a place of the script; undefined for code that the bundler has made. */
  sourceAt(offset: number): string | undefined;
}

/** Receives the sources that pages have loaded and run. */
export interface ScriptRecord {
  /** @param sources paths from the root, whose modules were evaluated */
  loaded(sources: readonly string[]): void;
  /** @param source path from the root, one of whose functions was called */
  ran(source: string): void;
  /** The page’s scripts and functions are not known, for a reason. */
  lost(why: string): void;
}

/**
 * Profiles all pages that a browser opens from now on.
 * @param browser whose contexts are created after this call
 */
export function profilePages(browser: Browser, record: ScriptRecord): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    if (options?.javaScriptEnabled === false) record.lost('a page without scripts');
    return profileContext(await newContext(options), record);
  };
}

function profileContext(context: BrowserContext, record: ScriptRecord): BrowserContext {
  const profiles = new Map<Page, Promise<Profile>>();
  const [newPage, close] = [context.newPage.bind(context), context.close.bind(context)];
  const finish = () => Promise.all([...profiles.values()].map(async (profile) => (await profile).finish()));
  // A page that the app opened runs before its profiler does.
  context.on('page', (page) => {
    void page.opener().then((opener) => opener && record.lost('a page that the app opened'));
  });
  const get = context.request.get.bind(context.request);
  context.request.get = async (...given) => {
    const answer = await get(...given);
    if (isPage(answer.headers()['content-type'])) record.lost(READ_BY_ITSELF);
    return answer;
  };
  context.newPage = async () => {
    const page = await newPage();
    const starting = startProfile(page, record);
    profiles.set(page, starting);
    await starting;
    const closePage = page.close.bind(page);
    page.close = async (options) => {
      await (await starting).finish();
      profiles.delete(page);
      await closePage(options);
    };
    return page;
  };
  context.close = async (options) => {
    await finish();
    profiles.clear();
    await close(options);
  };
  return context;
}

interface Profile {
  /** Records what the page has run until now. */
  finish(): Promise<void>;
}

async function startProfile(page: Page, record: ScriptRecord): Promise<Profile> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  const takes: Promise<void>[] = [];
  let isClosed = false;
  page.on('close', () => (isClosed = true));
  const take = async () => {
    try {
      const { result } = await session.send('Profiler.takePreciseCoverage');
      recordScripts(result, record);
    } catch (error) {
      if (isClosed) record.lost('a page that closed by itself');
      else throw error;
    }
  };
  // Another site has a renderer of its own, with which the functions of the one before are gone.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) takes.push(take());
  });
  return {
    async finish() {
      takes.push(take());
      await Promise.all(takes);
    },
  };
}

const built = new Map<string, BuiltScript | undefined>();

function recordScripts(scripts: readonly ProfiledScript[], record: ScriptRecord): void {
  for (const { url, functions } of scripts) {
    const script = openBuilt(url);
    if (!script) continue;
    record.loaded(script.sources);
    for (const { ranges } of functions) {
      const [range] = ranges;
      // The module itself begins at 0.
      if (!range || range.count === 0 || range.startOffset === 0) continue;
      for (const offset of [range.startOffset, range.endOffset - 1]) {
        const source = script.sourceAt(offset);
        if (source !== undefined) record.ran(source);
      }
    }
  }
}

/** The script of a build at an address; undefined for other scripts. */
function openBuilt(url: string): BuiltScript | undefined {
  if (!built.has(url)) built.set(url, readBuilt(url));
  return built.get(url);
}

function readBuilt(url: string): BuiltScript | undefined {
  const path = URL.parse(url)?.pathname ?? '';
  for (const build of BUILDS) {
    const [, name] = build.path.exec(path) ?? [];
    if (name === undefined) continue;
    if (existsSync(join(root, build.dist, name))) return openScript(build.dist, name);
  }
  return undefined;
}

function openScript(dist: string, name: string): BuiltScript {
  const file = join(root, dist, name);
  const { map: payload, sources } = readScript(dist, name);
  // Data has no map, and no functions.
  if (!payload) return { sources, sourceAt: () => undefined };
  const lines = lineStarts(readFileSync(file, 'utf8'));
  const map = new SourceMap(payload);
  const found = new Map<number, string | undefined>();
  return {
    sources,
    sourceAt(offset) {
      if (!found.has(offset)) {
        const line = lines.findLastIndex((start) => start <= offset);
        // The cast: code that the bundler has made has no source, which the type leaves out.
        const { originalSource } = map.findEntry(line, offset - (lines[line] ?? 0)) as {
          originalSource?: string;
        };
        found.set(
          offset,
          originalSource === undefined ? undefined : sourcePath(`${file}.map`, originalSource),
        );
      }
      return found.get(offset);
    },
  };
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
