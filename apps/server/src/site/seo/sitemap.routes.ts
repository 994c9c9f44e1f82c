import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNotFound } from '../../kernel/index.ts';
import { guestLanguages } from '../sites/language.ts';
import { hasPage } from '../siteState/hasPage.ts';
import { visitedOrigin } from '../sites/siteOrigin.ts';
import { noCasinoPages, type FindCasinoPages } from './casinoPages.ts';
import type { LineChange, LineMatches, LineNames } from './lineNames.ts';
import {
  robotsText,
  sitemapIndex,
  sitemapOf,
  sitemapParts,
  type MapQuestion,
  type SitemapPart,
} from './sitemap.ts';

const QUARTER_HOUR = 'public, max-age=900';
/** Cache lifetime of a sitemap, ms. */
const HELD_MS = 60_000;
const FILE = /^(sections|championships|matches|games)-([a-z]{2})\.xml$/;

export interface SitemapDeps {
  readonly book: Pick<LineMatches, 'matches'> & {
    /** Returns a function that unsubscribes. */
    onChange(handler: (change: LineChange) => void): () => void;
  };
  readonly lineNames: LineNames;
  /** The server's clock. */
  readonly now: () => Date;
  readonly casinoPages: FindCasinoPages;
}

/** Routes of the sitemaps, from the current line and catalogue, and of robots.txt. */
export function sitemapRoutes(
  app: FastifyInstance,
  { book, lineNames, now, casinoPages }: SitemapDeps,
): void {
  const changes = new Map<number, number>();
  const startedAt = now().getTime();
  const held = new Map<
    string,
    { readonly at: number; readonly version: number; readonly text: Promise<string> }
  >();
  const stop = book.onChange((change) => {
    if (change.kind === 'match') changes.set(change.record.id, now().getTime());
    else if (change.kind === 'drop') changes.delete(change.matchId);
  });
  app.addHook('onClose', async () => stop());

  function questionOf(request: FastifyRequest): Omit<MapQuestion, 'casino'> {
    const { site } = request;
    return {
      origin: visitedOrigin(request),
      languages: guestLanguages(site.config),
      matches: book.matches().filter(({ status }) => status <= 3),
      lineNames,
      has: (path) => hasPage(site, path, lineNames),
      changedAt: (matchId) => changes.get(matchId) ?? startedAt,
    };
  }

  async function mapOf(request: FastifyRequest, part: SitemapPart, language: string): Promise<string> {
    const casino = part === 'games' ? await casinoPages(request.site, language) : noCasinoPages;
    return sitemapOf(part, language, { ...questionOf(request), casino });
  }

  /**
   * Returns the cached map: a long line takes time to write, so simultaneous crawlers share one. An operator's change
   * of the site ends it.
   */
  function heldOf(request: FastifyRequest, part: SitemapPart, language: string): Promise<string> {
    const question = questionOf(request);
    const version = request.site.config.stateVersion;
    const key = `${question.origin} ${part} ${language}`;
    const at = now().getTime();
    const known = held.get(key);
    if (known && known.version === version && at - known.at < HELD_MS) return known.text;
    const text = mapOf(request, part, language);
    text.catch(() => held.delete(key));
    held.set(key, { at, version, text });
    return text;
  }

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', QUARTER_HOUR)
      .type('text/plain; charset=utf-8')
      .send(robotsText(visitedOrigin(request))),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply
      .header('cache-control', QUARTER_HOUR)
      .type('application/xml; charset=utf-8')
      .send(sitemapIndex(questionOf(request))),
  );
  app.get<{ Params: { file: string } }>('/sitemap-:file', async (request, reply) => {
    const [, name, language = ''] = FILE.exec(request.params.file) ?? [];
    const part = sitemapParts.find((one) => one === name);
    if (part === undefined || !guestLanguages(request.site.config).includes(language))
      return answerNotFound(request, reply);
    return reply
      .header('cache-control', QUARTER_HOUR)
      .type('application/xml; charset=utf-8')
      .send(await heldOf(request, part, language));
  });
}
