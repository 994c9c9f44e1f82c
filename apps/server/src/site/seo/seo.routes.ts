import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '@touchline/contract/languages';
import { registerCall } from '../../kernel/index.ts';
import { visitedOrigin } from '../sites/siteOrigin.ts';
import type { Seo } from './seo.service.ts';

/** Routes of the SEO texts of pages: head, footer text and sharing data. */
export function seoRoutes(app: FastifyInstance, seo: Seo): void {
  registerCall(app, calls.seoPage, ({ site, query: { path }, request }) =>
    seo.page({ site, path, origin: visitedOrigin(request) }),
  );
  registerCall(app, calls.seoContent, ({ site, query: { path }, request }) =>
    seo.content({ site, path, origin: visitedOrigin(request) }),
  );
  registerCall(app, calls.seoVisual, ({ site, query: { path }, request }) =>
    seo.visual({ site, path, origin: visitedOrigin(request) }),
  );
  registerCall(app, calls.seoLanguages, ({ site }) => ({
    codes: Object.fromEntries(site.config.languages.map((segment) => [segment, languageOf(segment).tag])),
  }));
}
