import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameSearch } from './GameSearch.tsx';

/** Documentation for the page of `GameSearch`. */
export const docs = {
  GameSearch: {
    usage: 'Use it to find a game by name or provider.',
    dos: ['Show recent and popular searches before the first character.'],
    donts: ["Don't leave an empty result without suggestions."],
    anatomy: [
      ['Field', 'query', 'end'],
      ['Last searches', 'recent'],
      ['Number of results', 'found'],
    ],
    keys: ['button', 'searchbox'],
    related: ['SearchPanel', 'GameGrid'],
    aliases: ['find', 'search', 'lookup'],
  } satisfies ComponentDocs<typeof GameSearch>,
};
