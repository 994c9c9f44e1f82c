import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { FilterChips } from './FilterChips.tsx';

/** Documentation for the page of `FilterChips`. */
export const docs = {
  FilterChips: {
    usage: 'Use it for one filter among a few, such as “1 hour” or “Today”.',
    dos: ['Show counts, so that no filter leads to an empty list.'],
    donts: ["Don't use it for several choices at once; use `Chip`s in a `ChipRow`."],
    anatomy: [['Filters', 'options', 'value']],
    keys: ['button'],
    related: ['Chip', 'TimeFilter'],
    aliases: ['filter', 'quick filter', 'chips'],
  } satisfies ComponentDocs<typeof FilterChips>,
};
