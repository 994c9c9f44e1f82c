import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameSearch } from './GameSearch.tsx';

/** Documentation for the page of `GameSearch`. */
export const docs = {
  GameSearch: {
    usage: 'Use it to find a game by name or provider.',
    dos: ['Show recent and popular searches before the first character.'],
    donts: ["Don't leave an empty result without suggestions."],
    anatomy: [
      ['Search field', 'query'],
      ['Recent searches', 'recent'],
      ['Popular searches', 'suggestions'],
      ['Results', 'results'],
      ['Empty state', 'empty'],
    ],
    keys: ['button', 'link', 'searchbox'],
    related: ['SearchPanel', 'GameGrid'],
    aliases: ['find', 'search', 'lookup'],
  } satisfies ComponentDocs<typeof GameSearch>,
};
