import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LineBook } from '../feed/index.ts';
import { answerNotFound } from '../http/errors.ts';
import { guestLanguages } from '../sites/language.ts';
import { hasPage } from '../siteState/hasPage.ts';
import { visitedOrigin } from '../http/requestHost.ts';
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
const FILE = /^(sections|championships|matches)-([a-z]{2})\.xml$/;

export interface SitemapDeps {
  readonly book: Pick<LineBook, 'matches' | 'onChange'>;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Routes of the sitemaps, from the current line, and of robots.txt. */
export function sitemapRoutes(app: FastifyInstance, { book, now }: SitemapDeps): void {
  const changes = new Map<number, number>();
  const startedAt = now().getTime();
  const held = new Map<string, { readonly at: number; readonly version: number; readonly text: string }>();
  const stop = book.onChange((change) => {
    if (change.kind === 'match') changes.set(change.record.id, now().getTime());
    else if (change.kind === 'drop') changes.delete(change.matchId);
  });
  app.addHook('onClose', async () => stop());

  function questionOf(request: FastifyRequest): MapQuestion {
    const { site } = request;
    return {
      origin: visitedOrigin(request),
      languages: guestLanguages(site.config),
      matches: book.matches().filter(({ status }) => status <= 3),
      has: (path) => hasPage(site, path),
      changedAt: (matchId) => changes.get(matchId) ?? startedAt,
    };
  }

  /**
   * Returns the cached map: a long line takes time to write, so simultaneous crawlers share one. An operator's change
   * of the site ends it.
   */
  function heldOf(request: FastifyRequest, part: SitemapPart, language: string): string {
    const question = questionOf(request);
    const version = request.site.config.stateVersion;
    const key = `${question.origin} ${part} ${language}`;
    const at = now().getTime();
    const known = held.get(key);
    if (known && known.version === version && at - known.at < HELD_MS) return known.text;
    const text = sitemapOf(part, language, question);
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
  app.get<{ Params: { file: string } }>('/sitemap-:file', (request, reply) => {
    const [, name, language = ''] = FILE.exec(request.params.file) ?? [];
    const part = sitemapParts.find((one) => one === name);
    if (part === undefined || !guestLanguages(request.site.config).includes(language))
      return answerNotFound(request, reply);
    return reply
      .header('cache-control', QUARTER_HOUR)
      .type('application/xml; charset=utf-8')
      .send(heldOf(request, part, language));
  });
}
