import type { SeoPageTexts } from '@touchline/contract/operators';
import type { WriteOf } from '../api/calls.ts';
import { t } from '../messages/messages.ts';
import type { DraftSchema } from '../shared/useDraft.ts';

/** Fields that the console edits; it sends the others back unchanged. */
export const seoFields = ['title', 'description', 'metaRobots'] as const;
export type SeoField = (typeof seoFields)[number];
export type SeoDraft = Readonly<Record<SeoField | 'language' | 'path', string>>;
type SeoBody = WriteOf<'put', '/ops/sites/{siteId}/seo-pages'>['body'];

/** Returns a text of a page; empty if there is none. */
export function textOf({ fields }: Pick<SeoPageTexts, 'fields'>, name: SeoField): string {
  const text = fields[name];
  return typeof text === 'string' ? text : '';
}

/** Returns the address of a page within its site: `/en/results`, `/*` for home in every language. */
export const pageName = ({ language, path }: Pick<SeoPageTexts, 'language' | 'path'>): string =>
  `/${language}${path === '' ? '' : `/${path}`}`;

/** Returns the body of the call that writes a page: edited texts, without the empty ones, and its other fields. */
export function seoBody({ fields }: SeoPageTexts, { language, path, ...texts }: SeoDraft): SeoBody {
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

const LANGUAGE = /^(?:[a-z]{2}|\*)$/;
const PATH = /^$|^[A-Za-z0-9][A-Za-z0-9/_-]*$/;

/** Returns how the texts of a page are edited. */
export const seoSchema = (page: SeoPageTexts): DraftSchema<SeoPageTexts, SeoDraft, SeoBody> => ({
  read: ({ language, path, fields }) => ({
    language,
    path,
    title: textOf({ fields }, 'title'),
    description: textOf({ fields }, 'description'),
    metaRobots: textOf({ fields }, 'metaRobots'),
  }),
  parse: (draft) => {
    const body = seoBody(page, draft);
    const problems = [
      ...(LANGUAGE.test(body.language) ? [] : [{ field: 'language', text: t('seo.languageWrong') }]),
      ...(PATH.test(body.path) ? [] : [{ field: 'path', text: t('seo.pathWrong') }]),
    ];
    return problems.length > 0 ? { problems } : { body };
  },
});
