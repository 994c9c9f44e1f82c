import type { SeoContent, SeoPage } from '@touchline/contract';
import { answer, api } from '../../platform/api/api.ts';

/** What the head of a page says. @throws ApiError when no answer came */
export function seoPageOf(path: string): Promise<SeoPage> {
  return answer(api.GET('/web-api/seo/page-data', { params: { query: { path } } }));
}

/** The text at the foot of a page. @throws ApiError when no answer came */
export function seoContentOf(path: string): Promise<SeoContent> {
  return answer(api.GET('/web-api/seo/content', { params: { query: { path } } }));
}
