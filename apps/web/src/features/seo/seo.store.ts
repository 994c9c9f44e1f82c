import type { SeoContent } from '@touchline/contract';
import { proxy, ref } from 'valtio/vanilla';

export interface SeoTextState {
  /** Of the page that is shown; absent where the site wrote none. */
  content: SeoContent | undefined;
}

/** The text at the foot of the page. Written by whoever follows the player's way. */
export const seoText = proxy<SeoTextState>({ content: undefined });

/** Shows a text at the foot of the page, or none. */
export function showSeoText(content: SeoContent | undefined): void {
  seoText.content = content === undefined || content.content.length === 0 ? undefined : ref(content);
}
