import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GameRow } from './GameRow.tsx';

/** Documentation for the page of `GameRow`. */
export const docs = {
  GameRow: {
    usage: 'Use it on a lobby for one kind of games, with a link to all of them.',
    dos: ['Leave the row out when it is empty; it does so without `empty`.'],
    donts: ["Don't show more than about seven rows on one page."],
    anatomy: [
      ['Title', 'title'],
      ['Link to all', 'allLabel', 'allHref'],
      ['Games', 'games'],
    ],
    keys: ['button', 'link'],
    related: ['GameTile', 'GameGrid', 'Carousel'],
    aliases: ['lobby', 'slots', 'carousel', 'shelf'],
  } satisfies ComponentDocs<typeof GameRow>,
};
