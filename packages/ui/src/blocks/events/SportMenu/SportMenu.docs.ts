import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SportMenu } from './SportMenu.tsx';

/** Documentation for the page of `SportMenu`. */
export const docs = {
  SportMenu: {
    usage: 'Use it at the side of wide pages: sports, countries and competitions with their counts.',
    dos: ['Put favourites and pinned competitions first.'],
    donts: ["Don't expand more than one sport at first."],
    anatomy: [
      ['Search', 'search'],
      ['Sections', 'sections'],
      ['Entries with counts', 'sections'],
      ['Fold button', 'narrowLabel', 'narrow'],
    ],
    keys: ['button', 'link', 'searchbox'],
    related: ['SideMenu', 'SportChips', 'CompetitionList'],
    aliases: ['sidebar', 'tree', 'navigation', 'a-z'],
  } satisfies ComponentDocs<typeof SportMenu>,
};
