import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameSearchLink } from './GameSearchLink.tsx';

/** Documentation for the page of `GameSearchLink`. */
export const docs = {
  GameSearchLink: {
    usage: 'Use it where the game search is a page of its own, such as in the lobby.',
    dos: ['Name the number of games.'],
    donts: ["Don't use it on the page of the search; use `GameSearch`."],
    anatomy: [
      ['Link to the search', 'label', 'href'],
      ['Link to the filters', 'filters'],
    ],
    keys: ['link'],
    related: ['GameSearch', 'GameFilter'],
    aliases: ['search field', 'find'],
  } satisfies ComponentDocs<typeof GameSearchLink>,
};
