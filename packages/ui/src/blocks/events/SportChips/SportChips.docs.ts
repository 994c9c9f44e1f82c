import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SportChips } from './SportChips.tsx';

/** Documentation for the page of `SportChips`. */
export const docs = {
  SportChips: {
    usage: 'Use it on phones for the sports of a list.',
    dos: ['Sort by what players look at most; the current sport is scrolled into view.'],
    donts: ["Don't use it next to `SportMenu`."],
    anatomy: [['Sports with icon and count', 'sports']],
    keys: ['link'],
    related: ['SportMenu', 'ChipLink'],
    aliases: ['sports', 'navigation', 'carousel'],
  } satisfies ComponentDocs<typeof SportChips>,
};
