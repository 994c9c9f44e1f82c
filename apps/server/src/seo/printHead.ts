import type { SeoPage } from '@touchline/contract';
import { escapeHtml, escapeJson } from '../sites/page.ts';

/** What of a head the app takes over when the player goes on: its own elements carry this mark. */
export const MARK = 'data-seo';

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name} ${MARK}${written.join('')} />`;
}

/**
 * The head of a page as elements. Everything is printed from values, each escaped where it stands.
 * @param nonce of the page, for its data in JSON
 */
export function printHead(page: SeoPage, nonce: string): string {
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    element('meta', { name: 'description', content: page.description }),
    element('meta', { name: 'robots', content: page.metaRobots }),
    element('link', { rel: 'canonical', href: page.canonical }),
    ...page.metas.map((meta) => element('meta', { ...meta })),
    ...page.alternates.map(({ hreflang, href }) => element('link', { rel: 'alternate', hreflang, href })),
    ...page.mediaLinks.map(({ media, href }) => element('link', { rel: 'alternate', media, href })),
    ...page.openGraph.map((meta) => element('meta', { ...meta })),
    ...page.structuredData.map(
      (data) => `<script ${MARK} type="application/ld+json" nonce="${nonce}">${escapeJson(data)}</script>`,
    ),
  ].join('\n    ');
}
