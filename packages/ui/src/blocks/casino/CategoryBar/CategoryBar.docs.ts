import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CategoryBar } from './CategoryBar.tsx';

/** Documentation for the page of `CategoryBar`. */
export const docs = {
  CategoryBar: {
    usage: 'Use it for the categories of games, each a page of its own.',
    dos: ['Set `sticky` on long pages, so that the category can be changed at any time.'],
    donts: ["Don't use it for filters of one list; use `GameFilter`."],
    anatomy: [
      ['Search button', 'search'],
      ['Categories', 'categories'],
    ],
    keys: ['button', 'link'],
    related: ['ChipLink', 'GameFilter', 'GameSearch'],
    aliases: ['slots', 'lobby', 'tabs', 'navigation'],
  } satisfies ComponentDocs<typeof CategoryBar>,
};
