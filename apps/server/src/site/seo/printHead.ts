import type { SeoPage } from '@touchline/contract';
import { escapeHtml } from '../../kernel/index.ts';
import { escapeJson } from '../sites/page.ts';

/** Attribute of the head elements that the app replaces on navigation. */
export const MARK = 'data-seo';

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name} ${MARK}${written.join('')} />`;
}

/**
 * Renders the head of a page. Every value is escaped where it is printed.
 * @param nonce of the page, for its JSON data
 */
export function printHead(page: SeoPage, nonce: string): string {
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    element('meta', { name: 'description', content: page.description }),
    element('meta', { name: 'robots', content: page.metaRobots }),
    ...(page.canonical === undefined ? [] : [element('link', { rel: 'canonical', href: page.canonical })]),
    ...page.metas.map((meta) => element('meta', { ...meta })),
    ...page.alternates.map(({ hreflang, href }) => element('link', { rel: 'alternate', hreflang, href })),
    ...page.mediaLinks.map(({ media, href }) => element('link', { rel: 'alternate', media, href })),
    ...page.openGraph.map((meta) => element('meta', { ...meta })),
    ...page.structuredData.map(
      (data) => `<script ${MARK} type="application/ld+json" nonce="${nonce}">${escapeJson(data)}</script>`,
    ),
  ].join('\n    ');
}
