import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontCutFiles, fontFiles } from '@touchline/brand/node';
import { calls, type SafetyBar } from '@touchline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  serveBuiltFiles,
  answerNotFound,
  createNonce,
  nonceOf,
  sharedSources,
  encodingFor,
  readyAnswer,
  sendReady,
  registerCall,
  isDecodable,
} from '../../kernel/index.ts';
import type { LineNames } from '../seo/lineNames.ts';
import { noScriptElement } from '../seo/noScript.ts';
import { printHead } from '../seo/printHead.ts';
import type { Seo } from '../seo/seo.service.ts';
import { hasPage } from '../siteState/hasPage.ts';
import { gateOf, type PageGate } from '../siteState/pageGate.ts';
import { hasSubject } from '../siteState/pageSubject.ts';
import { configFor, visitOf } from '../siteState/visit.ts';
import { followScript } from './followDevice.ts';
import { iconOf, iconVersion, manifestOf } from './installedApp.ts';
import { bestLanguage, guestLanguages, languageIn } from './language.ts';
import { barePage, renderPage } from './page.ts';
import { isFileOrCall, pathOf } from './pageAddress.ts';
import { pageOrder } from './prerender/pageOrder.ts';
import { readPageFiles } from './prerender/pageFiles.ts';
import { createPrerenders, type PageOrder } from './prerender/prerenders.ts';
import { sharedPage } from './prerender/sharedPages.ts';
import { visitedOrigin } from './siteOrigin.ts';
import type { Sites } from './sites.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Revalidated each time; `no-store` would exclude the page from the back-forward cache. */
const PAGE = 'private, no-cache';
const HOUR = 'public, max-age=3600';

export interface SitesDeps {
  readonly sites: Sites;
  /** Folder of the built app; without it pages are bare, for the development server. */
  readonly webDist: string;
  /** The server's clock. */
  readonly now: () => Date;
  readonly seo: Pick<Seo, 'page'>;
  readonly lineNames: LineNames;
  /** Returns the safety bar for the player of a request. */
  readonly safetyBarFor: (request: FastifyRequest) => Promise<SafetyBar | undefined>;
}

/** Routes of the sites' pages and files. */
export async function sitesRoutes(
  app: FastifyInstance,
  { sites, webDist, now, seo, lineNames, safetyBarFor }: SitesDeps,
): Promise<void> {
  const index = join(webDist, 'index.html');
  const template = existsSync(index) ? readFileSync(index, 'utf8') : barePage;

  registerCall(app, calls.siteConfig, ({ site, request }) =>
    configFor(site, visitOf(request, site.config.defaultLanguage, now())),
  );
  addBrandFiles(app, sites);
  await serveBuiltFiles(app, { root: join(webDist, 'assets'), prefix: '/assets/' });

  const prerenders = createPrerenders({
    program: join(webDist, 'prerender', 'prerender.js'),
    app,
    log: app.log,
  });
  const findFiles = readPageFiles(webDist);
  app.addHook('onClose', () => prerenders.close());
  // Renders home and the casino's lobby ahead of the first visitors: the program takes a moment to start.
  app.addHook('onListen', async () => {
    for (const site of sites.all) {
      const config = { ...site.config, serverTime: now().getTime() };
      const home = `/${config.defaultLanguage}`;
      for (const url of [home, `${home}/casino-lobby`])
        if (hasPage(site, url, lineNames))
          void prerenders.of({ site, url, config, cookies: {}, isPhone: true, hasSession: false });
    }
  });
  app.setNotFoundHandler(answerNotFound);
  // A route instead of the not-found handler: only routes are compressed.
  app.get<{ Querystring: Record<string, unknown> }>('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (isFileOrCall(path)) return answerNotFound(request, reply);
    if (/^\/+$/.test(path)) return redirectToLanguage(request, reply);
    const { site } = request;
    const at = now();
    const gate = await pageGateOf(request, at, lineNames);
    if ('url' in gate) return reply.header('cache-control', PAGE).redirect(gate.url, gate.status);
    const isMissing = gate.status === 404;
    const language = languageIn(path, site.config.languages) ?? site.config.defaultLanguage;
    const config = configFor(site, visitOf(request, language, at));
    const order = gate.status === 200 ? pageOrder(request, config) : undefined;
    const content = order && (await prerenders.of(order));
    const origin = visitedOrigin(request);
    const pageOf = async (nonce: string, safetyBar?: SafetyBar): Promise<string> => {
      const rendered = content && { ...content, ...findFiles(content.chunks, content.bundles) };
      const head = printHead(await seo.page({ site, path, origin }), nonce);
      const noScript = await noScriptElement(site, path);
      return renderPage(template, {
        site,
        path,
        nonce,
        config,
        head,
        noScript,
        rendered,
        safetyBar,
        isMissing,
      });
    };
    reply.code(gate.status).header('cache-control', PAGE).type('text/html; charset=utf-8');
    if (content && isForGuests(request, order)) {
      const encoding = encodingFor(request.headers['accept-encoding']?.toString());
      const { answer, sources } = await sharedPage(content, `${origin} ${encoding}`, async () => {
        const nonce = createNonce();
        const answer = await readyAnswer(await pageOf(nonce), encoding);
        return { answer, sources: sharedSources([followScript, content.script], nonce) };
      });
      return sendReady(reply.allowInline(sources), answer);
    }
    if (gate.status === 503) reply.header('retry-after', gate.retryAfter);
    return reply.send(await pageOf(nonceOf(request), await safetyBarFor(request)));
  });
}

/** Returns the gate of a page: 404 also for an address that can't be read, and for a subject that doesn't exist. */
async function pageGateOf(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  now: Date,
  lineNames: LineNames,
): Promise<PageGate> {
  const gate = gateOf(request, now, lineNames);
  if (gate.status !== 200 && !('url' in gate)) return gate;
  const { site, server, url, originalUrl } = request;
  if (!isDecodable(pathOf(originalUrl))) return { status: 404 };
  if ('url' in gate) return gate;
  const host = site.hosts[0] ?? 'localhost';
  return (await hasSubject({ app: server, host, lineNames }, pathOf(url))) ? gate : { status: 404 };
}

/** Returns whether a request may get the page of all guests: it has nothing from which a player could be known. */
function isForGuests({ headers }: FastifyRequest, { hasSession }: PageOrder): boolean {
  return !hasSession && headers.authorization === undefined;
}

/** Cookie with the language in which a returning device last used the site. */
const LANGUAGE_COOKIE = 'lng';

function redirectToLanguage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { config } = request.site;
  const { defaultLanguage, languages } = config;
  const last = request.cookies[LANGUAGE_COOKIE];
  const language =
    last !== undefined && languages.includes(last)
      ? last
      : bestLanguage(request.headers['accept-language'], guestLanguages(config), defaultLanguage);
  const query = request.url.slice(pathOf(request.url).length);
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .redirect(`/${language}${query}`, 302);
}

function addBrandFiles(app: FastifyInstance, sites: Sites): void {
  const own = sites.all.flatMap(({ brand }) => fontFiles(brand.theme.ownFonts, brand.folder));
  const fonts = new Map([...fontFiles(), ...fontCutFiles(), ...own].map(({ name, path }) => [name, path]));
  app.get<{ Params: { name: string } }>('/fonts/:name', async (request, reply) => {
    const path = fonts.get(request.params.name);
    if (path === undefined) return answerNotFound(request, reply);
    return reply
      .header('cache-control', YEAR)
      .type('font/woff2')
      .send(await readFile(path));
  });
  const icons = new Map(
    sites.all.flatMap(({ brand }) => brand.icons).map((icon) => [icon.fileName, icon.svg]),
  );
  app.get<{ Params: { name: string } }>('/brand-icons/:name', (request, reply) => {
    const svg = icons.get(request.params.name);
    if (svg === undefined) return answerNotFound(request, reply);
    return reply.header('cache-control', YEAR).type('image/svg+xml').send(svg);
  });
  for (const name of ['icon', 'logo'] as const) {
    app.get(`/${name}.svg`, (request, reply) =>
      reply.header('cache-control', HOUR).type('image/svg+xml').send(request.site.brand[name]),
    );
  }
  app.get<{ Params: { name: string }; Querystring: { v?: string } }>(
    '/icons/:name',
    async (request, reply) => {
      const icon = await iconOf(request.site, request.params.name);
      if (icon === undefined) return answerNotFound(request, reply);
      // The answer of an address with the drawing's version never changes.
      const isKept = request.query.v === iconVersion(request.site);
      return reply
        .header('cache-control', isKept ? YEAR : HOUR)
        .type('image/png')
        .send(icon);
    },
  );
  app.get<{ Querystring: { lang?: string } }>('/manifest.json', (request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(request.site, request.query.lang))),
  );
}
