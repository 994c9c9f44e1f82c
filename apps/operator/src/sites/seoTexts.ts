import type { SeoPageTexts } from '@touchline/contract/operators';

/** Fields that the console edits; it sends the others back unchanged. */
export const seoFields = ['title', 'description', 'metaRobots'] as const;
export type SeoField = (typeof seoFields)[number];
export type SeoDraft = Readonly<Record<SeoField | 'language' | 'path', string>>;

/** Returns a text of a page; empty if there is none. */
export function textOf({ fields }: SeoPageTexts, name: SeoField): string {
  const text = fields[name];
  return typeof text === 'string' ? text : '';
}

/** Returns the body of the call that writes a page: edited texts, without the empty ones, and its other fields. */
export function seoBody({ fields }: SeoPageTexts, { language, path, ...texts }: SeoDraft): SeoPageTexts {
  const others = Object.entries(fields).filter(([name]) => !Object.hasOwn(texts, name));
  const written = Object.entries(texts)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    language: language.trim(),
    path: path.trim().replaceAll(/^\/+|\/+$/g, ''),
    fields: Object.fromEntries([...others, ...written]),
  };
}

/** Returns whether a text is a language of addresses, or `*`. */
export const isSeoLanguage = (text: string): boolean => /^(?:[a-z]{2}|\*)$/.test(text);

/** Returns whether a text is a path of the site, without its language. */
export const isSeoPath = (text: string): boolean => /^$|^[A-Za-z0-9][A-Za-z0-9/_-]*$/.test(text);
