import type { SeoContent } from '@touchline/contract';
import { proxy, ref } from 'valtio/vanilla';

export interface SeoTextState {
  /** SEO text of the current page; undefined if the site has none for it. */
  content: SeoContent | undefined;
}

/** SEO text in the page's footer. Written by `useHead`. */
export const seoText = proxy<SeoTextState>({ content: undefined });

/** Shows a text in the page's footer, or none. */
export function showSeoText(content: SeoContent | undefined): void {
  seoText.content = content === undefined || content.content.length === 0 ? undefined : ref(content);
}
