import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { answerNotFound, nonceOf, workerPolicy } from '../../kernel/index.ts';
import { loadMessages } from '../../delivery/index.ts';
import { iconAddress, notificationIcon } from '../sites/installedApp.ts';
import type { Site } from '../sites/site.ts';
import { shellOf } from './build.ts';
import { offlinePage } from './offlinePage.ts';

const PROGRAM = readFileSync(new URL('serviceWorker.js', import.meta.url), 'utf8');

/** Unregisters the service worker of an earlier visit, if the site no longer has one. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('touchline-')).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

/** Routes of a site's service worker and its offline page. */
export function pwaRoutes(app: FastifyInstance, webDist: string): void {
  const { files, version } = shellOf(webDist);

  function programOf(site: Site): string {
    const { config, brand, visit } = site;
    if (!visit.isPwa) return FAREWELL;
    const icon = iconAddress(site, notificationIcon);
    const { languages, defaultLanguage } = config;
    const content = JSON.stringify([brand.book.name, brand.book.title, languages, icon, PROGRAM]);
    const own = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const known = [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];
    return [
      `const VERSION = ${JSON.stringify(`${version}-${own}`)};`,
      `const FILES = ${JSON.stringify(files)};`,
      `const LANGUAGES = ${JSON.stringify(known)};`,
      `const ICON = ${JSON.stringify(icon)};`,
      PROGRAM,
    ].join('\n');
  }

  app.get('/pwa-sw.js', (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy)
      .type('text/javascript; charset=utf-8')
      .send(programOf(request.site)),
  );

  app.get<{ Params: { file: string } }>('/offline-:file', async (request, reply) => {
    const language = /^([a-z]{2})\.html$/.exec(request.params.file)?.[1];
    const { site } = request;
    if (language === undefined || !site.config.languages.includes(language))
      return answerNotFound(request, reply);
    const messages = (await loadMessages(language)) ?? (await loadMessages('en'));
    if (!messages) return answerNotFound(request, reply);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(offlinePage(site, { messages, language, nonce: nonceOf(request) }));
  });
}
