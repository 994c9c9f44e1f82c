import type { SeoContent, SeoPage } from '@touchline/contract';
import { answer, api } from '../../platform/api/api.ts';

/**
 * Requests the SEO data of a page's head.
 * @throws ApiError when no answer came
 */
export function seoPageOf(path: string): Promise<SeoPage> {
  return answer(api.GET('/web-api/seo/page-data', { params: { query: { path } } }));
}

/**
 * Requests the SEO text of a page's footer.
 * @throws ApiError when no answer came
 */
export function seoContentOf(path: string): Promise<SeoContent> {
  return answer(api.GET('/web-api/seo/content', { params: { query: { path } } }));
}
