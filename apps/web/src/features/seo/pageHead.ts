import type { SeoPage } from '@touchline/contract';
import { scriptData } from '../../platform/page/trusted.ts';

/** Attribute on the head elements printed by the server, and on those that replace them. */
const MARK = 'data-seo';

function element(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name);
  made.setAttribute(MARK, '');
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Replaces the previous page's SEO elements in the head. */
export function showHead(page: SeoPage): void {
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
  document.head.append(
    element('meta', { name: 'description', content: page.description }),
    element('meta', { name: 'robots', content: page.metaRobots }),
    ...(page.canonical === undefined ? [] : [element('link', { rel: 'canonical', href: page.canonical })]),
    ...page.metas.map(({ name, content }) => element('meta', { name, content })),
    ...page.alternates.map(({ hreflang, href }) => element('link', { rel: 'alternate', hreflang, href })),
    ...page.mediaLinks.map(({ media, href }) => element('link', { rel: 'alternate', media, href })),
    ...page.openGraph.map(({ property, content }) => element('meta', { property, content })),
    ...page.structuredData.map(dataElement),
  );
}

function dataElement(data: Record<string, unknown>): HTMLScriptElement {
  const made = document.createElement('script');
  made.setAttribute(MARK, '');
  made.type = 'application/ld+json';
  made.text = scriptData(data);
  return made;
}

/**
 * Keeps the document title at the SEO title, since screens set their own when they mount and change. Pages excluded
 * from search engines keep their own.
 * @returns stops it
 */
export function keepTitle({ title, metaRobots }: SeoPage): () => void {
  const element = document.querySelector('title');
  if (!element || metaRobots.includes('noindex')) return () => undefined;
  const restore = () => {
    if (document.title !== title) document.title = title;
  };
  restore();
  const watcher = new MutationObserver(restore);
  watcher.observe(element, { childList: true, characterData: true, subtree: true });
  return () => watcher.disconnect();
}
