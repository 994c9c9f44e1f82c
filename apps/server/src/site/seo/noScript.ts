import { loadMessages } from '../../delivery/index.ts';
import { languageIn } from '../sites/language.ts';
import { escapeHtml } from '../../kernel/index.ts';
import type { Site } from '../sites/site.ts';

/**
 * Returns the `noscript` element of a page: a sentence in the page's language that names the functions which need
 * JavaScript. It is for the body; empty if the site has no texts in this language nor in its default one.
 * @param path path of the page, with its language or without
 */
export async function noScriptElement({ config }: Pick<Site, 'config'>, path: string): Promise<string> {
  const { languages, defaultLanguage } = config;
  const language = languageIn(path, languages) ?? defaultLanguage;
  const messages = (await loadMessages(language)) ?? (await loadMessages(defaultLanguage));
  return messages === undefined
    ? ''
    : `<noscript><p>${escapeHtml(messages.text('seo.noScript'))}</p></noscript>`;
}
